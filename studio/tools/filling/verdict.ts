/** Whether what filled a hole is known to have failed: measured on the result. */
import {
  factsOfFilling,
  type FillingFacts,
  type FillingVerdict,
  gradeFilling,
} from '../../imaging/fill/judge'
import { patchFacts } from '../../imaging/fill/patches'
import { measureSeam } from '../../imaging/fill/seam'
import { shareOfStrangeColours } from '../../imaging/fill/strange'
import { fitted, type Size, shrinkRaster } from '../../imaging/segment/shrink'
import type { Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { subjectSeed } from '../subject-seed'
import type { Verdict } from '../tool'
import {
  bodyShares,
  changeInHole,
  cutsBody,
  hasFaintThing,
  type Seen,
  type Sight,
  openSight,
  seeThings,
  thingsOutside,
} from './changed-things'
import { type Evidence, holdsSubject, isDecided, verdictOfEvidence } from './evidence'
import { findRemnant } from './remnants'

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

interface Measured {
  readonly before: Seen
  readonly facts: FillingFacts | null
  readonly hole: Uint8Array
}

/** Measurements without the segmenter of one way of filling. */
async function measure(
  nets: NetRun,
  picture: Raster,
  { before, facts, hole, from }: Omit<Known, 'cut' | 'seen'> & Measured,
): Promise<Evidence> {
  const after = await seeThings(nets, picture)
  const { appeared, remained } = after
    ? changeInHole(before, after, { hole, size: picture })
    : { appeared: false, remained: false }
  const size = fitted(picture, PATCH_SIDE)
  const [small, marks] = [shrinkRaster(picture, size), shrunkMarks(hole, picture, size)]
  const patches = patchFacts(small, marks, thingsOutside(before, size, marks))
  const signs =
    from === 'margin'
      ? null
      : {
          tapped: from === 'tap',
          share: countMarks(marks) / marks.length,
          strange: shareOfStrangeColours(small, marks),
          faint: after !== null && hasFaintThing(before, after, { hole, size: picture }),
          subjectAfter: from === 'tap' ? await subjectShareAfter(nets, picture, hole) : 0,
        }
  return {
    appeared,
    remained,
    patches,
    facts,
    signs,
    cut: false,
    remnant: null,
    seam: measureSeam(small, marks),
  }
}

const countMarks = (marks: Uint8Array): number => marks.reduce((sum, value) => sum + value, 0)

/** Of the hole or of its border, what the network takes for the subject of the result. */
async function subjectShareAfter(nets: NetRun, picture: Raster, hole: Uint8Array): Promise<number> {
  const size = fitted(picture, SIDE)
  const small = shrinkRaster(picture, size)
  const subject = await subjectSeed(nets, small)
  const facts = factsOfFilling(small, shrunkMarks(hole, picture, size), subject)
  return facts ? Math.max(facts.subjectInside, facts.subjectAtRim) : 0
}

/** Whether the hole leaves a part of a body, whatever it was filled with. */
async function isCut(
  picture: Raster,
  { seen, maskOf, hole }: Sight & { hole: Uint8Array },
): Promise<boolean> {
  if (!seen) return false
  const shareOf = bodyShares(maskOf, picture, hole)
  return cutsBody(seen, { hole, size: picture, shareOf })
}

/** For what is painted in on purpose: that something appears there is no fault. */
export async function verdictOfCut(
  nets: NetRun,
  before: Raster,
  hole: Uint8Array,
): Promise<Verdict | null> {
  return (await isCut(before, { ...(await openSight(nets, before)), hole })) ? 'doubtful' : null
}

export interface Filled {
  /** The picture with what was marked still in it, of the same size as what was made. */
  readonly before: Raster
  readonly results: readonly Raster[]
  readonly hole: Uint8Array
  /**
   * Origin of the hole. Only a brushed hole may leave a part that the segmenter sees: a tap selects
   * by the same segmenter, and a margin held nothing.
   */
  readonly from: 'brush' | 'tap' | 'margin'
  /** Of the picture before, where it was computed already. */
  readonly sight?: Sight
}

/** One way of filling. The segmenter costs most and is run last, where nothing else decides. */
async function verdictOfOne(
  nets: NetRun,
  { before, after, hole }: { before: Raster; after: Raster; hole: Uint8Array },
  { facts, seen, cut, from }: Known & { facts: FillingFacts | null },
): Promise<FillingVerdict> {
  const verdict = facts ? gradeFilling(facts) : 'fine'
  if (verdict === 'wrong' || !seen) return verdict
  const evidence = { ...(await measure(nets, after, { before: seen, facts, hole, from })), cut }
  if (from !== 'brush' || isDecided(evidence) || !holdsSubject(facts))
    return verdictOfEvidence(evidence)
  const remnant = await findRemnant(nets, { before, after, hole })
  return verdictOfEvidence({ ...evidence, remnant })
}

interface Known {
  readonly seen: Seen | null
  readonly cut: boolean
  readonly from: Filled['from']
}

/** Of several ways the best counts. Null: nothing speaks against it. */
export async function verdictOfFilling(
  nets: NetRun,
  { before, results, hole, from, sight }: Filled,
): Promise<Verdict | null> {
  const size = fitted(before, SIDE)
  const marks = shrunkMarks(hole, before, size)
  const subject = await subjectSeed(nets, shrinkRaster(before, size))
  const { seen, maskOf } = sight ?? (await openSight(nets, before))
  const cut = await isCut(before, { seen, maskOf, hole })
  const verdicts: FillingVerdict[] = []
  for (const after of results) {
    const facts = factsOfFilling(shrinkRaster(after, size), marks, subject)
    verdicts.push(await verdictOfOne(nets, { before, after, hole }, { facts, seen, cut, from }))
  }
  const best = ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'fine'
  return best === 'fine' ? null : best
}
