import sharp from 'sharp'
import type { Raster } from '@media/raster'

/** A picture at another size, its shape not preserved. */
export async function resizeRaster(
  { width, height, rgba }: Raster,
  size: { width: number; height: number },
): Promise<Raster> {
  if (width === size.width && height === size.height) return { width, height, rgba }
  const { data } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...size, rgba: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) }
}

/** A picture with its border drawn out on every side. */
export async function padded(
  { width, height, rgba }: Raster,
  by: { left: number; top: number },
): Promise<Raster> {
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extend({ ...by, right: by.left, bottom: by.top, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return { width: info.width, height: info.height, rgba: pixels }
}
