import { blurPlane } from '../../lib/blur'
import { cos, sin } from '../../lib/maths'
import { type Raster, hashUnit, measureLight, shadePixels, smoothNoise } from './raster'

/** Fibres of felt, and clay with the traces of fingers. */

/** Fibres of a square of 512 pixels. */
const FIBRES = 30_000

/** Short bent hairs in the colour below them: soft edges and a rough surface. */
export function layFelt(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const source = rgba.slice()
  const count = Math.round((FIBRES * width * height) / (512 * unit) ** 2)
  for (let n = 0; n < count; n++) {
    let [x, y] = [hashUnit(n, 1) * width, hashUnit(n, 2) * height]
    const from = ((y | 0) * width + (x | 0)) * 4
    let angle = hashUnit(n, 3) * Math.PI * 2
    const bend = (hashUnit(n, 4) - 0.5) * 0.24
    const light = (hashUnit(n, 5) - 0.5) * 50
    for (let step = 0; step < 13 * unit; step++) {
      const at = ((y | 0) * width + (x | 0)) * 4
      if (x < 0 || y < 0 || x >= width || y >= height) break
      for (let c = 0; c < 3; c++)
        rgba[at + c] = (rgba[at + c] ?? 0) * 0.4 + ((source[from + c] ?? 0) + light) * 0.6
      x += cos(angle)
      y += sin(angle)
      angle += bend / unit
    }
  }
}

/** Matte clay: forms swell at their edges, and the surface has dents and finger lines. */
export function pressClay(raster: Raster): void {
  const { width, height, unit } = raster
  const soft = blurPlane(measureLight(raster), width, height, 3 * unit, 2)
  const dents = soft.map((_, i) => {
    const [x, y] = [i % width, (i / width) | 0]
    return smoothNoise(x, y, 44 * unit, 1) * 2.2 + smoothNoise(x, y, 12 * unit, 2) * 0.5
  })
  const at = (plane: Float32Array, x: number, y: number): number =>
    plane[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0
  const lines = (x: number, y: number): number => {
    const where = smoothNoise(x, y, 60 * unit, 3)
    if (where < 0.56) return 0
    const turn = smoothNoise(x, y, 90 * unit, 5) * 60
    const bow = Math.hypot(x - (x % (97 * unit)) - 30 * unit, y - (y % (83 * unit)) + 20 * unit)
    return sin((bow / unit) * 1.5 + turn) * Math.min(1, (where - 0.56) * 7)
  }
  const step = Math.max(1, Math.round(2 * unit))
  shadePixels(raster, (x, y) => {
    const slope = at(dents, x + step, y + step) - at(dents, x - step, y - step)
    const far = step * 2
    const swell = at(soft, x + far, y + far) - at(soft, x - far, y - far)
    return 1 - slope * 0.2 - swell * 0.0022 + lines(x, y) * 0.03
  })
}
