import { loadImage, createCanvas } from '@napi-rs/canvas'
import { ApiFailure } from '../pages'
import type { Options, Simulation, WxContext } from './context'

/** Offscreen canvases, and drawings as files. */
export function canvas({ canvases, files }: WxContext): Simulation {
  const exportFile = async (options: Options) => {
    const node = canvases.find(options.canvas)
    if (node === null) throw new ApiFailure('canvas is empty')
    // Many clients know this call only for canvases of a page.
    if (node.element === null) throw new ApiFailure('invalid canvas, offscreen')
    if (['x', 'y', 'width', 'height'].some((name) => options[name] !== undefined)) {
      // Some clients take them as px of the page, some as pixels of the canvas.
      canvases.complain('canvasToTempFilePath: x, y, width and height differ between clients')
    }
    const { width, height } = node.canvas
    const size = { width: Number(options.destWidth), height: Number(options.destHeight) }
    const copy = createCanvas(size.width || width, size.height || height)
    const picture = await loadImage(node.canvas.toBuffer('image/png'))
    copy.getContext('2d').drawImage(picture, 0, 0, copy.width, copy.height)
    const jpeg = options.fileType === 'jpg'
    const bytes = jpeg
      ? copy.toBuffer('image/jpeg', Number(options.quality ?? 1) * 100)
      : copy.toBuffer('image/png')
    return { tempFilePath: files.addBytes(bytes, jpeg ? '.jpg' : '.png') }
  }
  return {
    asynchronous: { canvasToTempFilePath: exportFile },
    plain: {
      createOffscreenCanvas: ({ type, width, height }: Options) => {
        if (type !== '2d') canvases.complain(`createOffscreenCanvas: ${String(type)}, not 2d`)
        return canvases.hidden(Number(width) || 300, Number(height) || 150).handle
      },
    },
  }
}
