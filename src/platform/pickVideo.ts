/** Lets the person choose one video from the phone; mini-programs. pickVideo.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { byCallbacks } from './byCallbacks'
import { hasMediaCall, type PickedImage } from './pickImage'
import { explainRefusal } from './refusal'

const WHOLE = { sourceType: ['album', 'camera'] as ('album' | 'camera')[], maxDuration: 15 }

interface Chosen {
  path: string
  size: number
  /** Seconds. */
  duration: number
}

async function choose(): Promise<Chosen | null> {
  if (!hasMediaCall()) {
    const chosen = await Taro.chooseVideo({ ...WHOLE, compressed: true })
    return { path: chosen.tempFilePath, size: chosen.size, duration: chosen.duration }
  }
  const { tempFiles } = await byCallbacks<
    Taro.chooseMedia.Option,
    Taro.chooseMedia.SuccessCallbackResult
  >(Taro.chooseMedia, { ...WHOLE, count: 1, mediaType: ['video'] })
  const [file] = tempFiles
  return file ? { path: file.tempFilePath, size: file.size, duration: file.duration } : null
}

/** Resolves with null when nothing was chosen, or it was refused: then said. */
export async function pickVideo(): Promise<PickedImage | null> {
  try {
    const chosen = await choose()
    if (!chosen) return null
    const ext = /\.([a-z0-9]{2,5})$/i.exec(chosen.path)?.[1] ?? 'mp4'
    const { path, size: sizeBytes, duration: seconds } = chosen
    return { path, sizeBytes, seconds, ext: ext.toLowerCase() }
  } catch (thrown) {
    await explainRefusal(thrown)
    return null
  }
}
