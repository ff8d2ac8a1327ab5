/**
 * Segmenter verdict on a filled hole: how much of the thing that was in it is outside of it, and
 * whether the same places belong to the same thing after the filling. A hole in a continued ground
 * gives the ground again; a thing that is gone as a whole leaves nothing outside.
 */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import type { NetRun } from '@nets/run'
import { lookAt, segmentsAt } from '@nets/segments'
import { computeBounds } from '../../imaging/fill/region'
import {
  type Candidate,
  buildCandidate,
  coveredShare,
  likeness,
} from '../../imaging/masks/candidate'
import type { Spot } from '../../imaging/masks/things'
import { cropRaster, fitted, type Size } from '../../imaging/segment/shrink'

/** Window around the hole, share of its longer side. */
const MARGIN = 0.75
/** Long side of the grid that masks are compared on. */
const GRID_SIDE = 256
/** Places of the hole that are segmented, and how far apart they count in full, share of the diagonal. */
const PLACES = 3
const APART = 0.15
/** A mask is believed from this quality on. */
const LEAST_QUALITY = 0.75
/** From here on nothing of a thing is seen outside of the hole, and the result need not be looked at. */
const COVERED = 0.93

export interface Remnant {
  /** Share of the thing in the hole that the hole covers, 0..1. */
  readonly covered: number
  /** Likeness of the mask of the same place after the filling to that thing, 0..1; null: not computed. */
  readonly again: number | null
}

/** Steps from each cell to the next one outside of the hole; the picture's border counts as outside. */
function computeDepths(hole: Uint8Array, { width, height }: Size): Int32Array {
  const steps = new Int32Array(width * height)
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : steps[y * width + x]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (hole[y * width + x]) steps[y * width + x] = 1 + Math.min(at(x - 1, y), at(x, y - 1))
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const back = 1 + Math.min(at(x + 1, y), at(x, y + 1))
      if (hole[y * width + x]) steps[y * width + x] = Math.min(at(x, y), back)
    }
  return steps
}

/** Places deep in a hole and away from each other, in shares of the sides. */
export function placesInside(hole: Uint8Array, size: Size): Spot[] {
  const { width, height } = size
  const depths = computeDepths(hole, size)
  const reach = APART * Math.hypot(width, height)
  const far = (a: number, b: number): number =>
    Math.hypot((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width))
  const found: number[] = []
  while (found.length < PLACES) {
    let [most, place] = [0, -1]
    depths.forEach((depth, at) => {
      if (depth === 0) return
      const worth = found.reduce(
        (value, other) => value * Math.min(1, far(at, other) / reach),
        depth,
      )
      if (worth > most) [most, place] = [worth, at]
    })
    if (place < 0) break
    found.push(place)
  }
  return found.map((at) => ({
    x: ((at % width) + 0.5) / width,
    y: (Math.floor(at / width) + 0.5) / height,
  }))
}

/** The hole's surroundings. */
function windowAround(hole: Uint8Array, { width, height }: Size) {
  const bounds = computeBounds(hole, width, height)
  if (!bounds) return null
  const margin = MARGIN * Math.max(bounds.width, bounds.height)
  const left = Math.max(0, Math.floor(bounds.left - margin))
  const top = Math.max(0, Math.floor(bounds.top - margin))
  return {
    left,
    width: Math.min(width, Math.ceil(bounds.left + bounds.width + margin)) - left,
    top,
    height: Math.min(height, Math.ceil(bounds.top + bounds.height + margin)) - top,
  }
}

/** Masks of each place; null: the network cannot be had now. */
async function masksAt(
  nets: NetRun,
  picture: Raster,
  { places, grid }: { places: readonly Spot[]; grid: Size },
): Promise<Candidate[][] | null> {
  const looked = await attempt(lookAt(nets, picture))
  if (!looked) return null
  const found: Candidate[][] = []
  for (const spot of places) {
    const segments = await attempt(segmentsAt(nets, looked, { spot }))
    if (!segments) return null
    found.push(segments.map((segment) => buildCandidate(segment, grid)))
  }
  return found
}

/**
 * @param before the picture with what was marked still in it
 * @param after the same picture with the hole filled
 * @returns null where no network can tell, or nothing that is seen resembles the hole
 */
export async function findRemnant(
  nets: NetRun,
  { before, after, hole }: { before: Raster; after: Raster; hole: Uint8Array },
): Promise<Remnant | null> {
  const window = windowAround(hole, before)
  if (!window) return null
  const grid = fitted(window, GRID_SIDE)
  const marks = Uint8Array.from({ length: grid.width * grid.height }, (_, at) => {
    const x = window.left + Math.floor(((at % grid.width) * window.width) / grid.width)
    const y = window.top + Math.floor((Math.floor(at / grid.width) * window.height) / grid.height)
    return hole[y * before.width + x]
  })
  const request = { places: placesInside(marks, grid), grid }
  const seen = await masksAt(nets, cropRaster(before, window), request)
  if (!seen) return null
  const [best] = seen
    .flatMap((masks, place) => masks.map((mask) => ({ mask, place })))
    .filter(({ mask }) => mask.quality >= LEAST_QUALITY)
    .map((one) => ({ ...one, fit: likeness(one.mask.hard, marks) }))
    .sort((a, b) => b.fit - a.fit)
  if (!best || best.fit === 0) return null
  const covered = coveredShare(best.mask.hard, marks)
  if (covered >= COVERED) return { covered, again: null }
  const now = await masksAt(nets, cropRaster(after, window), request)
  if (!now) return null
  const again = now[best.place].map(({ hard }) => likeness(hard, best.mask.hard))
  return { covered, again: Math.max(...again) }
}
