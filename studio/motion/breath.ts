/** The light around a sun or a moon, coming and going a little. */
import { TAU, sin } from '../lib/maths'
import type { Raster } from '@media/raster'

const DEPTH = 0.07

/** @param light its middle and how far it shines, px */
export function breathe(
  { width, height, rgba }: Raster,
  light: { x: number; y: number; reach: number },
  time: number,
): void {
  const { x, y, reach } = light
  const gain = DEPTH * sin(time * TAU)
  const bottom = Math.min(height, Math.ceil(y + reach))
  const right = Math.min(width, Math.ceil(x + reach))
  for (let row = Math.max(0, Math.floor(y - reach)); row < bottom; row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < right; column++) {
      const away = ((column - x) ** 2 + (row - y) ** 2) / (reach * reach)
      if (away >= 1) continue
      const by = 1 + gain * (1 - away) * (1 - away)
      const at = (row * width + column) * 4
      for (let c = 0; c < 3; c++) rgba[at + c] = rgba[at + c] * by
    }
  }
}
