/** Whether what filled a hole may be told to have failed. */
import { factsOfFilling, type FillingVerdict, verdictOfFacts } from '../../imaging/fill/judge'
import { fitted, type Size, shrinkRaster } from '../../imaging/segment/shrink'
import type { Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { subjectSeed } from '../subject-seed'
import type { Verdict } from '../tool'

/** Long side of the copies that are compared, pixels. */
const SIDE = 640
const ORDER: readonly FillingVerdict[] = ['fine', 'doubtful', 'wrong']

function shrunkMarks(marks: Uint8Array, from: Size, to: Size): Uint8Array {
  return Uint8Array.from({ length: to.width * to.height }, (_, at) => {
    const x = Math.floor(((at % to.width) * from.width) / to.width)
    const y = Math.floor((Math.floor(at / to.width) * from.height) / to.height)
    return marks[y * from.width + x]
  })
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
  const verdicts = made.map((picture) => {
    const facts = factsOfFilling(shrinkRaster(picture, size), marks, subject)
    return facts ? verdictOfFacts(facts) : 'fine'
  })
  const best = ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'fine'
  return best === 'fine' ? null : best
}
