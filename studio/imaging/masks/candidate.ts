/** Masks that a network gives for a place or a box, made fit to be chosen among. */
import type { Sides } from '@nets/boxes'
import { logitsOn, type Segment } from '@nets/segments'
import { findParts, tidy } from '../segment/clean'
import type { Size } from '../segment/shrink'
import type { Spot } from './things'

/** Logits between which an edge is unsure. */
const EDGE = 1
/** Penalty of a mask's score for an unsure edge. */
const UNSURE_COSTS = 0.25
/** A thing covers at least and at most so much of the picture. */
const SHARES = [0.0005, 0.95] as const
/** Parts below this share of the biggest are crumbs. */
const CRUMB = 0.12
/** Holes below this share of a mask belong to it: a nose, a button; not what an arm or a handle frames. */
const HOLE = 0.015

export interface Candidate {
  readonly hard: Uint8Array
  /** About 0..1. */
  readonly quality: number
  /** Share of the mask that depends on the threshold, 0..1. */
  readonly sure: number
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

/** Its score, less where its edge is unsure. */
export const computeQuality = (segment: Segment): number =>
  segment.score - UNSURE_COSTS * (1 - sureness(segment))

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

export function computeShare(hard: Uint8Array): number {
  return hard.reduce((sum, v) => sum + v, 0) / hard.length
}

export function buildCandidate(segment: Segment, grid: Size): Candidate {
  const raw = Uint8Array.from(logitsOn(segment, grid), (value) => (value > 0 ? 1 : 0))
  const hard = withoutSmallHoles(tidy(raw, grid, CRUMB), grid)
  return {
    hard,
    share: computeShare(hard),
    sure: sureness(segment),
    quality: computeQuality(segment),
  }
}

/** Whether it is large and small enough to be a thing. */
export const isThing = ({ share }: Candidate): boolean => share >= SHARES[0] && share <= SHARES[1]

/** Whether it is under the tap or a cell next to it. */
export function isTouched({ hard }: Candidate, spot: Spot, grid: Size): boolean {
  const [x, y] = [Math.floor(spot.x * grid.width), Math.floor(spot.y * grid.height)]
  return [-1, 0, 1].some((down) =>
    [-1, 0, 1].some((along) => hard[(y + down) * grid.width + x + along] === 1),
  )
}

/** Bounds of a mask, in shares of the picture's sides. */
export function computeReach(hard: Uint8Array, { width, height }: Size): Sides {
  const reach = { left: width, top: height, right: 0, bottom: 0 }
  hard.forEach((v, at) => {
    if (v === 0) return
    const [x, y] = [at % width, Math.floor(at / width)]
    reach.left = Math.min(reach.left, x)
    reach.right = Math.max(reach.right, x + 1)
    reach.top = Math.min(reach.top, y)
    reach.bottom = Math.max(reach.bottom, y + 1)
  })
  return {
    left: reach.left / width,
    right: reach.right / width,
    top: reach.top / height,
    bottom: reach.bottom / height,
  }
}

/** Share of a mask that lies in another. */
export function coveredShare(hard: Uint8Array, whole: Uint8Array): number {
  let [inside, own] = [0, 0]
  hard.forEach((v, at) => {
    own += v
    inside += v & whole[at]
  })
  return own === 0 ? 0 : inside / own
}

/** Share of two masks that they have in common, 0..1. */
export function likeness(a: Uint8Array, b: Uint8Array): number {
  let [both, either] = [0, 0]
  a.forEach((v, i) => {
    both += v & b[i]
    either += v | b[i]
  })
  return either === 0 ? 0 : both / either
}
