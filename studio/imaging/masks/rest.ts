/**
 * The rest of a thing that a brush mostly covered: an ear, an edge, a handle. Masks of the brushed
 * part's bounds are compared with what was brushed; nothing is changed by it.
 */
import { intersectionOverUnion, type Sides } from '@nets/boxes'
import type { FoundObject } from '@nets/objects'
import { logitsOn, type Segment } from '@nets/segments'
import { growMarks } from '../fill/region'
import { findParts } from '../segment/clean'
import { fitted, type Size } from '../segment/shrink'
import { buildCandidate, computeQuality, computeReach, coveredShare, likeness } from './candidate'
import type { SegmentQuery, Spot } from './things'

/** Long side of the grid that masks are compared on before one is made in full. */
const COARSE = 128
/** The brush covered at least so much of the thing, and the thing is so much of what was brushed. */
const COVERED = 0.6
const INSIDE = 0.4
/** Score of a mask; of one that fits what was brushed loosely (both shares together) a higher one. */
const LEAST_SCORE = 0.75
const LOOSE = { fit: 1.3, score: 0.93 }
/** The number of other masks that give the same thing at this likeness. */
const SAME = 0.75
const LEAST_VOTES = 1
const VOTE_GAINS = 0.05
/** The rest counts from this distance to the brush on, share of the short side … */
const TOLERANCE = 0.01
/** … and from this share of the thing on, in parts of at least that share each. */
const LEAST_REST = 0.02
const LEAST_PART = 0.005
/** The box of a thing has so much in common with the brushed bounds. */
const SHARED = 0.3
/** Its edge, in which colours mix with those around: cells of the grid. */
const EDGE = 2

interface Brushed {
  /** 1 = brushed, on the grid. */
  readonly painted: Uint8Array
  readonly grid: Size
  readonly querySegments: SegmentQuery
  readonly boxes: readonly FoundObject[]
}

const count = (marks: Uint8Array): number => marks.reduce((sum, value) => sum + value, 0)

function coarseMarks(marks: Uint8Array, from: Size, to: Size): Uint8Array {
  return Uint8Array.from({ length: to.width * to.height }, (_, at) => {
    const x = Math.floor((((at % to.width) + 0.5) * from.width) / to.width)
    const y = Math.floor(((Math.floor(at / to.width) + 0.5) * from.height) / to.height)
    return marks[y * from.width + x]
  })
}

/** The brushed place that is farthest from what is not brushed, in shares of the sides. */
function findDeepest(marks: Uint8Array, { width, height }: Size): Spot {
  let [left, at] = [marks, marks.indexOf(1)]
  for (let depth = 0; depth < COARSE && left.includes(1); depth++) {
    at = left.indexOf(1)
    const open = left.map((value) => 1 - value)
    left = growMarks(open, width, height, 1).map((value) => 1 - value)
  }
  return { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height }
}

/** The box of the named thing that may be what was brushed; null: there is none. */
function findBox(reach: Sides, boxes: readonly FoundObject[]): Sides | null {
  const [best] = boxes
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
    .sort((a, b) => intersectionOverUnion(b, reach) - intersectionOverUnion(a, reach))
  return best && intersectionOverUnion(best, reach) > SHARED ? best : null
}

/** The segment that is the brushed thing; null: none is clear enough. */
function pickBrushed(
  segments: readonly Segment[],
  { painted, grid }: Pick<Brushed, 'painted' | 'grid'>,
): Segment | null {
  const size = fitted(grid, COARSE)
  const marks = coarseMarks(painted, grid, size)
  const seen = segments.map((segment) => {
    const hard = Uint8Array.from(logitsOn(segment, size), (value) => (value > 0 ? 1 : 0))
    return {
      segment,
      hard,
      quality: computeQuality(segment),
      covered: coveredShare(hard, marks),
      inside: coveredShare(marks, hard),
    }
  })
  let best: { segment: Segment; worth: number } | null = null
  for (const one of seen) {
    const { segment, hard, covered, inside, quality } = one
    const least = covered + inside < LOOSE.fit ? LOOSE.score : LEAST_SCORE
    if (covered < COVERED || inside < INSIDE || quality < least) continue
    const votes = seen.filter((other) => other !== one && likeness(other.hard, hard) > SAME).length
    const worth = quality + covered + VOTE_GAINS * votes
    if (votes >= LEAST_VOTES && (!best || worth > best.worth)) best = { segment, worth }
  }
  return best && best.segment
}

/** 1 = of the thing and not brushed, without the slivers along the brush; null: too little. */
function selectRest(
  thing: Uint8Array,
  painted: Uint8Array,
  { width, height }: Size,
): Uint8Array | null {
  const near = Math.max(1, Math.round(TOLERANCE * Math.min(width, height)))
  const around = growMarks(painted, width, height, near)
  const { labels, sizes } = findParts(
    thing.map((value, at) => (value && !painted[at] ? 1 : 0)),
    { width, height },
    1,
  )
  const away = sizes.map(() => 0)
  labels.forEach((label, at) => {
    if (label > 0 && !around[at]) away[label] = away[label] + 1
  })
  const all = count(thing)
  const isPart = away.map((cells) => cells >= LEAST_PART * all)
  const rest = away.reduce((sum, cells, label) => sum + (isPart[label] ? cells : 0), 0)
  return rest < LEAST_REST * all ? null : Uint8Array.from(labels, (label) => +isPart[label])
}

/** 1 = to be brushed as well, with its soft edge; null: nothing, or nothing that is sure. */
export async function findRest(brushed: Brushed): Promise<Uint8Array | null> {
  const { painted, grid, querySegments, boxes } = brushed
  if (!painted.includes(1)) return null
  const box = computeReach(painted, grid)
  const named = findBox(box, boxes)
  const size = fitted(grid, COARSE / 2)
  const second = named
    ? { box: named }
    : { box, spot: findDeepest(coarseMarks(painted, grid, size), size) }
  const segments = [...(await querySegments({ box })), ...(await querySegments(second))]
  const found = pickBrushed(segments, brushed)
  const rest = found && selectRest(buildCandidate(found, grid).hard, painted, grid)
  return rest && growMarks(rest, grid.width, grid.height, EDGE)
}
