/** A drawn canvas as a file; canvasFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { Surface } from './canvas'
import { warn } from './log'
import type { PickedImage } from './pickImage'

interface Node {
  toDataURL: (type: string, quality: number) => string
}

let count = 0

/** By the file manager: the way out of a canvas that nobody sees. */
async function written(node: Node, quality: number): Promise<string> {
  const url = node.toDataURL('image/jpeg', quality)
  const filePath = `${Taro.env.USER_DATA_PATH}/cropped-${Date.now()}-${(count += 1)}.jpg`
  const data = url.slice(url.indexOf(',') + 1)
  await new Promise<void>((resolve, reject) => {
    const fail = ({ errMsg }: { errMsg: string }) => reject(new Error(errMsg))
    const whole = { filePath, data, encoding: 'base64' as const }
    Taro.getFileSystemManager().writeFile({ ...whole, success: () => resolve(), fail })
  })
  return filePath
}

/** `quality` 0..1; null where the platform refuses. */
export async function jpegOf(
  { image, width, height }: Surface,
  quality: number,
): Promise<PickedImage | null> {
  const canvas = image as unknown as Taro.Canvas
  const size = { destWidth: width, destHeight: height }
  const whole = { canvas, canvasId: '', fileType: 'jpg' as const, quality, ...size }
  try {
    // Many clients know this call only for canvases of a page.
    const path = await Taro.canvasToTempFilePath(whole).then(
      ({ tempFilePath }) => tempFilePath,
      () => written(image as unknown as Node, quality),
    )
    return { path, sizeBytes: 0, ext: 'jpg' }
  } catch (error) {
    warn('the canvas cannot be read', error)
    return null
  }
}
