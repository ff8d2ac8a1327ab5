/**
 * Conversion between a user's picture and the canvas a model paints on: the same ratio at the size
 * the model is good at, the part to repaint filled from around it, and the result pasted back.
 */
import sharp from 'sharp'
import type { Mask, Raster } from '@media/raster'
import type { Family } from './families'

export interface Sheet {
  readonly width: number
  readonly height: number
}

/** The longest ratio a model still paints as one picture. */
const MOST_RATIO = 2.4

/** Sides in the family's steps; very long pictures are squeezed a little. */
export function sheetFor(
  picture: { width: number; height: number },
  { pixels, step }: Pick<Family, 'pixels' | 'step'>,
): Sheet {
  const ratio = Math.min(MOST_RATIO, Math.max(1 / MOST_RATIO, picture.width / picture.height))
  const width = Math.sqrt(pixels * ratio)
  const even = (side: number): number => Math.max(step * 8, Math.round(side / step) * step)
  return { width: even(width), height: even(width / ratio) }
}

const fromRaster = ({ width, height, rgba }: Raster) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })

/** RGB without transparency: some servers read alpha as a mask. */
export function pictureOn(sheet: Sheet, picture: Raster): Promise<Buffer> {
  return fromRaster(picture)
    .flatten({ background: '#ffffff' })
    .resize(sheet.width, sheet.height, { fit: 'fill' })
    .removeAlpha()
    .png()
    .toBuffer()
}

/** One channel, white = repaint. */
export function maskOn(sheet: Sheet, { width, height, values }: Mask): Promise<Buffer> {
  return sharp(values, { raw: { width, height, channels: 1 } })
    .resize(sheet.width, sheet.height, { fit: 'fill' })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

/** One step of `filled`: the colours that are known, averaged over two by two pixels. */
interface Level {
  readonly width: number
  readonly height: number
  /** RGB × weight, and the weight: 4 values a pixel. */
  readonly sums: Float32Array
}

function halved({ width, height, sums }: Level): Level {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const to = new Float32Array(half.width * half.height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const at = ((y >> 1) * half.width + (x >> 1)) * 4
      for (let c = 0; c < 4; c++) to[at + c] = (to[at + c] as number) + (sums[from + c] as number)
    }
  }
  return { ...half, sums: to }
}

/**
 * The masked part, filled with the colours around it: a model that starts from there neither
 * repaints the removed thing nor sees a hole. Both have the same size.
 */
export function fillMasked(picture: Raster, mask: Mask): Raster {
  const { width, height } = picture
  const sums = new Float32Array(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    // Whatever is touched at all may still show what was to go.
    const weight = mask.values[i] === 0 ? 1 : 0
    for (let c = 0; c < 3; c++) sums[i * 4 + c] = (picture.rgba[i * 4 + c] as number) * weight
    sums[i * 4 + 3] = weight
  }
  const levels: Level[] = [{ width, height, sums }]
  for (let last = levels[0] as Level; last.width > 1 || last.height > 1;) {
    last = halved(last)
    levels.push(last)
  }
  const rgba = new Uint8ClampedArray(picture.rgba)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (mask.values[at] === 0) continue
      const found = levels.find((level, k) => weightAt(level, x >> k, y >> k) > 0)
      const k = found ? levels.indexOf(found) : -1
      for (let c = 0; c < 3; c++)
        rgba[at * 4 + c] = found ? colourAt(found, x >> k, y >> k, c) : 128
      rgba[at * 4 + 3] = 255
    }
  }
  return { width, height, rgba }
}

const weightAt = ({ width, sums }: Level, x: number, y: number): number =>
  sums[(y * width + x) * 4 + 3] as number

function colourAt(level: Level, x: number, y: number, channel: number): number {
  const at = (y * level.width + x) * 4
  return Math.round((level.sums[at + channel] as number) / (level.sums[at + 3] as number))
}

/** `share` of one picture, the rest of the other; both have the same size. */
export function blendRasters(one: Raster, other: Raster, share: number): Raster {
  const rgba = one.rgba.map((value, i) => value * share + (other.rgba[i] as number) * (1 - share))
  return { width: one.width, height: one.height, rgba: new Uint8ClampedArray(rgba) }
}

export async function resizeRaster(picture: Raster, { width, height }: Sheet): Promise<Raster> {
  if (picture.width === width && picture.height === height) return picture
  const data = await fromRaster(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { width, height, rgba: new Uint8ClampedArray(data) }
}
