/** What marks cover, as a small grey picture: what the mask studio lays over the photograph. */
import sharp from 'sharp'
import { drawMask } from '../../../imaging/masks/draw'
import type { ToolMade } from './tool'
import type { AnyWork } from './work'

const MAX_PIXELS = 1024 * 1024

export async function maskTool(work: AnyWork): Promise<ToolMade> {
  const picture = await work.image('image', { maxPixels: MAX_PIXELS })
  const { width, height, values } = await drawMask(picture, work.params.mask as never)
  const png = await sharp(values, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
  const answer = { width, height, png: png.toString('base64'), confidence: 1, message: null }
  return { answer }
}
