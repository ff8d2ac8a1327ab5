import { type Oklch, fromRgb } from '../colour'
import { type BorrowedColours, type Guide, NO_GUIDE } from './guide'
import { type RawPicture, shrinkPicture } from './picture'

const GRID = 48

type Lab = readonly [lightness: number, a: number, b: number]

function meanLab(labs: readonly Lab[]): Lab {
  const sums = labs.reduce<[number, number, number]>(
    ([l, a, b], lab) => [l + lab[0], a + lab[1], b + lab[2]],
    [0, 0, 0],
  )
  const count = Math.max(1, labs.length)
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

function toOklch([lightness, a, b]: Lab): Oklch {
  return [lightness, Math.sqrt(a * a + b * b), (Math.atan2(b, a) * 180) / Math.PI]
}

function apart(one: Lab, other: Lab): number {
  const [l, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return l * l + 2 * (a * a + b * b)
}

/** The row where what is above differs most from what is below; null when nothing parts them. */
function findHorizon(rows: readonly Lab[]): number | null {
  let best = 0
  let at = -1
  const low = Math.round(GRID * 0.22)
  const high = Math.round(GRID * 0.82)
  for (let y = low; y < high; y++) {
    const share = y / GRID
    const contrast =
      apart(meanLab(rows.slice(0, y)), meanLab(rows.slice(y))) * share * (1 - share) +
      apart(meanLab(rows.slice(y - 3, y)), meanLab(rows.slice(y, y + 3))) * 0.3
    if (contrast > best) [best, at] = [contrast, y]
  }
  return best > 0.003 ? at / GRID : null
}

/** The brightest spot of the sky, if it is as bright as a light. */
function findLight(grid: readonly Lab[], horizon: number): Guide['light'] {
  const rows = Math.max(2, Math.floor(horizon * GRID))
  const sky = grid.slice(0, rows * GRID)
  const mean = meanLab(sky)
  const limit = Math.min(0.97, mean[0] + 0.16)
  const bright = sky.flatMap(([lightness], i) => (lightness >= limit ? [i] : []))
  if (bright.length === 0 || bright.length > sky.length * 0.08) return null
  const x = bright.reduce((sum, i) => sum + (i % GRID), 0) / bright.length
  const y = bright.reduce((sum, i) => sum + Math.floor(i / GRID), 0) / bright.length
  const spread = bright.every((i) => {
    const dx = (i % GRID) - x
    const dy = Math.floor(i / GRID) - y
    return dx * dx + dy * dy < GRID * 1.6
  })
  if (!spread) return null
  const radius = Math.sqrt(bright.length / Math.PI) / GRID
  return { x: (x + 0.5) / GRID, y: (y + 0.5) / GRID, radius: Math.max(0.035, radius) }
}

/** The side on which the picture differs most from its mean: the subject is there. */
function findLitSide(grid: readonly Lab[]): -1 | 1 | null {
  const mean = meanLab(grid)
  let weight = 0
  let moment = 0
  for (const [i, lab] of grid.entries()) {
    const far = apart(lab, mean)
    weight += far
    moment += far * ((i % GRID) / (GRID - 1) - 0.5)
  }
  const middle = weight > 0 ? moment / weight : 0
  return Math.abs(middle) < 0.02 ? null : middle < 0 ? -1 : 1
}

function borrowColours(rows: readonly Lab[], grid: readonly Lab[], share: number): BorrowedColours {
  const at = (from: number, to: number): Oklch =>
    toOklch(meanLab(rows.slice(Math.floor(from * GRID), Math.max(1, Math.floor(to * GRID)))))
  const horizon = findHorizon(rows) ?? 0.55
  const lightest = [...grid].sort((a, b) => b[0] - a[0]).slice(0, Math.ceil(grid.length * 0.02))
  return {
    sky: [at(0, horizon * 0.3), at(horizon * 0.35, horizon * 0.7), at(horizon * 0.75, horizon)],
    far: at(horizon, horizon + (1 - horizon) * 0.35),
    near: at(horizon + (1 - horizon) * 0.6, 1),
    light: toOklch(meanLab(lightest)),
    share,
  }
}

/**
 * Reads another picture: its colours, where its horizon and light are, which side is heavy.
 *
 * @param palette 0..1: how much of its colours to take
 * @param keepsLayout whether its layout counts too
 */
export function readReference(picture: RawPicture, palette: number, keepsLayout: boolean): Guide {
  const { rgba } = shrinkPicture(picture, GRID, GRID)
  const grid = Array.from({ length: GRID * GRID }, (_, i): Lab => {
    const red = rgba[i * 4]
    return fromRgb([red, rgba[i * 4 + 1], rgba[i * 4 + 2]])
  })
  const rows = Array.from({ length: GRID }, (_, y) => meanLab(grid.slice(y * GRID, (y + 1) * GRID)))
  const colours = borrowColours(rows, grid, palette)
  if (!keepsLayout) return { ...NO_GUIDE, colours }
  const horizon = findHorizon(rows)
  return {
    ...NO_GUIDE,
    colours,
    horizon,
    light: findLight(grid, horizon ?? 0.5),
    side: findLitSide(grid),
  }
}
