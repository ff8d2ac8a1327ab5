/** A painted part back in its picture. */
import sharp from 'sharp'
import type { Mask, Raster } from '@media/raster'

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
