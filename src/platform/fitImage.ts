/** Pictures made small enough before they are sent; mini-programs. fitImage.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'
import type { PickedImage } from './pickImage'

export interface FitLimits {
  maxPixels: number
  maxBytes: number
}

/** Hardly to be seen; a photograph keeps a tenth of its bytes. */
const QUALITY = 92

/** By a quarter, as clients name it: right, left-mirrored … */
const isTurned = (orientation: string | undefined) => /^(left|right)/.test(orientation ?? '')

/** null: a HEIC picture that this platform cannot open. What cannot be judged is left as it is. */
export async function fitImage(file: PickedImage, limits: FitLimits): Promise<PickedImage | null> {
  if (file.ext === 'heic' || file.ext === 'heif') return null
  try {
    const { width, height, orientation } = await Taro.getImageInfo({ src: file.path })
    const scale = Math.min(1, Math.sqrt(limits.maxPixels / (width * height)))
    if (scale === 1 && file.sizeBytes <= limits.maxBytes) return file
    const options: Parameters<typeof Taro.compressImage>[0] & { apFilePaths: string[] } = {
      src: file.path,
      // Alipay takes and returns a list.
      apFilePaths: [file.path],
      quality: QUALITY,
      // One side alone keeps the shape: sides are reported as stored, and the result is upright.
      compressedWidth: Math.floor((isTurned(orientation) ? height : width) * scale),
    }
    const answer = await Taro.compressImage(options)
    const { tempFilePath, apFilePaths } = answer as {
      tempFilePath?: string
      apFilePaths?: string[]
    }
    const path = tempFilePath ?? apFilePaths?.[0]
    return path === undefined ? file : { path, sizeBytes: 0, ext: 'jpg' }
  } catch (error) {
    warn('the picture was not made smaller', error)
    return file
  }
}
