/** Removal of the marked part: the picture filled in one to three ways. */
import { fillHole } from '../../imaging/fill/fill'
import { fillSmoothly } from '../../imaging/fill/membrane'
import { listRecipes } from '../../imaging/fill/recipes'
import { isClear, type Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { ToolRefusal } from '../refusal'
import type { ToolPicture } from '../tool'
import { appearsIn, selectLiving } from './living'
import { type Sight, openSight } from './changed-things'
import { buildHoleGuard } from './subject-guard'
import { laidOver, findTouching, withTouching } from './touching'

/** A new object in the result is reported, and costs nothing. */
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
 * Without a source to copy (a tiny picture, a line) the hole is closed smoothly, once. Variants in
 * which a new person appears are left out; throws ToolRefusal when those are all.
 */
export async function removeMarked(
  picture: Raster,
  hole: Uint8Array,
  { nets, seed, count, report, sight }: Removal,
): Promise<ToolPicture[]> {
  const transparent = isClear(picture)
  const pictures: ToolPicture[] = []
  const { seen, maskOf } = sight ?? (await openSight(nets, picture))
  const living = seen && selectLiving(seen)
  const subject = buildHoleGuard(picture, hole, living)
  const adjacent = await findTouching(picture, hole, { seen, maskOf })
  const wide = adjacent ? withTouching(picture, hole, adjacent) : hole
  const avoid =
    adjacent && subject ? adjacent.map((value, at) => value | subject[at]) : (adjacent ?? subject)
  let repeated = 0
  for (const recipe of listRecipes(seed, count)) {
    const share = (done: number): void => report((pictures.length + repeated + done) / count)
    const options = { ...recipe, report: share, avoid: avoid ?? undefined }
    const filled = fillHole(picture, wide, options) ?? fillHole(picture, hole, options)
    const raster = filled && laidOver(filled, picture, hole)
    if (!raster) return [{ raster: fillSmoothly(picture, hole), transparent }]
    if (living && (await appearsIn(nets, raster, hole))) repeated++
    else pictures.push({ raster, transparent })
  }
  if (pictures.length === 0) throw new ToolRefusal(REPEATED)
  return pictures
}
