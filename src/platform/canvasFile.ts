/** A drawn canvas as a file; canvasFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { Surface } from './canvas'
import { warn } from './log'
import type { PickedImage } from './pickImage'

/** `quality` 0..1; null where the platform refuses. */
export async function jpegOf(
  { image, width, height }: Surface,
  quality: number,
): Promise<PickedImage | null> {
  try {
    const { tempFilePath } = await Taro.canvasToTempFilePath({
      canvas: image as unknown as Taro.Canvas,
      canvasId: '',
      fileType: 'jpg',
      quality,
      destWidth: width,
      destHeight: height,
    })
    return { path: tempFilePath, sizeBytes: 0, ext: 'jpg' }
  } catch (error) {
    warn('the canvas cannot be read', error)
    return null
  }
}
