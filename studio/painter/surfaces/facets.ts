import { type Raster, type Rgb, hashUnit, measureChange, saturate } from './raster'

/** Triangles of one colour each, whose corners lie on the edges of the picture. */

type Corner = readonly [x: number, y: number]

/** Squares along the short side; each has two triangles. */
const SIDE = 15

/** The most marked edge near the middle of a square. */
function findCorner(
  { width, height }: Raster,
  change: Float32Array,
  middle: Corner,
  reach: number,
): Corner {
  const [mx, my] = middle
  const isAtX = mx <= 0 || mx >= width - 1
  const isAtY = my <= 0 || my >= height - 1
  let best: Corner = middle
  let most = 60
  for (let y = isAtY ? my : my - reach; y <= (isAtY ? my : my + reach); y += 2)
    for (let x = isAtX ? mx : mx - reach; x <= (isAtX ? mx : mx + reach); x += 2) {
      const found = change[Math.round(y) * width + Math.round(x)] ?? 0
      if (found > most) [most, best] = [found, [x, y]]
    }
  if (most > 60 || isAtX || isAtY) return best
  const jitter = (salt: number): number => (hashUnit(mx | 0, my | 0, salt) - 0.5) * reach * 1.5
  return [mx + jitter(1), my + jitter(2)]
}

/** Calls for each pixel of a triangle. */
function walkTriangle(
  { width, height }: Raster,
  [[ax, ay], [bx, by], [cx, cy]]: readonly [Corner, Corner, Corner],
  visit: (at: number) => void,
): void {
  const [top, foot] = [Math.floor(Math.min(ay, by, cy)), Math.ceil(Math.max(ay, by, cy))]
  const [left, right] = [Math.floor(Math.min(ax, bx, cx)), Math.ceil(Math.max(ax, bx, cx))]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0) return
  for (let y = Math.max(0, top); y <= Math.min(height - 1, foot); y++)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++) {
      const u = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area
      const v = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area
      if (u >= -0.001 && v >= -0.001 && u + v <= 1.001) visit((y * width + x) * 4)
    }
}

export function layFacets(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const source = rgba.slice()
  const side = SIDE * unit
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const change = measureChange(raster)
  const corner = (i: number, j: number): Corner => {
    const x = i === columns ? width - 1 : (i * (width - 1)) / columns
    const y = j === rows ? height - 1 : (j * (height - 1)) / rows
    return findCorner(raster, change, [x, y], side * 0.42)
  }
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (__, i) => corner(i, j)),
  )
  const lay = (triangle: readonly [Corner, Corner, Corner], salt: number): void => {
    const sum: Rgb = [0, 0, 0]
    let count = 0
    walkTriangle(raster, triangle, (at) => {
      for (const c of [0, 1, 2] as const) sum[c] += source[at + c] ?? 0
      count++
    })
    if (count === 0) return
    // each facet looks another way
    const light = 0.9 + hashUnit(salt, count, 7) * 0.2
    const mean: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count]
    const colour = saturate(mean, 1.15).map((level) => level * light)
    walkTriangle(raster, triangle, (at) => {
      for (const c of [0, 1, 2] as const) rgba[at + c] = colour[c] ?? 0
    })
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [a, b] = [grid[j]?.[i], grid[j]?.[i + 1]]
      const [c, d] = [grid[j + 1]?.[i], grid[j + 1]?.[i + 1]]
      if (!a || !b || !c || !d) continue
      const salt = j * 1000 + i
      const isFalling = (i + j) % 2 === 0
      lay(isFalling ? [a, b, d] : [a, b, c], salt)
      lay(isFalling ? [a, d, c] : [b, d, c], salt + 500_000)
    }
}
