import { type Raster, measureChange, smoothNoise } from './raster'

/** Change of the colours at which a contour begins, and over which it becomes full. */
interface Contrast {
  readonly faint: number
  readonly rise: number
}

/** Strength of the contours between the colours of a picture, 0..1 for each pixel, `thick` px wide. */
function measureContours(raster: Raster, thick: number, { faint, rise }: Contrast): Float32Array {
  const { width, height } = raster
  const change = measureChange(raster)
  const contours = new Float32Array(width * height)
  const half = Math.floor(thick / 2)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let found = 0
      for (let j = -half; j < thick - half; j++)
        for (let i = -half; i < thick - half; i++)
          if (x + i >= 0 && x + i < width)
            found = Math.max(found, change[(y + j) * width + x + i] ?? 0)
      contours[y * width + x] = Math.max(0, Math.min(1, (found - faint) / rise))
    }
  return contours
}

const BLUE = [28, 74, 146] as const
/** px of a picture of 512 between fine lines; every fifth is stronger. */
const GRID = 16

/** White contours on blue squared paper. */
export function drawBlueprint(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const grid = Math.max(4, Math.round(GRID * unit))
  const thick = Math.max(1, Math.round(unit))
  const contours = measureContours(raster, thick + 1, { faint: 26, rise: 60 })
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const isLine = x % grid < thick || y % grid < thick
      const isStrong = x % (grid * 5) < thick || y % (grid * 5) < thick
      const line = (contours[at] ?? 0) * 0.94 || (isStrong ? 0.26 : isLine ? 0.12 : 0)
      const paper = 0.94 + smoothNoise(x, y, 40 * unit) * 0.12
      for (const c of [0, 1, 2] as const) {
        const ground = BLUE[c] * paper
        rgba[at * 4 + c] = ground + (244 - ground) * line
      }
    }
}

const WHITE = 253
const PEN = 34

/** Black contours on white paper, as of a felt pen. */
export function drawLines(raster: Raster): void {
  const { rgba, unit } = raster
  const thick = Math.max(2, Math.round(unit * 2.4))
  const contours = measureContours(raster, thick, { faint: 18, rise: 34 })
  for (const [at, line] of contours.entries())
    rgba.fill(WHITE + (PEN - WHITE) * line, at * 4, at * 4 + 3)
}
