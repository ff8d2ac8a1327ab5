/**
 * Masks of the boxes under a finger: of the masks a box gives, the one that the others, the box and
 * its own edge support; a person and their vehicle or animal as one.
 */
import { areaOf, intersectionOverUnion } from '@nets/boxes'
import { hasThingsOnIt, isRidden, isStoodOn, isWorn, PERSON } from '@nets/coco'
import type { FoundObject } from '@nets/objects'
import type { Segment } from '@nets/segments'
import type { Size } from '../segment/shrink'
import {
  type Candidate,
  buildCandidate,
  coveredShare,
  isThing,
  isTouched,
  likeness,
  computeReach,
  computeShare,
} from './candidate'
import { alike, type SegmentQuery, type Spot } from './things'

/** Maximum number of boxes under one tap, the smallest first. */
const MOST_BOXES = 3
/** Weights of the box and the mask's own score and edge, next to the likeness to the other masks. */
const FIT_WEIGHS = 0.5
const QUALITY_WEIGHS = 0.7
const SURE_WEIGHS = 0.5
/** Bonus of the first: it is the one that is made for boxes. */
const FIRST_GAINS = 0.03
/** The mask of a box must be as good as this: else the box is of something else. */
const LEAST_OF_BOX = 0.7
/** Below it a box needs a second opinion, unless it is clearly a person. */
const SURE_BOX = 0.4
const PLAIN = 0.8
/** Of two boxes of a kind so much of the smaller lies in the larger: it is a part of it. */
const NESTED = 0.8
/** A mask and a box are of one thing. */
const SAME_REACH = 0.65
/** With what they wear, a person's mask fits their box and covers the mask without it by so much. */
const DRESSED = { fit: 0.8, covers: 0.9 }
/** Vertical offset of a rider, as a share of the narrower box. */
const ABOVE_EACH_OTHER = 0.5
/** Maximum distance of a board's middle from the feet, in heights of its rider. */
const AT_FEET = 0.15

export interface Looking {
  readonly querySegments: SegmentQuery
  readonly spot: Spot
  readonly boxes: readonly FoundObject[]
  /** The subject's part there, on the grid; null: there is none. */
  readonly whole: Uint8Array | null
  readonly grid: Size
}

const isUnder = ({ x, y }: Spot, box: FoundObject): boolean =>
  x >= box.left && x < box.right && y >= box.top && y < box.bottom

/** Of the masks of one box the one that most speaks for; null: none is a thing. */
export function pickBestMask(
  segments: readonly Segment[],
  box: FoundObject,
  { grid, spot }: { grid: Size; spot: Spot | null },
): Candidate | null {
  const masks = segments
    .map((segment, at) => ({ ...buildCandidate(segment, grid), first: at === 0 }))
    .filter((mask) => isThing(mask) && (!spot || isTouched(mask, spot, grid)))
  const worth = (mask: (typeof masks)[number]): number => {
    const others = masks.filter((other) => other !== mask)
    const like = others.reduce((sum, other) => sum + likeness(mask.hard, other.hard), 0)
    const fit = intersectionOverUnion(computeReach(mask.hard, grid), box)
    const own = QUALITY_WEIGHS * Math.min(1, mask.quality) + SURE_WEIGHS * mask.sure
    const prior = mask.first ? FIRST_GAINS : 0
    return like / Math.max(1, others.length) + FIT_WEIGHS * fit + own + prior
  }
  const [best] = masks
    .map((mask) => ({ mask, worth: worth(mask) }))
    .sort((a, b) => b.worth - a.worth)
  return best && best.mask.quality >= LEAST_OF_BOX ? best.mask : null
}

/** Whether a person sits or is on it, judged by two boxes. */
export function areOne(rider: FoundObject, ridden: FoundObject): boolean {
  if (rider.kind !== PERSON) return false
  const common = Math.min(rider.right, ridden.right) - Math.max(rider.left, ridden.left)
  const narrower = Math.min(rider.right - rider.left, ridden.right - ridden.left)
  if (common < ABOVE_EACH_OTHER * narrower) return false
  const [height, middle] = [rider.bottom - rider.top, (ridden.top + ridden.bottom) / 2]
  if (isStoodOn(ridden.kind)) return Math.abs(middle - rider.bottom) < AT_FEET * height
  const sits =
    rider.top < ridden.top &&
    rider.bottom > ridden.top &&
    rider.bottom <= ridden.bottom + AT_FEET * height
  return isRidden(ridden.kind) && sits && (rider.top + rider.bottom) / 2 < middle
}

/** Whom a box's thing rides, or who rides it. */
function findPartner(box: FoundObject, boxes: readonly FoundObject[]): FoundObject | null {
  return boxes.find((other) => areOne(box, other) || areOne(other, box)) ?? null
}

