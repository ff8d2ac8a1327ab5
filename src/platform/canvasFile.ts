/** A drawn canvas as a file; canvasFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { Surface } from './canvas'
import { warn } from './log'
import type { PickedImage } from './pickImage'

export interface CanvasFileOptions {
  type: 'png' | 'jpg'
  /** In pixels; left out: the canvas's own. */
  width?: number
  height?: number
  /** 0..1, of a JPEG. */
  quality?: number
}

/** To be uploaded; null when the platform refuses. */
export async function canvasFile(
  surface: Surface,
  { type, width = surface.width, height = surface.height, quality = 1 }: CanvasFileOptions,
): Promise<PickedImage | null> {
  try {
    const { tempFilePath } = await Taro.canvasToTempFilePath({
      canvas: surface.image as unknown as Taro.Canvas,
      canvasId: '',
      x: 0,
      y: 0,
      width: surface.width,
      height: surface.height,
      destWidth: width,
      destHeight: height,
      fileType: type,
      quality,
    })
    return { path: tempFilePath, sizeBytes: 0, ext: type }
  } catch (error) {
    warn('the canvas cannot be read', error)
    return null
  }
}
