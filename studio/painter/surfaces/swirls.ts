import { blurPlane } from '../../lib/blur'
import { decay } from '../../lib/maths'
import { type Raster, hashUnit, measureLight, saturate } from './raster'

/** Short strokes that follow the forms and turn in whorls where the picture is plain. */

/** Strokes of a picture of 512 pixels. */
const STROKES = 15_000
const WHORLS = [
  ...([
    [0.2, 0.2, 1],
    [0.62, 0.26, -1],
    [0.9, 0.12, 1],
    [0.42, 0.08, -1],
  ] as const),
  ...([
    [0.08, 0.52, -1],
    [0.85, 0.52, 1],
    [0.3, 0.78, 1],
    [0.7, 0.86, -1],
  ] as const),
]

/** Direction of the whorls at a place, shares of the picture. */
function turn(u: number, v: number): readonly [number, number] {
  let [x, y] = [0.55, -0.12]
  for (const [cx, cy, way] of WHORLS) {
    const [dx, dy] = [u - cx, v - cy]
    const pull = decay((dx * dx + dy * dy) / 0.022) * way * 14
    x -= dy * pull
    y += dx * pull
  }
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

export function strokeSwirls(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const source = rgba.slice()
  const soft = blurPlane(measureLight(raster), width, height, 3 * unit)
  const slope = (x: number, y: number): readonly [number, number] => {
    const at = (dx: number, dy: number): number =>
      soft[
        Math.max(0, Math.min(height - 1, (y + dy) | 0)) * width +
          Math.max(0, Math.min(width - 1, (x + dx) | 0))
      ] ?? 0
    return [at(2 * unit, 0) - at(-2 * unit, 0), at(0, 2 * unit) - at(0, -2 * unit)]
  }
  const count = Math.round((STROKES * width * height) / (512 * unit) ** 2)
  for (let n = 0; n < count; n++) {
    let [x, y] = [hashUnit(n, 1) * width, hashUnit(n, 2) * height]
    const from = ((y | 0) * width + (x | 0)) * 4
    const colour = saturate([source[from] ?? 0, source[from + 1] ?? 0, source[from + 2] ?? 0], 1.5)
    const light = (hashUnit(n, 3) - 0.5) * 52
    // some strokes lean to blue, some to yellow
    const lean = (hashUnit(n, 4) - 0.5) * 34
    const [gx, gy] = slope(x, y)
    const isForm = Math.hypot(gx, gy) > 16
    const length = (isForm ? 9 : 26) * unit
    const half = (isForm ? 1.1 : 1.9) * unit
    let last: readonly [number, number] = [0, 0]
    for (let step = 0; step < length; step++) {
      const [sx, sy] = slope(x, y)
      const steep = Math.hypot(sx, sy)
      if (!isForm && steep > 16) break
      const [tx, ty] = steep > 7 ? [-sy / steep, sx / steep] : turn(x / width, y / height)
      const way = tx * last[0] + ty * last[1] < 0 ? -1 : 1
      last = [tx * way, ty * way]
      for (let side = -half; side <= half; side += 0.7) {
        const [px, py] = [(x - last[1] * side) | 0, (y + last[0] * side) | 0]
        if (px < 0 || py < 0 || px >= width || py >= height) continue
        const at = (py * width + px) * 4
        const ridge = light + (side < -half * 0.3 ? 15 : side > half * 0.4 ? -15 : 0)
        rgba[at] = colour[0] + ridge + lean
        rgba[at + 1] = colour[1] + ridge + lean * 0.6
        rgba[at + 2] = colour[2] + ridge - lean
      }
      x += last[0]
      y += last[1]
    }
  }
}