/** A box's thing together with what it is one with; null: it is alone. */
async function joinWithPartner(
  alone: Candidate,
  box: FoundObject,
  { querySegments, boxes, grid }: Looking,
): Promise<Candidate | null> {
  const partner = findPartner(box, boxes)
  const sides = partner && {
    left: partner.left,
    top: partner.top,
    right: partner.right,
    bottom: partner.bottom,
  }
  const other =
    partner &&
    sides &&
    pickBestMask(await querySegments({ box: sides }), partner, { grid, spot: null })
  if (!other) return null
  const hard = alone.hard.map((v, at) => v | other.hard[at])
  return {
    hard,
    share: computeShare(hard),
    quality: Math.min(alone.quality, other.quality),
    sure: Math.min(alone.sure, other.sure),
  }
}

/** Whether one box is of a part of what another of its kind is of. */
function isPart(small: FoundObject, large: FoundObject): boolean {
  if (small.kind !== large.kind || areaOf(small) >= areaOf(large)) return false
  const common = {
    left: Math.max(small.left, large.left),
    top: Math.max(small.top, large.top),
    right: Math.min(small.right, large.right),
    bottom: Math.min(small.bottom, large.bottom),
  }
  const crossing = common.left < common.right && common.top < common.bottom
  return crossing && areaOf(common) > NESTED * areaOf(small)
}

/** The smallest first, but a part after its whole. */
function sortBoxes(boxes: readonly FoundObject[]): FoundObject[] {
  const later = (box: FoundObject): number =>
    areaOf(box) + (boxes.some((other) => other.score >= SURE_BOX && isPart(box, other)) ? 1 : 0)
  return [...boxes].sort((a, b) => later(a) - later(b))
}

/**
 * Whether a box plainly holds a thing that is not under the finger: another thing was tapped. What a
 * person wears is theirs, where the mask with it fits their box as well and no other person is there.
 */
function isOfSomethingElse(
  held: Candidate,
  tapped: Candidate | null,
  { box, looking: { boxes, spot, grid } }: { box: FoundObject; looking: Looking },
): boolean {
  if (!isThing(held) || held.quality < PLAIN || isTouched(held, spot, grid)) return false
  if (box.kind !== PERSON || !tapped) return true
  if (boxes.some((other) => other !== box && other.kind === PERSON && isUnder(spot, other)))
    return true
  const fits = intersectionOverUnion(computeReach(tapped.hard, grid), box) > DRESSED.fit
  return !fits || coveredShare(held.hard, tapped.hard) < DRESSED.covers
}

/** Mask of one box; null: the box is not meant. */
async function findMaskInBox(
  box: FoundObject,
  looking: Looking,
  alone: readonly Candidate[],
): Promise<Candidate | null> {
  const { querySegments, spot, whole, grid } = looking
  const surface = hasThingsOnIt(box.kind)
  const { left, top, right, bottom } = box
  // The finger draws the answer to the part it is on; the box alone votes against that.
  const [ofBox] = surface ? [] : await querySegments({ box: { left, top, right, bottom } })
  const segments = [...(await querySegments({ spot, box })), ...(ofBox ? [ofBox] : [])]
  const mask = pickBestMask(surface ? segments.slice(0, 1) : segments, box, { grid, spot })
  if (ofBox && isOfSomethingElse(buildCandidate(ofBox, grid), mask, { box, looking })) return null
  if (!mask) {
    const filled = whole && intersectionOverUnion(computeReach(whole, grid), box) > SAME_REACH
    return filled ? { hard: whole, quality: 1, sure: 1, share: computeShare(whole) } : null
  }
  const seenAlone = alone.some(({ hard }) => alike(hard, mask.hard))
  // A thing on a table is not the table.
  if (surface) return seenAlone ? mask : null
  const isClearPerson = box.kind === PERSON && mask.quality >= PLAIN
  const believed = box.score >= SURE_BOX || seenAlone || isClearPerson
  return believed || (whole && alike(whole, mask.hard)) ? mask : null
}

/**
 * Masks of the boxes under the finger, the most likely first: unsure boxes after sure ones, of
 * these the subject first; worn things after their wearer.
 */
export async function boxedAt(looking: Looking, alone: readonly Candidate[]): Promise<Candidate[]> {
  const under = looking.boxes
    .filter((box) => isUnder(looking.spot, box))
    .sort((a, b) => areaOf(a) - areaOf(b))
    .slice(0, MOST_BOXES)
  const found: Candidate[] = []
  const unsure: Candidate[] = []
  const worn: Candidate[] = []
  for (const box of sortBoxes(under)) {
    const mask = await findMaskInBox(box, looking, alone)
    const joined = mask && (await joinWithPartner(mask, box, looking))
    const held = [...(joined ? [joined] : []), ...(mask ? [mask] : [])]
    if (isWorn(box.kind)) worn.push(...held)
    else if (box.score >= SURE_BOX) found.push(...held)
    else unsure.push(...held)
  }
  const { whole } = looking
  const isSubject = ({ hard }: Candidate): number => (whole && alike(whole, hard) ? 1 : 0)
  return [...found, ...unsure.sort((a, b) => isSubject(b) - isSubject(a)), ...worn]
}
