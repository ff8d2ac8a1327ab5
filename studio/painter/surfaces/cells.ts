import { type Raster, type Rgb, saturate } from './raster'

/** Bricks with studs, and cross stitches: squares of one colour each. */

function meanColour({ rgba, width, height }: Raster, x: number, y: number, side: number): Rgb {
  const sum: Rgb = [0, 0, 0]
  let count = 0
  for (let row = y; row < Math.min(height, y + side); row++)
    for (let at = x; at < Math.min(width, x + side); at++) {
      const i = (row * width + at) * 4
      for (const c of [0, 1, 2] as const) sum[c] += rgba[i + c] ?? 0
      count++
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/**
 * @param shade of a place of the square, both 0..1: a factor, and how much paper is seen
 */
function layCells(raster: Raster, side: number, shade: (u: number, v: number) => number): void {
  const { rgba, width, height } = raster
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      const colour = saturate(meanColour(raster, x, y, side), 1.15)
      for (let row = y; row < Math.min(height, y + side); row++)
        for (let at = x; at < Math.min(width, x + side); at++) {
          const i = (row * width + at) * 4
          const k = shade((at - x + 0.5) / side, (row - y + 0.5) / side)
          for (const c of [0, 1, 2] as const)
            rgba[i + c] = k <= 1 ? colour[c] * k : colour[c] + (255 - colour[c]) * (k - 1)
        }
    }
}

/** Squares of plastic, each with a round stud that is lit from the upper left. */
export function layBricks(raster: Raster): void {
  layCells(raster, Math.max(6, Math.round(9 * raster.unit)), (u, v) => {
    if (u < 0.07 || v < 0.07) return 1.14
    if (u > 0.93 || v > 0.93) return 0.7
    const [dx, dy] = [u - 0.5, v - 0.5]
    const far = Math.hypot(dx, dy)
    if (far < 0.27) return 1.06
    if (far < 0.35) return 1 - (dx + dy) * 0.72
    // the stud's shadow
    return far < 0.46 && dx + dy > 0.1 ? 0.8 : 1
  })
}

/** Crosses of thread on a pale cloth. */
export function layStitches(raster: Raster): void {
  layCells(raster, Math.max(5, Math.round(7 * raster.unit)), (u, v) => {
    const [one, other] = [Math.abs(u - v), Math.abs(u + v - 1)]
    if (one < 0.17) return 1.08 - one * 1.4
    if (other < 0.17) return 0.96 - other * 1.6
    return Math.min(one, other) < 0.3 ? 0.72 : 1.42
  })
}
