/**
 * Conversion between pictures of any size and the few sizes a model takes: the whole picture is
 * placed on the canvas of the best ratio, and cut out of the result again.
 */
import sharp from 'sharp'
import { decodeRaster } from '@media/codec'
import type { Mask, Raster } from '@media/raster'
import type { SizeInfo } from '../engine'

interface PaddedCanvas {
  readonly width: number
  readonly height: number
  /** Position of the picture on it. */
  readonly box: { left: number; top: number; width: number; height: number }
}

export function sheetFor(
  picture: { width: number; height: number },
  sizes: readonly SizeInfo[],
): PaddedCanvas {
  const ratio = picture.width / picture.height
  const off = (size: SizeInfo): number => Math.abs(Math.log(size.width / size.height / ratio))
  const best = sizes.reduce((one, other) => (off(other) < off(one) ? other : one))
  const scale = Math.min(best.width / picture.width, best.height / picture.height)
  const width = Math.max(1, Math.min(best.width, Math.round(picture.width * scale)))
  const height = Math.max(1, Math.min(best.height, Math.round(picture.height * scale)))
  const left = Math.floor((best.width - width) / 2)
  const top = Math.floor((best.height - height) / 2)
  return { width: best.width, height: best.height, box: { left, top, width, height } }
}

function borders({ width, height, box }: PaddedCanvas) {
  const right = width - box.left - box.width
  return { left: box.left, top: box.top, right, bottom: height - box.top - box.height }
}

/** The picture on the sheet, its edges going on to the sheet's. */
export async function pictureOn(
  canvas: PaddedCanvas,
  { width, height, rgba }: Raster,
): Promise<Buffer> {
  const fitted = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(canvas.box.width, canvas.box.height, { fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(fitted)
    .extend({ ...borders(canvas), extendWith: 'copy' })
    .png()
    .toBuffer()
}

/** The mask on the sheet: pixels outside of the picture are not edited. */
export async function maskOn(
  canvas: PaddedCanvas,
  { width, height, values }: Mask,
): Promise<Buffer> {
  const fitted = await sharp(values, { raw: { width, height, channels: 1 } })
    .resize(canvas.box.width, canvas.box.height, { fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(fitted)
    .extend({ ...borders(canvas), background: '#000' })
    .greyscale()
    .png()
    .toBuffer()
}

/** The picture's part of an answer, which may have another size than the sheet. */
export async function cutOut(
  answer: Buffer,
  canvas: PaddedCanvas,
  size?: { width: number; height: number },
): Promise<Raster> {
  const { box } = canvas
  const straight = await sharp(answer)
    .resize(canvas.width, canvas.height, { fit: 'fill' })
    .extract(box)
    .png()
    .toBuffer()
  const wanted = size
    ? await sharp(straight).resize(size.width, size.height, { fit: 'fill' }).png().toBuffer()
    : straight
  return decodeRaster(wanted, { maxPixels: Infinity })
}
