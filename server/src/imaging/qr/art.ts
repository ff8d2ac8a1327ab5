/** A code in a picture, as much picture as still scans. */
import type { Raster } from '../raster'
import { covering } from '../mix/mix'
import { drawCode, QUIET, type DrawOptions } from './draw'
import { bestGrid, type Grid } from './grid'
import { scans } from './scan'

/** About so many pixels a side: readers look at few modules at once when there are more. */
const SIDE = 740
const LEAST_UNIT = 10
const STEP = 0.15

/** How well dark modules fall on dark places of a picture of one pixel a module. */
function agreement({ rgba }: Raster): (grid: Grid) => number {
  return ({ size, dark }) =>
    dark.reduce((sum, on, m) => {
      const at = (Math.floor(m / size) + QUIET) * (size + 2 * QUIET) + (m % size) + QUIET
      const light = rgba[at * 4 + 1] as number
      return sum + (on ? 128 - light : light - 128)
    }, 0)
}

export interface Code {
  readonly raster: Raster
  /** What was left of the wished art, 0..1. */
  readonly art: number
}

/** Null when even the plainest form over this picture does not scan. */
export async function artCode(
  text: string,
  picture: Raster,
  { look, art }: DrawOptions,
  report: (share: number) => void = () => undefined,
): Promise<Code | null> {
  const { size } = bestGrid(text, () => 0)
  const side = size + 2 * QUIET
  const square = (pixels: number) => ({ ...picture, width: pixels, height: pixels })
  const grid = bestGrid(text, agreement(covering(picture, square(side))))
  const ground = covering(picture, square(side * Math.max(LEAST_UNIT, Math.round(SIDE / side))))
  for (let left = art; ; left = Math.max(0, left - STEP)) {
    const raster = drawCode(ground, grid, { look, art: left })
    if (await scans(raster, text, side)) return { raster, art: left }
    if (left === 0) return null
    report(1 - left)
  }
}
