import { type Raster, measureChange, smoothNoise } from './raster'

const PAPER = [28, 74, 146] as const
/** px of a picture of 512 between fine lines; every fifth is stronger. */
const GRID = 16

/** White contours on blue squared paper. */
export function drawBlueprint(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const change = measureChange(raster)
  const grid = Math.max(4, Math.round(GRID * unit))
  const thick = Math.max(1, Math.round(unit))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const found = Math.max(
        change[at] ?? 0,
        change[at + thick] ?? 0,
        change[at + width * thick] ?? 0,
      )
      const contour = Math.max(0, Math.min(1, (found - 26) / 60))
      const isLine = x % grid < thick || y % grid < thick
      const isStrong = x % (grid * 5) < thick || y % (grid * 5) < thick
      const line = contour * 0.94 || (isStrong ? 0.26 : isLine ? 0.12 : 0)
      const paper = 0.94 + smoothNoise(x, y, 40 * unit) * 0.12
      for (const c of [0, 1, 2] as const) {
        const ground = PAPER[c] * paper
        rgba[at * 4 + c] = ground + (244 - ground) * line
      }
    }
}
