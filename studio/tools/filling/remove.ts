/** What was marked, gone: the picture filled in one to three ways. */
import { fillHole } from '../../imaging/fill/fill'
import { fillSmoothly } from '../../imaging/fill/membrane'
import { recipesOf } from '../../imaging/fill/recipes'
import { isClear, type Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { ToolRefusal } from '../refusal'
import type { MadePicture } from '../tool'
import { appearsIn, livingOf } from './living'
import { type Sight, sightOf } from './changed-things'
import { guardBeside } from './subject-guard'
import { laidOver, thingsBeside, withBeside } from './touching'

/** What appeared is told, and costs nothing. */
const REPEATED =
  '补出来的地方又出现了人或动物，这次没有做好，积分已退回；可以把旁边的人也一起涂上，或少涂一点再试'

interface Removal {
  readonly nets: NetRun
  readonly seed: number
  readonly count: number
  readonly report: (share: number) => void
  readonly sight?: Sight
}

/**
 * Without anything to copy (a tiny picture, a line) the hole is closed smoothly, once. Ways in which
 * somebody appears who is not there are left out; throws ToolRefusal when that is all of them.
 */
export async function removeMarked(
  picture: Raster,
  hole: Uint8Array,
  { nets, seed, count, report, sight }: Removal,
): Promise<MadePicture[]> {
  const transparent = isClear(picture)
  const made: MadePicture[] = []
  const { seen, maskOf } = sight ?? (await sightOf(nets, picture))
  const living = seen && livingOf(seen)
  const subject = guardBeside(picture, hole, living)
  const beside = await thingsBeside(picture, hole, { seen, maskOf })
  const wide = beside ? withBeside(picture, hole, beside) : hole
  const avoid =
    beside && subject ? beside.map((value, at) => value | subject[at]) : (beside ?? subject)
  let repeated = 0
  for (const recipe of recipesOf(seed, count)) {
    const share = (done: number): void => report((made.length + repeated + done) / count)
    const options = { ...recipe, report: share, ...(avoid && { avoid }) }
    const filled = fillHole(picture, wide, options) ?? fillHole(picture, hole, options)
    const raster = filled && laidOver(filled, picture, hole)
    if (!raster) return [{ raster: fillSmoothly(picture, hole), transparent }]
    if (living && (await appearsIn(nets, raster, hole))) repeated++
    else made.push({ raster, transparent })
  }
  if (made.length === 0) throw new ToolRefusal(REPEATED)
  return made
}
