/** Lets the person choose one video from the phone; mini-programs. pickVideo.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { PickedImage } from './pickImage'

/** Resolves with null when nothing was chosen. */
export async function pickVideo(): Promise<PickedImage | null> {
  try {
    const { tempFilePath, size } = await Taro.chooseVideo({
      sourceType: ['album', 'camera'],
      compressed: true,
      maxDuration: 15,
    })
    const ext = /\.([a-z0-9]{2,5})$/i.exec(tempFilePath)?.[1] ?? 'mp4'
    return { path: tempFilePath, sizeBytes: size, ext: ext.toLowerCase() }
  } catch {
    return null
  }
}
