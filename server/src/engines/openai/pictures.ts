/** Pictures out of the answers of the API: fetched where they are only pointed to, and checked. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { EngineError } from '../engine'
import type { ImageAnswer } from './answers'
import type { ApiOptions } from './client'
import { downloadPicture } from './download'

const MAX_PICTURE_BYTES = 40 * 1024 * 1024
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

export interface AnsweredPicture {
  readonly data: Buffer
  /** The true size; it may differ from what was asked. */
  readonly width: number
  readonly height: number
}

async function bytesOf(answer: ImageAnswer, api: ApiOptions, signal: AbortSignal): Promise<Buffer> {
  if (answer.kind === 'bytes') return answer.data
  return downloadPicture(answer.url, {
    trustedHost: new URL(api.baseUrl).host,
    maxBytes: MAX_PICTURE_BYTES,
    timeoutMs: api.timeoutMs,
    signal,
  })
}

/** Throws EngineError `unavailable` for whatever is no picture. */
async function toPicture(data: Buffer): Promise<AnsweredPicture> {
  const type = await fileTypeFromBuffer(data)
  if (!type || !IMAGE_TYPES.has(type.mime))
    throw new EngineError('unavailable', 'images API answered something that is no picture')
  const { width, height } = await sharp(data)
    .metadata()
    .catch((cause: unknown) => {
      throw new EngineError('unavailable', 'images API answered a broken picture', { cause })
    })
  return { data, width, height }
}

/** Asks as often as it takes; a call answers at most `perCall`. Tells of each as it comes. */
export async function collectPictures(
  api: ApiOptions,
  wanted: {
    count: number
    perCall: number
    signal: AbortSignal
    onPicture?: (picture: AnsweredPicture, index: number) => void
  },
  ask: (count: number) => Promise<ImageAnswer[]>,
): Promise<AnsweredPicture[]> {
  const pictures: AnsweredPicture[] = []
  while (pictures.length < wanted.count) {
    const missing = wanted.count - pictures.length
    for (const answer of (await ask(Math.min(missing, wanted.perCall))).slice(0, missing)) {
      const picture = await toPicture(await bytesOf(answer, api, wanted.signal))
      wanted.onPicture?.(picture, pictures.length)
      pictures.push(picture)
    }
  }
  return pictures
}
