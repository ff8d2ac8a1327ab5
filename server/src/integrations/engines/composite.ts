/** Canvases and masks of a masked edit: extend, invert, composite. */
import sharp from 'sharp'
import type { Margins } from '@contract/tools/define'
import { createMask, createRaster, type Mask, type Raster } from '@media/raster'
import { EngineError } from './engine'
import { inputTexts } from './texts'

/** Of an extended canvas. */
const MAX_PIXELS = 12_600_000

/** The picture on its larger canvas with its edges extended, and the mask of the new area. */
export function extendCanvas(picture: Raster, margins: Margins): { sheet: Raster; mask: Mask } {
  const left = Math.round(margins.left * picture.width)
  const top = Math.round(margins.top * picture.height)
  const width = picture.width + left + Math.round(margins.right * picture.width)
  const height = picture.height + top + Math.round(margins.bottom * picture.height)
  if (width === picture.width && height === picture.height)
    throw new EngineError('input', inputTexts.tooSmallToExtend)
  if (width * height > MAX_PIXELS) throw new EngineError('input', inputTexts.tooLargeExtended)
  const sheet = createRaster(width, height)
  const mask = createMask(width, height)
  mask.values.fill(255)
  for (let y = 0; y < height; y++) {
    const from = Math.min(picture.height - 1, Math.max(0, y - top)) * picture.width
    const inside = y >= top && y < top + picture.height
    for (let x = 0; x < width; x++) {
      // The border is repeated outwards: a model that reads below the mask sees no black there.
      const pixel = (from + Math.min(picture.width - 1, Math.max(0, x - left))) * 4
      sheet.rgba.set(picture.rgba.subarray(pixel, pixel + 4), (y * width + x) * 4)
    }
    if (inside) mask.values.fill(0, y * width + left, y * width + left + picture.width)
  }
  return { sheet, mask }
}

export const invertMask = ({ width, height, values }: Mask): Mask => ({
  width,
  height,
  values: values.map((value) => 255 - value),
})

/**
 * The old picture, with the new one where the mask is. The step between them is soft on the mask's
 * side: what the mask does not touch comes back as it was, to the bit.
 */
export async function compositeMasked(old: Raster, painted: Raster, mask: Mask): Promise<Raster> {
  const { width, height } = old
  const sigma = Math.max(0.5, Math.min(width, height) / 400)
  const soft = await sharp(mask.values, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const rgba = new Uint8ClampedArray(old.rgba)
  for (let i = 0; i < width * height; i++) {
    if (mask.values[i] === 0) continue
    const share = (soft[i] as number) / 255
    for (let c = i * 4; c < i * 4 + 4; c++) {
      const under = old.rgba[c] as number
      rgba[c] = Math.round(under + ((painted.rgba[c] as number) - under) * share)
    }
  }
  return { width, height, rgba }
}
