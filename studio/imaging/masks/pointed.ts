/**
 * Whole things under a finger, by a network queried with points and boxes: things with a box of
 * their own, then the largest coherent mask, then its parts, the larger first.
 */
import { boxedAt, type Looking } from './boxed'
import {
  type Candidate,
  buildCandidate,
  coveredShare,
  isThing,
  isTouched,
  computeShare,
} from './candidate'
import type { Size } from '../segment/shrink'
import { alike, type Spot } from './things'

/** Bonus of a mask that another detector confirms. */
const AGREED = 0.1
/** Bonus of a mask that two others resemble, and penalty of one that is nearly all. */
const REPEATED = 0.15
const NEARLY_ALL = 0.6
const NEARLY_ALL_COSTS = 0.3
/** The largest mask is meant unless it is so much worse than the best. */
const BEHIND_BEST = 0.12
/** A mask that is less of the subject than this is a part of it: an eye, a button. */
const PART = 0.04
/** And so much of it lies in the subject, or of a part in its whole. */
const WITHIN = 0.65
/** So many are handed on: a further tap takes parts of equal colour. */
const MOST = 3

/** The largest that is nearly as good as the best first, then the better ones. */
function wholeFirst(candidates: readonly Candidate[]): Candidate[] {
  const best = Math.max(...candidates.map(({ quality }) => quality))
  const rank = ({ quality, share }: Candidate): number =>
    quality >= best - BEHIND_BEST ? 1 + share : quality - 1
  return [...candidates].sort((a, b) => rank(b) - rank(a))
}

/** Opinions of other detectors, added to a mask's quality. */
function agreementOn(
  { hard, share }: Candidate,
  { alone, seen }: { alone: readonly Candidate[]; seen: readonly Uint8Array[] },
): number {
  if (seen.some((other) => alike(other, hard))) return AGREED
  const repeated = alone.filter((other) => alike(other.hard, hard)).length
  return (repeated > 2 ? REPEATED : 0) - (share > NEARLY_ALL ? NEARLY_ALL_COSTS : 0)
}

function isPartOf(hard: Uint8Array, whole: Uint8Array): boolean {
  let [inside, all, own] = [0, 0, 0]
  whole.forEach((v, at) => {
    all += v
    own += hard[at]
    inside += v & hard[at]
  })
  return own < PART * all && inside > WITHIN * own
}

/** Things under a finger, each once, what is most likely meant first; on a grid over the picture. */
export async function pointedAt(looking: Looking): Promise<Uint8Array[]> {
  const { querySegments, spot, whole, grid } = looking
  const alone = (await querySegments({ spot }))
    .map((segment) => buildCandidate(segment, grid))
    .filter((mask) => isThing(mask) && isTouched(mask, spot, grid))
  const boxed = await boxedAt(looking, alone)
  const seen = [...boxed.map(({ hard }) => hard), ...(whole ? [whole] : [])]
  const agreed = alone.map((mask) => ({
    ...mask,
    quality: mask.quality + agreementOn(mask, { alone, seen }),
  }))
  const found: Uint8Array[] = []
  const ordered = [...boxed, ...wholeFirst(agreed)].map(({ hard }) => hard)
  const [first] = ordered
  if (whole && boxed.length === 0 && first && isPartOf(first, whole)) ordered.unshift(whole)
  else if (boxed.length === 0 && first)
    ordered.unshift(await grownByAgreement(first, agreed, looking))
  for (const hard of [...ordered, ...(whole ? [whole] : [])])
    if (!found.some((other) => alike(other, hard))) found.push(hard)
  return partsAfterWhole(found).slice(0, MOST)
}

/** A larger mask that contains the first one, and how many points of it are segmented. */
const HOLDS = 0.9
const LARGER = 1.25
const LEAST_QUALITY = 0.65
const PLACES = [0.25, 0.5, 0.75]
const LEAST_AGREE = 2

/**
 * Whether a part was taken for the whole: points of a larger mask next to it are segmented as well, and
 * where most of them give that mask again it is one thing. A ground does not: its own mask leaves
 * out what lies on it.
 */
async function grownByAgreement(
  first: Uint8Array,
  alone: readonly Candidate[],
  { querySegments, grid }: Looking,
): Promise<Uint8Array> {
  const own = computeShare(first)
  const larger = alone
    .filter(
      ({ hard, share, quality }) =>
        quality >= LEAST_QUALITY &&
        share > LARGER * own &&
        share < NEARLY_ALL &&
        coveredShare(first, hard) > HOLDS,
    )
    .sort((a, b) => b.share - a.share)
  for (const { hard } of larger) {
    let agree = 0
    for (const spot of sampleSpotsBeyondPart(first, hard, grid)) {
      const masks = (await querySegments({ spot })).map((segment) => buildCandidate(segment, grid))
      if (masks.some((mask) => mask.quality >= LEAST_QUALITY && alike(mask.hard, hard))) agree++
    }
    if (agree >= LEAST_AGREE) return hard
  }
  return first
}

/** Places of a mask that lie well outside of its part. */
function sampleSpotsBeyondPart(
  part: Uint8Array,
  whole: Uint8Array,
  { width, height }: Size,
): Spot[] {
  const inner: number[] = []
  const isOutsidePart = (at: number): boolean => whole[at] === 1 && part[at] === 0
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x
      const around = [at, at - 2, at + 2, at - 2 * width, at + 2 * width]
      if (around.every(isOutsidePart)) inner.push(at)
    }
  if (inner.length < PLACES.length) return []
  return PLACES.map((share) => {
    const at = inner[Math.floor(share * inner.length)]
    return { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height }
  })
}

/** The first stays; what lies in it follows, the larger first; then what is something else. */
function partsAfterWhole(found: readonly Uint8Array[]): Uint8Array[] {
  const [first, ...rest] = found
  if (!first) return []
  const isInside = (hard: Uint8Array): boolean => coveredShare(hard, first) > WITHIN
  const parts = rest.filter(isInside).sort((a, b) => computeShare(b) - computeShare(a))
  return [first, ...parts, ...rest.filter((hard) => !isInside(hard))]
}
