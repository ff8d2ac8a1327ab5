/** What was marked, gone: the picture filled in one to three ways. */
import { fillHole } from '../../imaging/fill/fill'
import { fillSmoothly } from '../../imaging/fill/membrane'
import { recipesOf } from '../../imaging/fill/recipes'
import { isClear, type Raster } from '@media/raster'
import type { MadePicture } from '../tool'
import { guardBeside } from './subject-guard'

interface Removal {
  readonly seed: number
  readonly count: number
  readonly report: (share: number) => void
}

/** Without anything to copy (a tiny picture, a line) the hole is closed smoothly, once. */
export function removeMarked(
  picture: Raster,
  hole: Uint8Array,
  { seed, count, report }: Removal,
): MadePicture[] {
  const transparent = isClear(picture)
  const made: MadePicture[] = []
  const subject = guardBeside(picture, hole)
  for (const recipe of recipesOf(seed, count)) {
    const share = (done: number): void => report((made.length + done) / count)
    const options = { ...recipe, report: share, ...(subject && { avoid: subject }) }
    const raster = fillHole(picture, hole, options)
    if (!raster) return [{ raster: fillSmoothly(picture, hole), transparent }]
    made.push({ raster, transparent })
  }
  return made
}
