/** Whether what filled a hole is known to have failed: measured on the result. */
import { measureColourDistance } from '../../imaging/fill/colour-distance'
import {
  factsOfFilling,
  type FillingFacts,
  type FillingVerdict,
  gradeFilling,
} from '../../imaging/fill/judge'
import { patchFacts } from '../../imaging/fill/patches'
import { shareOfLeftColours } from '../../imaging/fill/leftover'
import { measureSeam } from '../../imaging/fill/seam'
import { shareOfStrangeColours } from '../../imaging/fill/strange'
import { measureTraces } from '../../imaging/fill/traces'
import { fitted, type Size, shrinkRaster } from '../../imaging/segment/shrink'
import type { Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { subjectSeed } from '../subject-seed'
import { type Finding, toFinding } from '../checks/finding'
import {
  bodyShares,
  changeInHole,
  type Cut,
  findCut,
  hasFaintThing,
  type Seen,
  type Sight,
  openSight,
  scoreOfThing,
  seeThings,
  thingsOutside,
} from './changed-things'
import { type Evidence, findFault, holdsSubject, isDecided } from './evidence'
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
  readonly original: Raster
  readonly before: Seen
  readonly from: Filled['from']
  readonly facts: FillingFacts | null
  readonly hole: Uint8Array
}

/** Measurements without the segmenter of one way of filling. */
async function measure(
  nets: NetRun,
  picture: Raster,
  { original, before, facts, hole, from }: Measured,
): Promise<Evidence> {
  const after = await seeThings(nets, picture)
  const { appeared, remained } = after
    ? changeInHole(before, after, { hole, size: picture })
    : { appeared: false, remained: false }
  const size = fitted(picture, PATCH_SIDE)
  const [smallBefore, small] = [original, picture].map((one) => shrinkRaster(one, size))
  const marks = shrunkMarks(hole, picture, size)
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
          left: shareOfLeftColours(smallBefore, small, marks),
          traces: measureTraces(smallBefore, small, marks),
          distance: measureColourDistance(small, marks),
          thing: scoreOfThing(before, size, marks),
        }
  return {
    appeared,
    remained,
    patches,
    facts,
    signs,
    cut: null,
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

/** The body that the hole cuts, independent of its filling. */
async function findCutBody(
  picture: Raster,
  { seen, maskOf, hole }: Sight & { hole: Uint8Array },
): Promise<Cut | null> {
  if (!seen) return null
  return findCut(seen, { hole, size: picture, shareOf: bodyShares(maskOf, picture, hole) })
}

/** For what is painted in on purpose: that something appears there is no fault. */
export async function checkCut(
  nets: NetRun,
  before: Raster,
  hole: Uint8Array,
): Promise<Finding | null> {
  const cut = await findCutBody(before, { ...(await openSight(nets, before)), hole })
  return toFinding(cut && 'cut')
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

interface Known {
  readonly seen: Seen | null
  readonly cut: Cut | null
  readonly from: Filled['from']
}

interface OneWay {
  readonly before: Raster
  readonly after: Raster
  readonly hole: Uint8Array
}

/**
 * All measurements of one way of filling; null: no network can be had now.
 * @param whole measures what no longer matters as well, for an evaluation
 */
export async function measureFilling(
  nets: NetRun,
  { before, after, hole }: OneWay,
  {
    facts,
    seen,
    cut,
    from,
    whole = false,
  }: Known & { facts: FillingFacts | null; whole?: boolean },
): Promise<Evidence | null> {
  if (!seen) return null
  const evidence = {
    ...(await measure(nets, after, { original: before, before: seen, facts, hole, from })),
    cut,
  }
  if (from !== 'brush') return evidence
  if (!whole && (isDecided(evidence) || !holdsSubject(facts))) return evidence
  // The segmenter costs most and is run last, where nothing else decides.
  return { ...evidence, remnant: await findRemnant(nets, { before, after, hole }) }
}

/** Facts of the picture before, which all ways of filling share. */
export async function openFilling(
  nets: NetRun,
  { before, hole, from, sight }: Omit<Filled, 'results'>,
): Promise<Known & { factsAfter(after: Raster): FillingFacts | null }> {
  const size = fitted(before, SIDE)
  const marks = shrunkMarks(hole, before, size)
  const subject = await subjectSeed(nets, shrinkRaster(before, size))
  const { seen, maskOf } = sight ?? (await openSight(nets, before))
  return {
    seen,
    from,
    cut: await findCutBody(before, { seen, maskOf, hole }),
    factsAfter: (after) => factsOfFilling(shrinkRaster(after, size), marks, subject),
  }
}

/** Of several ways the best counts. Null: nothing speaks against it. */
export async function checkFilling(
  nets: NetRun,
  { results, ...filled }: Filled,
): Promise<Finding | null> {
  const { before, hole } = filled
  const { factsAfter, ...known } = await openFilling(nets, filled)
  const found: (Finding | null)[] = []
  for (const after of results) {
    const facts = factsAfter(after)
    const isWrong = facts !== null && gradeFilling(facts) === 'wrong'
    const evidence = isWrong
      ? null
      : await measureFilling(nets, { before, after, hole }, { ...known, facts })
    if (isWrong) found.push({ verdict: 'wrong', fault: 'blurred' })
    else found.push(toFinding(evidence && findFault(evidence)))
  }
  const worth = (finding: Finding | null): number => (finding ? ORDER.indexOf(finding.verdict) : 0)
  return found.sort((a, b) => worth(a) - worth(b))[0] ?? null
}
