/** Whether what filled a hole is known to have failed: measured on the result. */
import { factsOfFilling, type FillingVerdict, verdictOfFacts } from '../../imaging/fill/judge'
import { patchFacts, verdictOfPatches } from '../../imaging/fill/patches'
import { fitted, type Size, shrinkRaster } from '../../imaging/segment/shrink'
import type { Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { subjectSeed } from '../subject-seed'
import type { Verdict } from '../tool'
import {
  bodyShares,
  segmentsOf,
  changeInHole,
  cutsBody,
  type Seen,
  seeThings,
  thingsOutside,
} from './changed-things'

/** Long side of the copies that are compared, and of those whose patches are, pixels. */
const SIDE = 640
const PATCH_SIDE = 320
const ORDER: readonly FillingVerdict[] = ['fine', 'doubtful', 'wrong']

function shrunkMarks(marks: Uint8Array, from: Size, to: Size): Uint8Array {
  return Uint8Array.from({ length: to.width * to.height }, (_, at) => {
    const x = Math.floor(((at % to.width) * from.width) / to.width)
    const y = Math.floor((Math.floor(at / to.width) * from.height) / to.height)
    return marks[y * from.width + x]
  })
}

/** Whether something appeared, stayed or was copied in one way of filling. */
async function isSuspect(
  nets: NetRun,
  picture: Raster,
  { before, hole }: { before: Seen; hole: Uint8Array },
): Promise<boolean> {
  const after = await seeThings(nets, picture)
  if (after) {
    const { appeared, remained } = changeInHole(before, after, { hole, size: picture })
    if (appeared || remained) return true
  }
  const size = fitted(picture, PATCH_SIDE)
  const marks = shrunkMarks(hole, picture, size)
  const things = thingsOutside(before, size, marks)
  return verdictOfPatches(patchFacts(shrinkRaster(picture, size), marks, things)) !== 'fine'
}

/** Whether the hole leaves a part of a body, whatever it was filled with. */
async function isCut(
  nets: NetRun,
  picture: Raster,
  { seen, hole }: { seen: Seen | null; hole: Uint8Array },
): Promise<boolean> {
  if (!seen) return false
  const shareOf = bodyShares(segmentsOf(nets, picture), picture, hole)
  return cutsBody(seen, { hole, size: picture, shareOf })
}

/** For what is painted in on purpose: that something appears there is no fault. */
export async function verdictOfCut(
  nets: NetRun,
  before: Raster,
  hole: Uint8Array,
): Promise<Verdict | null> {
  const seen = await seeThings(nets, before)
  return (await isCut(nets, before, { seen, hole })) ? 'doubtful' : null
}

/**
 * Of several ways the best counts. Null: nothing speaks against it.
 * @param before the picture with what was marked still in it, of the same size as `made`
 */
export async function verdictOfFilling(
  nets: NetRun,
  before: Raster,
  made: readonly Raster[],
  hole: Uint8Array,
): Promise<Verdict | null> {
  const size = fitted(before, SIDE)
  const marks = shrunkMarks(hole, before, size)
  const subject = await subjectSeed(nets, shrinkRaster(before, size))
  const seen = await seeThings(nets, before)
  const cut = await isCut(nets, before, { seen, hole })
  const verdicts: FillingVerdict[] = []
  for (const picture of made) {
    const facts = factsOfFilling(shrinkRaster(picture, size), marks, subject)
    const verdict = facts ? verdictOfFacts(facts) : 'fine'
    const suspect =
      verdict === 'fine' &&
      (cut || (seen !== null && (await isSuspect(nets, picture, { before: seen, hole }))))
    verdicts.push(suspect ? 'doubtful' : verdict)
  }
  const best = ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'fine'
  return best === 'fine' ? null : best
}
