/**
 * Whole things under a finger, by a network that is asked of places and boxes: what has a box of its
 * own there, then the largest mask that holds together, then the rest.
 */
import { areaOf, overlapOf } from '@nets/boxes'
import { hasThingsOnIt } from '@nets/coco'
import type { FoundObject } from '@nets/objects'
import { logitsOn, type Segment } from '@nets/segments'
import { findParts, tidy } from '../segment/clean'
import type { Size } from '../segment/shrink'
import { alike, type Asked, type Spot } from './things'

/** Boxes under one finger that are asked of, the smallest first. */
const MOST_BOXES = 2
/** Logits between which an edge is unsure. */
const EDGE = 1
/** What an edge that is unsure everywhere takes from a mask's score. */
const UNSURE_COSTS = 0.25
/** What a mask gains that something else sees as well. */
const AGREED = 0.1
/** What a mask gains that two others of the same place are like, and loses that is nearly all. */
const REPEATED = 0.15
const NEARLY_ALL = 0.6
const NEARLY_ALL_COSTS = 0.3
/** The mask of a box must be as good as this: else the box is of something else. */
const LEAST_OF_BOX = 0.7
/** A mask and a box are of one thing. */
const SAME_REACH = 0.65
/** The largest mask is meant unless it is so much worse than the best. */
const BEHIND_BEST = 0.12
/** A thing covers at least and at most so much of the picture. */
const SHARES = [0.0005, 0.95] as const
/** Parts below this share of the biggest are crumbs. */
const CRUMB = 0.12
/** Holes below this share of a mask belong to it: a nose, a window. */
const HOLE = 0.08
/** A mask that is less of the subject than this is a part of it: an eye, a button. */
const PART = 0.04
/** So many are handed on: a further tap takes parts of equal colour. */
const MOST = 3

interface Candidate {
  readonly hard: Uint8Array
  /** About 0..1. */
  readonly quality: number
  readonly share: number
}

/** Share of a mask's cells that are in whether one is strict or not, 0..1. */
function sureness({ logits }: Segment): number {
  let [strict, all] = [0, 0]
  for (const value of logits) {
    if (value > EDGE) strict++
    if (value > -EDGE) all++
  }
  return all === 0 ? 0 : strict / all
}

function withoutSmallHoles(hard: Uint8Array, grid: Size): Uint8Array {
  const { labels, sizes } = findParts(hard, grid, 0)
  const all = hard.reduce((sum, v) => sum + v, 0)
  const open = new Set<number>()
  labels.forEach((label, at) => {
    const [x, y] = [at % grid.width, Math.floor(at / grid.width)]
    if (x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1) open.add(label)
  })
  return hard.map((v, at) =>
    v === 1 || (!open.has(labels[at]) && sizes[labels[at]] < HOLE * all) ? 1 : 0,
  )
}

function candidateOf(segment: Segment, grid: Size): Candidate {
  const raw = Uint8Array.from(logitsOn(segment, grid), (value) => (value > 0 ? 1 : 0))
  const hard = withoutSmallHoles(tidy(raw, grid, CRUMB), grid)
  const share = hard.reduce((sum, v) => sum + v, 0) / hard.length
  return { hard, share, quality: segment.score - UNSURE_COSTS * (1 - sureness(segment)) }
}

/** Whether it is large and small enough, and under the finger or a cell beside it. */
function isThing(
  { hard, share }: Candidate,
  { spot, grid }: Pick<Pointing, 'spot' | 'grid'>,
): boolean {
  if (share < SHARES[0] || share > SHARES[1]) return false
  const [x, y] = [Math.floor(spot.x * grid.width), Math.floor(spot.y * grid.height)]
  return [-1, 0, 1].some((down) =>
    [-1, 0, 1].some((along) => hard[(y + down) * grid.width + x + along] === 1),
  )
}

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

export interface Pointing {
  readonly ask: Asked
  readonly spot: Spot
  readonly boxes: readonly FoundObject[]
  /** The subject's part there, on the grid; null: there is none. */
  readonly whole: Uint8Array | null
  readonly grid: Size
}

const isUnder = ({ x, y }: Spot, box: FoundObject): boolean =>
  x >= box.left && x < box.right && y >= box.top && y < box.bottom

/** Whether a mask reaches as far as a box does, and no farther. */
function fills(hard: Uint8Array, box: FoundObject, { width, height }: Size): boolean {
  const reach = { left: width, top: height, right: 0, bottom: 0 }
  hard.forEach((v, at) => {
    if (v === 0) return
    const [x, y] = [at % width, Math.floor(at / width)]
    reach.left = Math.min(reach.left, x)
    reach.right = Math.max(reach.right, x + 1)
    reach.top = Math.min(reach.top, y)
    reach.bottom = Math.max(reach.bottom, y + 1)
  })
  const shares = {
    ...{ left: reach.left / width, right: reach.right / width },
    ...{ top: reach.top / height, bottom: reach.bottom / height },
  }
  return overlapOf(shares, box) > SAME_REACH
}

function isPartOf(hard: Uint8Array, whole: Uint8Array): boolean {
  let [inside, all, own] = [0, 0, 0]
  whole.forEach((v, at) => {
    all += v
    own += hard[at]
    inside += v & hard[at]
  })
  return own < PART * all && inside > SAME_REACH * own
}

/** Things under a finger, each once, what is most likely meant first; on a grid over the picture. */
export async function pointedAt(pointing: Pointing): Promise<Uint8Array[]> {
  const { ask, spot, boxes, whole, grid } = pointing
  const alone = (await ask({ spot }))
    .map((segment) => candidateOf(segment, grid))
    .filter((candidate) => isThing(candidate, pointing))
  const under = boxes
    .filter((box) => isUnder(spot, box))
    .sort((a, b) => areaOf(a) - areaOf(b))
    .slice(0, MOST_BOXES)
  const boxed: Candidate[] = []
  for (const box of under) {
    const [segment] = await ask({ spot, box })
    const candidate = segment && candidateOf(segment, grid)
    if (!candidate || !isThing(candidate, pointing) || candidate.quality < LEAST_OF_BOX) {
      if (whole && fills(whole, box, grid)) boxed.push({ hard: whole, quality: 1, share: 0 })
      continue
    }
    // What lies on a table is not the table.
    if (hasThingsOnIt(box.kind) && !alone.some(({ hard }) => alike(hard, candidate.hard))) continue
    boxed.push(candidate)
  }
  const seen = [...boxed.map(({ hard }) => hard), ...(whole ? [whole] : [])]
  const agreed = alone.map((candidate) => ({
    ...candidate,
    quality: candidate.quality + agreementOn(candidate, { alone, seen }),
  }))
  const found: Uint8Array[] = []
  const ordered = [...boxed, ...wholeFirst(agreed)].map(({ hard }) => hard)
  const [first] = ordered
  if (whole && boxed.length === 0 && first && isPartOf(first, whole)) ordered.unshift(whole)
  for (const hard of [...ordered, ...(whole ? [whole] : [])])
    if (!found.some((other) => alike(other, hard))) found.push(hard)
  return found.slice(0, MOST)
}
