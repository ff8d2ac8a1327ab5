/** Files to rasters and back. Decoding is limited: what is stored was taken in before (media/intake). */
import sharp from 'sharp'
import type { Raster } from './raster'

/** Upright, sRGB, reduced to at most `maxPixels`. Rejects with sharp's error for a broken file. */
export async function decodeRaster(
  file: Uint8Array,
  options: { maxPixels: number; limitInputPixels?: number },
): Promise<Raster> {
  const limitInputPixels = options.limitInputPixels ?? 120_000_000
  const picture = sharp(file, { limitInputPixels, failOn: 'error' }).autoOrient()
  const { width, height } = (await picture.metadata()).autoOrient
  const scale = Math.min(1, Math.sqrt(options.maxPixels / (width * height)))
  const reduced =
    scale < 1
      ? picture.resize(
          Math.max(1, Math.floor(width * scale)),
          Math.max(1, Math.floor(height * scale)),
          { fit: 'fill' },
        )
      : picture
  const { data, info } = await reduced
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const rgba = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return { width: info.width, height: info.height, rgba }
}

export async function encodePng({ width, height, rgba }: Raster): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
