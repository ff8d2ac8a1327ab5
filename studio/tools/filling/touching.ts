/**
 * Things that touch a hole without being what it is in: what is around them is continued under them
 * and they are laid over it again, so that neither their colours nor their texture enter the hole.
 */
import type { Raster } from '@media/raster'
import type { Sides } from '@nets/boxes'
import { isAnimal, isVehicle, PERSON } from '@nets/coco'
import { logitsOn } from '@nets/segments'
import { computeBounds, growMarks } from '../../imaging/fill/region'
import { fitted } from '../../imaging/segment/shrink'
import type { MaskOfBox, Sight } from './changed-things'
import { shares } from './living'

/** Of a thing with more of its box in the hole the rest is left over, not next to it. */
const GONE = 0.4
/** A hole with so much of itself or of its rim in a thing's mask is a hole in that thing. */
const WITHIN = { hole: 0.5, rim: 0.45 }
/** A thing so much larger than the hole is unknown near it only … */
const LARGER = 1.5
/** … so far around it, share of the hole's longer side. */
const REACH = 0.6
/** Its edge, in which colours mix with those around, share of the short side. */
const EDGE = 0.005
const LEAST_REACH = 16
const SURE = 0.4
/** Long side of the grid that masks are read on. */
const GRID = 512
/** So much of the picture must be left to copy from. */
const LEFT = 0.2

/** 1 = belongs to the thing that a mask shows, by pixel of the picture. */
export function pixelsOfMask(
  mask: NonNullable<Awaited<ReturnType<MaskOfBox>>>,
  picture: Raster,
): Uint8Array {
  const { width, height } = picture
  const grid = fitted(picture, GRID)
  const logits = logitsOn(mask, grid)
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * grid.height) / height) * grid.width
    for (let x = 0; x < width; x++)
      out[y * width + x] = logits[row + Math.floor((x * grid.width) / width)] > 0 ? 1 : 0
  }
  return out
}

/**
 * Bodies and vehicles have an outline that the segmenter finds, and a ground behind them. Cups in a
 * row on a counter leave too little that is known: the counter's edge was lost.
 */
const isSolid = (kind: number): boolean => kind === PERSON || isAnimal(kind) || isVehicle(kind)

const count = (marks: Uint8Array): number => marks.reduce((sum, value) => sum + value, 0)

/** 1 = part of a thing next to the hole, anywhere in the picture; null: nothing touches it. */
export async function findTouching(
  picture: Raster,
  hole: Uint8Array,
  { seen, maskOf }: Sight,
): Promise<Uint8Array | null> {
  const { width, height } = picture
  const size = count(hole)
  const rim = growMarks(hole, width, height, Math.max(4, Math.round(Math.min(width, height) / 100)))
  hole.forEach((value, at) => value && (rim[at] = 0))
  const around = Math.max(1, count(rim))
  const out = new Uint8Array(hole.length)
  const touches = (box: Sides): boolean => {
    const { ofBox } = shares(box, picture, hole, size)
    return ofBox < GONE && shares(box, picture, rim, around).ofHole > 0
  }
  for (const thing of seen?.objects ?? []) {
    if (thing.score < SURE || !isSolid(thing.kind) || !touches(thing)) continue
    const mask = await maskOf(thing)
    if (!mask) continue
    const pixels = pixelsOfMask(mask, picture)
    const contact = count(pixels.map((value, at) => value & rim[at]))
    const own = count(pixels)
    const taken = count(pixels.map((value, at) => value & hole[at]))
    if (contact === 0 || contact > WITHIN.rim * around) continue
    // A box says too little: what is held in front of a person lies in theirs.
    if (taken > GONE * own || taken > WITHIN.hole * size) continue
    pixels.forEach((value, at) => value && !hole[at] && (out[at] = 1))
  }
  return out.includes(1) && size + count(out) < hole.length * (1 - LEFT) ? out : null
}

/** The hole with what is next to it: all of it, or of something large the nearest part. */
export function withTouching(picture: Raster, hole: Uint8Array, adjacent: Uint8Array): Uint8Array {
  const { width, height } = picture
  const inner = computeBounds(hole, width, height)
  if (!inner) return hole
  const edge = Math.max(2, Math.round(EDGE * Math.min(width, height)))
  const things = growMarks(adjacent, width, height, edge)
  const reach = Math.max(LEAST_REACH, Math.round(REACH * Math.max(inner.width, inner.height)))
  const near = count(adjacent) > LARGER * count(hole) && growMarks(hole, width, height, reach)
  return hole.map((value, at) => (value || (things[at] && (!near || near[at])) ? 1 : 0))
}

/** Restores every pixel that was not marked. */
export function laidOver(made: Raster, picture: Raster, hole: Uint8Array): Raster {
  hole.forEach((value, at) => {
    if (!value) made.rgba.set(picture.rgba.subarray(4 * at, 4 * at + 4), 4 * at)
  })
  return made
}
