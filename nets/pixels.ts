/** Pictures as the input of a network: scaled, opaque, as bytes or numbers. */
import sharp from 'sharp'
import type { Raster } from '@media/raster'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Side {
  readonly width: number
  readonly height: number
}

/** Red, green, blue by pixel. Transparent pixels are flattened on white, as when they are shown. */
export async function pixelsAt(
  { width, height, rgba }: Raster,
  size: Side,
  { part, background = '#000000', fit = 'fill' }: PixelOptions = {},
): Promise<Buffer> {
  const whole = sharp(rgba, { raw: { width, height, channels: 4 } }).flatten({
    background: '#ffffff',
  })
  return (part ? whole.extract(part) : whole)
    .resize(size.width, size.height, { fit, background, kernel: 'linear', position: 'left top' })
    .raw()
    .toBuffer()
}

interface PixelOptions {
  /** Whole pixels within the picture; all of it without. */
  readonly part?: Box
  /** Of what `contain` leaves empty: to the right, or below. */
  readonly background?: string
  readonly fit?: 'fill' | 'contain'
}

/** Bytes as numbers. `Float32Array.from` with a function takes ten times as long as this loop. */
export function mapToFloats(pixels: Uint8Array, of: (value: number) => number): Float32Array {
  const numbers = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) numbers[at] = of(pixels[at] ?? 0)
  return numbers
}

/** Interleaved bytes as three planes, blue first, each value changed by `of` (channel 0 is red). */
export function toBgrPlanes(
  pixels: Uint8Array,
  of: (value: number, channel: number) => number,
): Float32Array {
  const size = pixels.length / 3
  const planes = new Float32Array(pixels.length)
  for (let channel = 0; channel < 3; channel++)
    for (let at = 0; at < size; at++)
      planes[(2 - channel) * size + at] = of(pixels[at * 3 + channel] ?? 0, channel)
  return planes
}
