import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import sharp from 'sharp'
import { exchange, type HttpAnswer } from '../http'
import { ApiFailure } from '../pages'
import type { PickedFile } from '../protocol'
import type { Options, Simulation, WxContext } from './context'

const VIDEO = /\.(mp4|mov)$/i
const REMOTE_TIMEOUT_MS = 60_000

/** Choosing, reading and saving pictures. What the person chooses is scripted. */
export function media(context: WxContext): Simulation {
  const { files, phone, problems, realm } = context
  const pick = (count: number): PickedFile[] => {
    const picked = phone.picks.splice(0, count)
    if (picked.length === 0) throw new ApiFailure('cancel')
    return picked
  }
  const saveTo =
    (call: string, video: boolean) =>
    ({ filePath }: Options) => {
      const path = files.locate(String(filePath))
      if (path === null || VIDEO.test(path) !== video) {
        problems.add('api', `${call}:fail not a file of the phone: ${String(filePath)}`)
        throw new ApiFailure('invalid file')
      }
      phone.album.push(path)
    }
  return {
    asynchronous: {
      chooseMedia: async ({ count }) => {
        const tempFiles = await Promise.all(
          pick(Number(count ?? 9)).map((picked) => describe(context, picked)),
        )
        return { tempFiles, type: tempFiles[0]?.fileType ?? 'image' }
      },
      chooseImage: async ({ count }) => {
        const chosen = await Promise.all(
          pick(Number(count ?? 9)).map((picked) => describe(context, picked)),
        )
        return {
          tempFilePaths: chosen.map((file) => file.tempFilePath),
          tempFiles: chosen.map((file) => ({ path: file.tempFilePath, size: file.size })),
        }
      },
      getImageInfo: async ({ src }) => {
        const bytes = await loadPicture(context, 'getImageInfo', String(src))
        const { width, height, format } = await sharp(bytes).metadata()
        const path = files.locate(String(src)) === null ? files.addBytes(bytes, `.${format}`) : src
        return { width, height, path, type: format, orientation: 'up' }
      },
      compressImage: ({ src }) => ({ tempFilePath: src }),
      previewImage: ({ urls, current }) => {
        phone.preview = {
          urls: ((urls ?? []) as unknown[]).map(String),
          current: String(current ?? ''),
        }
      },
      saveImageToPhotosAlbum: saveTo('saveImageToPhotosAlbum', false),
      saveVideoToPhotosAlbum: saveTo('saveVideoToPhotosAlbum', true),
    },
    plain: {
      // Nothing plays here; its calls are taken.
      createVideoContext: () =>
        realm.hostObject({
          play: () => undefined,
          pause: () => undefined,
          seek: () => undefined,
        }),
      // Nothing is heard; a sound with an address plays until it is destroyed.
      createInnerAudioContext: () => {
        let onPlay: (() => void) | null = null
        const audio = realm.hostObject({
          src: '',
          onPlay: (listener: () => void) => void (onPlay = listener),
          onEnded: () => undefined,
          onError: () => undefined,
          play: () => {
            if (!/^https?:/.test(String(audio.src)))
              problems.add('api', `createInnerAudioContext:fail no address: ${String(audio.src)}`)
            else onPlay?.()
          },
          destroy: () => void (onPlay = null),
        })
        return audio
      },
    },
  }
}

/**
 * Bytes of a picture named in a page: a data URI, a file of the phone or package, or an address.
 * @throws ApiFailure when there is none
 */
export async function loadPicture(
  { files, origins }: Pick<WxContext, 'files' | 'origins'>,
  api: string,
  source: string,
): Promise<Buffer> {
  const data = /^data:image\/[\w.+-]+(;base64)?,(.*)$/s.exec(source)
  if (data !== null) {
    const text = data[2] ?? ''
    return data[1] === undefined
      ? Buffer.from(decodeURIComponent(text))
      : Buffer.from(text, 'base64')
  }
  const path = files.locate(source)
  if (path !== null) return readFileSync(path)
  if (!/^https?:/.test(source)) throw new ApiFailure(`no such picture: ${source.slice(0, 120)}`)
  const answer = await exchange({
    url: origins.map(api, source),
    method: 'GET',
    headers: {},
    timeoutMs: REMOTE_TIMEOUT_MS,
    signal: new AbortController().signal,
  })
  if (answer.statusCode !== 200) throw new ApiFailure(`status ${answer.statusCode}: ${source}`)
  if (api === 'image') requireShared(answer, source)
  return answer.body
}

/**
 * Media of a page are loaded by a browser's engine, for which the server is another site.
 * @throws ApiFailure when the server forbids cross-site pages to read the answer
 */
function requireShared({ headers }: HttpAnswer, source: string): void {
  const policy = Object.entries(headers).find(
    ([name]) => name.toLowerCase() === 'cross-origin-resource-policy',
  )?.[1]
  if (policy === undefined || policy === 'cross-origin') return
  throw new ApiFailure(`net::ERR_BLOCKED_BY_RESPONSE, resource policy ${policy}: ${source}`)
}

async function describe({ files }: WxContext, picked: PickedFile) {
  const isVideo = VIDEO.test(extname(picked.path))
  const size = isVideo ? { width: 0, height: 0 } : await sharp(picked.path).metadata()
  return {
    tempFilePath: files.addFile(picked.path),
    size: statSync(picked.path).size,
    fileType: isVideo ? 'video' : 'image',
    width: size.width ?? 0,
    height: size.height ?? 0,
    duration: (picked.durationMs ?? 0) / 1000,
  }
}
