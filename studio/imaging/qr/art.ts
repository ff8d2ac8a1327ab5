/** A code in a picture, as much picture as still scans. */
import type { Raster } from '@media/raster'
import { cropToCover } from '../mix/mix'
import { drawCode, computeQuietZone, type DrawOptions } from './draw'
import type { QrStyle } from './forms'
import { bestGrid, type Grid } from './grid'
import { scans } from './scan'

/** About so many pixels a side: readers look at few modules at once when there are more. */
const SIDE = 740
const LEAST_UNIT = 10
const STEP = 0.15

/** Overlay of every delivered picture. */
export interface Overlay {
  /** Share of the side, from the bottom, that it stays within. */
  readonly foot: number
  /** Resolves to a copy with it. */
  readonly draw: (raster: Raster) => Promise<Raster>
}

/** Match of dark modules and dark places of a picture of one pixel a module. */
function agreement({ rgba }: Raster, quiet: number): (grid: Grid) => number {
  return ({ size, dark }) =>
    dark.reduce((sum, on, m) => {
      const at = (Math.floor(m / size) + quiet) * (size + 2 * quiet) + (m % size) + quiet
      const light = rgba[at * 4 + 1]
      return sum + (on ? 128 - light : light - 128)
    }, 0)
}

export interface Code {
  readonly raster: Raster
  /** Achieved share of the wished art, 0..1. */
  readonly art: number
}

/** Additional modules of quiet zone, in the order they are tried: a little space frees most codes. */
const SPARE = [0, 2, 1, 3]

/** A code on its ground, in a form that scans whatever the picture; null when none does. */
async function plainCode(text: string, picture: Raster, look: QrStyle, overlay: Overlay) {
  const { size } = bestGrid(text, () => 0)
  for (const spare of SPARE) {
    const quiet = computeQuietZone(size, overlay.foot) + spare
    const side = size + 2 * quiet
    const square = (pixels: number) => ({ ...picture, width: pixels, height: pixels })
    const grid = bestGrid(text, agreement(cropToCover(picture, square(side)), quiet))
    const ground = cropToCover(
      picture,
      square(side * Math.max(LEAST_UNIT, Math.round(SIDE / side))),
    )
    const draw = (art: number) => drawCode(ground, grid, quiet, { look, art })
    const readable = async (raster: Raster) => scans(await overlay.draw(raster), text, side)
    const raster = draw(0)
    if (await readable(raster)) return { raster, draw, readable }
  }
  return null
}

/**
 * The code without the overlay, which it scans with. Null when even the plainest form over this
 * picture does not scan.
 */
export async function artCode(
  text: string,
  picture: Raster,
  { look, art, overlay }: DrawOptions & { overlay: Overlay },
  report: (share: number) => void = () => undefined,
): Promise<Code | null> {
  const plain = await plainCode(text, picture, look, overlay)
  if (!plain) return null
  for (let left = art; left > 0; left -= STEP) {
    report(1 - left)
    const raster = plain.draw(left)
    if (await plain.readable(raster)) return { raster, art: left }
  }
  return { raster: plain.raster, art: 0 }
}
