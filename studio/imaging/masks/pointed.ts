/**
 * Whole things under a finger, by a network that is asked of places and boxes: what has a box of its
 * own there, then the largest mask that holds together, then its parts, the larger first.
 */
import { boxedAt, type Looking } from './boxed'
import { type Candidate, candidateOf, isThing, isTouched, shareOf } from './candidate'
import { alike } from './things'

/** What a mask gains that something else sees as well. */
const AGREED = 0.1
/** What a mask gains that two others of the same place are like, and loses that is nearly all. */
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

/** What other ways of looking say of a mask, to be added to its quality. */
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
  const { ask, spot, whole, grid } = looking
  const alone = (await ask({ spot }))
    .map((segment) => candidateOf(segment, grid))
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
  for (const hard of [...ordered, ...(whole ? [whole] : [])])
    if (!found.some((other) => alike(other, hard))) found.push(hard)
  return partsAfterWhole(found).slice(0, MOST)
}

/** The first stays; what lies in it follows, the larger first; then what is something else. */
function partsAfterWhole(found: readonly Uint8Array[]): Uint8Array[] {
  const [first, ...rest] = found
  if (!first) return []
  const isInside = (hard: Uint8Array): boolean => insideShare(hard, first) > WITHIN
  const parts = rest.filter(isInside).sort((a, b) => shareOf(b) - shareOf(a))
  return [first, ...parts, ...rest.filter((hard) => !isInside(hard))]
}

/** Share of a mask that lies in another. */
function insideShare(hard: Uint8Array, whole: Uint8Array): number {
  let [inside, own] = [0, 0]
  hard.forEach((v, at) => {
    own += v
    inside += v & whole[at]
  })
  return own === 0 ? 0 : inside / own
}
