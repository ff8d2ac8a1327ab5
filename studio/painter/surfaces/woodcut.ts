import { blurPlane } from '../../lib/blur'
import { sin } from '../../lib/maths'
import { type Raster, measureChange, measureLight, smoothNoise } from './raster'

const INK = [30, 26, 24] as const
const PAPER = [240, 229, 205] as const
/** px of a picture of 512 between two cuts. */
const CUT = 5.2

/** Black ink from a carved block: shade is made of cuts, contours are thick. */
export function cutWood(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const soft = blurPlane(measureLight(raster), width, height, 2 * unit)
  const change = measureChange(raster)
  const half = Math.max(1, Math.round(1.2 * unit))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const edge = Math.max(change[at] ?? 0, change[at + half] ?? 0, change[at + half * width] ?? 0)
      const light = (soft[at] ?? 0) / 255
      const bend = light * 26 * unit + smoothNoise(x, y, 70 * unit, 2) * 34 * unit
      const wave = sin(((y + x * 0.22 + bend) / (CUT * unit)) * Math.PI * 2) * 0.5 + 0.5
      const rough = smoothNoise(x, y, 3 * unit, 3) * 0.12 - 0.06
      // darker parts have wider ridges; what is bright has none
      const isInk = edge > 92 || light + rough < 0.2 || (light < 0.8 && wave + rough > light * 1.4)
      const grain = 0.97 + smoothNoise(x * 0.1, y, 4 * unit, 4) * 0.06
      for (const c of [0, 1, 2] as const) {
        const tint = PAPER[c] * 0.72 + (rgba[at * 4 + c] ?? 0) * 0.28
        rgba[at * 4 + c] = isInk ? INK[c] : tint * grain
      }
    }
}
