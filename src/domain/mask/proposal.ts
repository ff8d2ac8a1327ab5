/** The server's mask, made ready to be drawn and measured. */
import { hiddenSurface } from '@/platform/canvas'
import type { MaskAnswer } from './answers'

export interface Proposal {
  image: CanvasImageSource
  width: number
  height: number
  grey: Uint8Array
}

/** Red, green and blue of MASK_COLOUR. */
const COLOUR = [255, 92, 72] as const

/** @throws when the picture cannot be read here */
export async function readAnswer({ png, width, height }: MaskAnswer): Promise<Proposal> {
  const surface = hiddenSurface(width, height)
  if (!surface) throw new Error('no canvas to read the mask on')
  const { pen, image } = surface
  pen.drawImage(await surface.load(`data:image/png;base64,${png}`), 0, 0, width, height)
  const pixels = pen.getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i += 1) {
    grey[i] = pixels.data[i * 4] ?? 0
    COLOUR.forEach((part, channel) => (pixels.data[i * 4 + channel] = part))
    pixels.data[i * 4 + 3] = grey[i] ?? 0
  }
  pen.putImageData(pixels, 0, 0)
  return { image, width, height, grey }
}
