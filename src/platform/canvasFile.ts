/** A drawn canvas as a file; canvasFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { Surface } from './canvas'
import { warn } from './log'
import type { PickedImage } from './pickImage'
import { newDrawnPath } from './userFiles'

export interface CanvasFileOptions {
  type: 'png' | 'jpg'
  /** In pixels; left out: the canvas's own. */
  width?: number
  height?: number
  /** 0..1, of a JPEG. */
  quality?: number
}

interface Node {
  toDataURL: (type: string, quality: number) => string
}

const MIME = { png: 'image/png', jpg: 'image/jpeg' } as const

/** By the file manager: for an offscreen canvas. */
async function written(node: Node, type: 'png' | 'jpg', quality: number): Promise<string> {
  const url = node.toDataURL(MIME[type], quality)
  const filePath = newDrawnPath(type)
  const data = url.slice(url.indexOf(',') + 1)
  await new Promise<void>((resolve, reject) => {
    const fail = ({ errMsg }: { errMsg: string }) => reject(new Error(errMsg))
    const whole = { filePath, data, encoding: 'base64' as const }
    Taro.getFileSystemManager().writeFile({ ...whole, success: () => resolve(), fail })
  })
  return filePath
}

/** To be uploaded; null when the platform refuses. */
export async function canvasFile(
  surface: Surface,
  { type, width, height, quality = 1 }: CanvasFileOptions,
): Promise<PickedImage | null> {
  const pixels = (px: number) => Math.round(px * surface.ratio)
  // Always the whole canvas: a part is measured in px on some clients and in pixels on others.
  const whole = {
    canvas: surface.image as unknown as Taro.Canvas,
    canvasId: '',
    destWidth: width ?? pixels(surface.width),
    destHeight: height ?? pixels(surface.height),
    fileType: type,
    quality,
  }
  try {
    // Many clients know this call only for canvases of a page.
    const path = await Taro.canvasToTempFilePath(whole).then(
      ({ tempFilePath }) => tempFilePath,
      () => written(surface.image as unknown as Node, type, quality),
    )
    return { path, sizeBytes: 0, ext: type }
  } catch (error) {
    warn('the canvas cannot be read', error)
    return null
  }
}
