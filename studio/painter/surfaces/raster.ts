/** Pixels of a painted picture, and what all surfaces measure of them. */

export interface Raster {
  readonly width: number
  readonly height: number
  /** RGBA, row by row. */
  readonly rgba: Uint8ClampedArray
  /** Pixels of one pixel of a picture whose short side has 512. */
  readonly unit: number
}

export type Rgb = [red: number, green: number, blue: number]

/** 0..1, the same for the same numbers. */
export function hashUnit(x: number, y: number, salt = 0): number {
  let h = Math.imul(x + 374761393, 668265263) ^ Math.imul(y + salt * 97 + 1274126177, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 3266489917)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise, 0..1, with one hill for each `size` pixels. */
export function smoothNoise(x: number, y: number, size: number, salt = 0): number {
  const u = x / size
  const v = y / size
  const i = Math.floor(u)
  const j = Math.floor(v)
  const s = ease(u - i)
  const t = ease(v - j)
  const top = hashUnit(i, j, salt) * (1 - s) + hashUnit(i + 1, j, salt) * s
  const foot = hashUnit(i, j + 1, salt) * (1 - s) + hashUnit(i + 1, j + 1, salt) * s
  return top * (1 - t) + foot * t
}

export const luminance = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue

/** Lightness of every pixel, 0..255. */
export function measureLight({ rgba }: Raster): Float32Array {
  const light = new Float32Array(rgba.length / 4)
  for (let i = 0; i < light.length; i++)
    light[i] = luminance(rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0)
  return light
}

/** Change of the colour at every pixel, in all channels together. */
export function measureChange({ rgba, width, height }: Raster): Float32Array {
  const change = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = (y * width + x) * 4
      let sum = 0
      for (let c = 0; c < 3; c++) {
        const dx = (rgba[i + 4 + c] ?? 0) - (rgba[i - 4 + c] ?? 0)
        const dy = (rgba[i + width * 4 + c] ?? 0) - (rgba[i - width * 4 + c] ?? 0)
        sum += dx * dx + dy * dy
      }
      change[y * width + x] = Math.sqrt(sum)
    }
  return change
}

/** More or less of the colour's own hue. */
export function saturate([red, green, blue]: Readonly<Rgb>, by: number): Rgb {
  const grey = luminance(red, green, blue)
  return [grey + (red - grey) * by, grey + (green - grey) * by, grey + (blue - grey) * by]
}

/** Light of every pixel times a factor. In place. */
export function shadePixels(
  { rgba, width, height }: Raster,
  factor: (x: number, y: number) => number,
) {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [i, k] = [(y * width + x) * 4, factor(x, y)]
      for (let c = 0; c < 3; c++) rgba[i + c] = (rgba[i + c] ?? 0) * k
    }
}
