/** Looks of pictures by a program: too many for a person to check. */

/** Lightness 0..255 averaged over a grid of cells. */
function lightness(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Float64Array {
  const sums = new Float64Array(columns * rows)
  const counts = new Float64Array(columns * rows)
  for (let i = 0; i < width * height; i++) {
    const column = Math.floor(((i % width) * columns) / width)
    const cell = Math.floor((Math.floor(i / width) * rows) / height) * columns + column
    const red = rgba[i * 4]
    const green = rgba[i * 4 + 1]
    const blue = rgba[i * 4 + 2]
    sums[cell] = sums[cell] + 0.299 * red + 0.587 * green + 0.114 * blue
    counts[cell] = counts[cell] + 1
  }
  return sums.map((sum, i) => sum / Math.max(1, counts[i]))
}

/**
 * A difference hash: 256 bits that say where the picture grows lighter from left to right. The
 * usual 64 see little of a poster, where most neighbours are of one colour.
 */
export function fingerprint(rgba: Uint8ClampedArray, width: number, height: number): bigint {
  const grid = lightness(rgba, width, height, 17, 16)
  let print = 0n
  for (let row = 0; row < 16; row++)
    for (let column = 0; column < 16; column++) {
      const at = row * 17 + column
      const rises = grid[at + 1] > grid[at]
      print = (print << 1n) | (rises ? 1n : 0n)
    }
  return print
}

/** Bits in which two fingerprints differ. */
export function distance(a: bigint, b: bigint): number {
  let rest = a ^ b
  let bits = 0
  for (; rest > 0n; rest >>= 1n) bits += Number(rest & 1n)
  return bits
}

/** Light and dark masses, on a 12 × 12 grid, without the picture's own brightness. */
export function composition(rgba: Uint8ClampedArray, width: number, height: number): Float64Array {
  const grid = lightness(rgba, width, height, 12, 12)
  const mean = grid.reduce((sum, value) => sum + value, 0) / grid.length
  return grid.map((value) => (value - mean) / 255)
}

/** Mean difference of two compositions. */
export const apart = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length

/** Share of the commonest of 512 colours, and how far the colours of a picture spread, 0..1. */
export function colours(rgba: Uint8ClampedArray): { share: number; spread: number } {
  const counts = new Uint32Array(512)
  const pixels = rgba.length / 4
  let sum = 0
  let squares = 0
  for (let i = 0; i < rgba.length; i += 4) {
    const [red, green, blue] = rgba.subarray(i, i + 3) as unknown as [number, number, number]
    const bin = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    counts[bin] = counts[bin] + 1
    const light = (red + green + blue) / 765
    sum += light
    squares += light * light
  }
  const variance = Math.max(0, squares / pixels - (sum / pixels) ** 2)
  return { share: Math.max(...counts) / pixels, spread: Math.sqrt(variance) }
}
