import { type Raster, type Rgb, hashUnit, saturate, smoothNoise } from './raster'

/** Panes of coloured glass between lead: neighbouring pixels of like colour are one pane. */

/** Distance of the first middles, pixels of a picture of 512. */
const SIDE = 26
const ROUNDS = 3
/** Of a difference in colour, in pixels of distance. */
const BY_COLOUR = 0.34

type Pane = { x: number; y: number; colour: Rgb }

/** The number of its pane for every pixel, and the panes. */
function dividePanes({ rgba, width, height, unit }: Raster): { labels: Int32Array; panes: Pane[] } {
  const side = SIDE * unit
  const panes: Pane[] = []
  for (let j = 0; j * side < height; j++)
    for (let i = 0; i * side < width; i++) {
      const x = Math.min(width - 1, (i + 0.2 + hashUnit(i, j, 1) * 0.6) * side) | 0
      const y = Math.min(height - 1, (j + 0.2 + hashUnit(i, j, 2) * 0.6) * side) | 0
      const at = (y * width + x) * 4
      panes.push({ x, y, colour: [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0] })
    }
  const labels = new Int32Array(width * height)
  const best = new Float32Array(width * height)
  for (let round = 0; round < ROUNDS; round++) {
    best.fill(Infinity)
    for (const [n, { x: px, y: py, colour }] of panes.entries()) {
      const [left, right] = [Math.max(0, (px - side * 1.15) | 0), Math.min(width, px + side * 1.15)]
      const [top, foot] = [Math.max(0, (py - side * 1.15) | 0), Math.min(height, py + side * 1.15)]
      for (let y = top; y < foot; y++)
        for (let x = left; x < right; x++) {
          const at = y * width + x
          const near = (x - px) ** 2 + (y - py) ** 2
          const r = (rgba[at * 4] ?? 0) - colour[0]
          const g = (rgba[at * 4 + 1] ?? 0) - colour[1]
          const b = (rgba[at * 4 + 2] ?? 0) - colour[2]
          const alike = r * r + g * g + b * b
          const far = near / unit ** 2 + alike * BY_COLOUR
          if (far < (best[at] ?? 0)) {
            best[at] = far
            labels[at] = n
          }
        }
    }
    const sums = new Float64Array(panes.length * 6)
    for (let at = 0; at < labels.length; at++) {
      const from = (labels[at] ?? 0) * 6
      sums[from] += at % width
      sums[from + 1] += (at / width) | 0
      for (let c = 0; c < 3; c++) sums[from + 2 + c] += rgba[at * 4 + c] ?? 0
      sums[from + 5] += 1
    }
    for (const [n, pane] of panes.entries()) {
      const [x = 0, y = 0, r = 0, g = 0, b = 0, count = 0] = sums.subarray(n * 6, n * 6 + 6)
      if (count === 0) continue
      Object.assign(pane, { x: x / count, y: y / count, colour: [r / count, g / count, b / count] })
    }
  }
  return { labels, panes }
}

export function leadGlass(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const { labels, panes } = dividePanes(raster)
  const glass = panes.map(({ colour }, n) =>
    saturate(colour, 1.6).map((level) => level * (0.86 + hashUnit(n, 3) * 0.28)),
  )
  const half = Math.max(1, Math.round(1.5 * unit))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const label = labels[at] ?? 0
      const other = (dx: number, dy: number): boolean => {
        const [u, v] = [x + dx, y + dy]
        return u >= 0 && v >= 0 && u < width && v < height && labels[v * width + u] !== label
      }
      const isLead = other(half, 0) || other(-half, 0) || other(0, half) || other(0, -half)
      const streak = 0.92 + smoothNoise(x * 0.5 + y, y * 2, 22 * unit, 4) * 0.22
      for (let c = 0; c < 3; c++)
        rgba[at * 4 + c] = isLead ? 30 + c * 3 : (glass[label]?.[c] ?? 0) * streak
    }
}
