/** Lets the person choose pictures from the phone; mini-programs. pickImage.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { byCallbacks } from './byCallbacks'
import { explainRefusal } from './refusal'
import { getCallName } from './support'
import { removeDrawnFile } from './userFiles'

export interface PickedImage {
  /** Path for upload and Image: a temporary path, on H5 a blob: URL. */
  path: string
  sizeBytes: number
  /** Lower case, without dot; '' when unknown. */
  ext: string
  /** Of a video, where the client says it. */
  seconds?: number
  /** File name, of a sound alone. */
  name?: string
  /** H5 only: the file itself. */
  file?: File
}

function getExtension(path: string): string {
  return (/\.([a-z0-9]{2,5})$/i.exec(path)?.[1] ?? '').toLowerCase()
}

/** Extensions that identify a picture; Alipay's album ends every name with `.image`. */
const TELLING = /^(jpe?g|png|webp|gif|bmp|avif|heic|heif)$/

/** The extension of a picture, from what it is where its name does not say it. */
async function detectExtension(path: string): Promise<string> {
  const named = getExtension(path)
  if (TELLING.test(named)) return named
  const { type } = await Taro.getImageInfo({ src: path }).catch(() => ({ type: '' }))
  const found = String(type).toLowerCase()
  // The server looks at the bytes: photographs are what albums hold most.
  return TELLING.test(found) ? found : 'jpg'
}

/** The newer call, where this client has it: also old versions of a client that has it now. */
export function hasMediaCall(): boolean {
  return getCallName('pickImages') === 'chooseMedia' && Taro.canIUse('chooseMedia')
}

/** Maximum number per choice; WeChat's own limit. */
const MOST = 9

interface Chosen {
  path: string
  size: number
}

const SOURCES: ('album' | 'camera')[] = ['album', 'camera']

async function chooseMedia(count: number): Promise<Chosen[]> {
  const whole = { count, sizeType: ['original' as const], sourceType: SOURCES }
  const { tempFiles } = await byCallbacks<
    Taro.chooseMedia.Option,
    Taro.chooseMedia.SuccessCallbackResult
  >(Taro.chooseMedia, { ...whole, mediaType: ['image'] })
  return tempFiles.map(({ tempFilePath: path, size }) => ({ path, size }))
}

/** Of clients without the newer call; old Alipay names only paths. */
async function chooseImage(count: number): Promise<Chosen[]> {
  const chosen = await Taro.chooseImage({ count, sizeType: ['original'], sourceType: SOURCES })
  const { tempFiles, tempFilePaths } = chosen as Partial<typeof chosen>
  return tempFiles ?? (tempFilePaths ?? []).map((path) => ({ path, size: 0 }))
}

/** In the order they were tapped; empty when nothing was chosen, or it was refused: then said. */
export async function pickImages(count: number): Promise<PickedImage[]> {
  const most = Math.min(MOST, Math.max(1, count))
  try {
    const chosen = await (hasMediaCall() ? chooseMedia(most) : chooseImage(most))
    return await Promise.all(
      chosen.map(async ({ path, size }) => ({
        path,
        sizeBytes: size,
        ext: await detectExtension(path),
      })),
    )
  } catch (thrown) {
    await explainRefusal(thrown)
    return []
  }
}

/** A picture that the client itself gave as a temporary file; its size is not known. */
export async function describePath(path: string): Promise<PickedImage> {
  return { path, sizeBytes: 0, ext: await detectExtension(path) }
}

/** Resolves with null when nothing was chosen. */
export async function pickImage(): Promise<PickedImage | null> {
  return (await pickImages(1))[0] ?? null
}

/** The file is not used any more. */
export function releaseFile({ path }: PickedImage): void {
  void removeDrawnFile(path)
}
