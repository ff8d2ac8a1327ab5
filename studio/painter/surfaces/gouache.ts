import { type Raster, luminance, measureLight, smoothNoise } from './raster'

/** Painted backgrounds of animated films: patches of opaque paint, green and blue, in warm light. */

/** Sums over rectangles: of values and of their squares. */
function sumTable(
  plane: Float32Array,
  { width, height }: Raster,
  isSquared: boolean,
): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      const value = plane[y * width + x] ?? 0
      row += isSquared ? value * value : value
      table[(y + 1) * (width + 1) + x + 1] = (table[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return table
}

export function smoothGouache(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const r = Math.max(2, Math.round(3.2 * unit))
  const light = measureLight(raster)
  const planes = [0, 1, 2].map((c) => light.map((_, i) => rgba[i * 4 + c] ?? 0))
  const sums = [...planes, light].map((plane) => sumTable(plane, raster, false))
  const squares = sumTable(light, raster, true)
  const take = (table: Float64Array | undefined, x0: number, y0: number, x1: number, y1: number) =>
    (table?.[y1 * (width + 1) + x1] ?? 0) -
    (table?.[y0 * (width + 1) + x1] ?? 0) -
    (table?.[y1 * (width + 1) + x0] ?? 0) +
    (table?.[y0 * (width + 1) + x0] ?? 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [least, found] = [Infinity, [0, 0, 0]]
      for (const [dx, dy] of [
        [-r, -r],
        [0, -r],
        [-r, 0],
        [0, 0],
      ] as const) {
        const [x0, y0] = [Math.max(0, x + dx), Math.max(0, y + dy)]
        const [x1, y1] = [Math.min(width, x + dx + r + 1), Math.min(height, y + dy + r + 1)]
        const count = (x1 - x0) * (y1 - y0)
        const mean = take(sums[3], x0, y0, x1, y1) / count
        const spread = take(squares, x0, y0, x1, y1) / count - mean * mean
        if (spread >= least) continue
        least = spread
        found = [0, 1, 2].map((c) => take(sums[c], x0, y0, x1, y1) / count)
      }
      const [red = 0, green = 0, blue = 0] = found
      const grey = luminance(red, green, blue)
      const brush = 0.965 + smoothNoise(x * 0.4 + y * 0.3, y, 13 * unit, 6) * 0.07
      // greens and blues are full, lights are warm
      const cool = green > red || blue > red ? 1.38 : 1.16
      const warm = (grey / 255) ** 2 * 9
      const at = (y * width + x) * 4
      rgba[at] = (grey + (red - grey) * cool) * brush + warm
      rgba[at + 1] = (grey + (green - grey) * cool) * brush + warm * 0.6
      rgba[at + 2] = (grey + (blue - grey) * cool) * brush - warm * 0.8
    }
}
