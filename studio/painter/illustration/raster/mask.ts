import { type Box, type Point, boundingBox } from '../../geometry'
import { blurInto, blurPlane, scratchPlane } from '../../../lib/blur'
import { releasePlane, takeIdlePlane } from '../../../lib/borrow'
import { clamp } from '../../../lib/maths'
import { coverRings } from './coverage'

/** Share of each pixel of a box that a form covers, 0..1, row by row. */
export type Mask = { readonly box: Box; readonly cover: Float32Array }

export interface Size {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Planes of masks that are drawn and done with. */
const spares: Float32Array[] = []
/** Few are in use at once: a form, what it lies in, its shadow. */
const MOST_SPARES = 5
const LEAST_PLANE = 1 << 12

/** A plane for a mask, to be written whole: of one that is done with, if one is large enough. */
function coverPlane(length: number): Float32Array {
  let best = -1
  for (const [i, { length: has }] of spares.entries())
    if (has >= length && has <= length * 4 && (best < 0 || has < spares[best].length)) best = i
  const [found] = best < 0 ? [] : spares.splice(best, 1)
  if (found) return found.subarray(0, length)
  const idle = takeIdlePlane(length)
  if (idle) return idle.subarray(0, length)
  let size = LEAST_PLANE
  while (size < length) size *= 2
  return new Float32Array(size).subarray(0, length)
}

/** Gives back a mask that is no longer read. */
export function release({ cover }: Mask): void {
  if (releasePlane(cover)) return
  if (cover.buffer instanceof ArrayBuffer && spares.length < MOST_SPARES)
    spares.push(new Float32Array(cover.buffer))
}

/** Pixels; below it a blur makes no difference that can be seen. */
const LEAST_BLUR = 0.75
/** The rings in pixels. */
export const scaleRings = (rings: readonly (readonly Point[])[], scale: number): Point[][] =>
  rings.map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]))

/** Intersection of two boxes; null when they do not meet. */
function common(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width < 1 || height < 1 ? null : { x, y, width, height }
}

/** Two passes of a box a little over half as wide look like the Gaussian of that radius. */
function soften(cover: Float32Array, width: number, height: number, blur: number): Float32Array {
  if (blur < LEAST_BLUR) return cover
  return blurInto(coverPlane(width * height), cover, width, height, blur * 0.6, 2)
}

/** The first and last of these along an axis, if they are the sides of an upright rectangle. */
function measureSides(ring: readonly Point[], axis: 0 | 1): readonly [number, number] | null {
  const [a, b, c, d] = ring.map((point) => point[axis])
  const paired = axis === 0 ? a === d && b === c : a === b && c === d
  const crossed = axis === 0 ? a === b && c === d : a === d && b === c
  if (!paired && !crossed) return null
  return [Math.min(a, b, c, d), Math.max(a, b, c, d)]
}

/** Share of each of `count` pixels from `first` on between two sides, softened. */
function profile(
  [from, to]: readonly [number, number],
  first: number,
  count: number,
  blur: number,
): Float32Array {
  const share = Float32Array.from({ length: count }, (_, i) => {
    const at = first + i
    return clamp(Math.min(at + 1, to) - Math.max(at, from))
  })
  return blur >= LEAST_BLUR ? blurPlane(share, count, 1, blur * 0.6, 2) : share
}

/** The cover of an upright rectangle: grounds are, as large as the picture; null for others. */
function coverOfRectangle(
  rings: readonly (readonly Point[])[],
  { x, y, width, height }: Box,
  blur: number,
): Float32Array | null {
  const [ring, ...others] = rings
  if (others.length > 0 || ring?.length !== 4) return null
  const [across, down] = [measureSides(ring, 0), measureSides(ring, 1)]
  if (!across || !down) return null
  const columns = profile(across, x, width, blur)
  const rows = profile(down, y, height, blur)
  const cover = coverPlane(width * height)
  for (const [row, share] of rows.entries()) {
    const from = row * width
    cover.set(columns, from)
    if (share === 1) continue
    for (let i = from; i < from + width; i++) cover[i] = cover[i] * share
  }
  return cover
}

/**
 * @param rings pixels
 * @param union overlapping rings add up instead of cutting holes
 * @param blur radius, pixels
 * @param clip what it is drawn inside of
 * @returns null where nothing of it lies in the picture
 */
export function rasterizeMask(
  rings: readonly (readonly Point[])[],
  { width, height }: Size,
  union = false,
  blur = 0,
  clip: Mask | null = null,
): Mask | null {
  const outlines = rings.map((points) => ({ points }))
  const whole = boundingBox(outlines, width, height, Math.ceil(blur * 2) + 1)
  // a blur draws on what lies beyond
  const isSharp = blur < LEAST_BLUR
  const box = whole && clip && isSharp ? common(whole, clip.box) : whole
  if (!box) return null
  const rectangle = coverOfRectangle(rings, box, blur)
  if (rectangle) return clipped({ box, cover: rectangle }, clip)
  const rule = union ? 'union' : 'holes'
  const { width: w, height: h } = box
  if (isSharp) return clipped({ box, cover: coverRings(coverPlane(w * h), rings, box, rule) }, clip)
  const drawn = coverRings(scratchPlane('sharp', w * h), rings, box, rule)
  return clipped({ box, cover: soften(drawn, w, h, blur) }, clip)
}

/** The mask inside of another; the whole one is done with. */
function clipped(mask: Mask, clip: Mask | null): Mask | null {
  if (!clip) return mask
  const shared = intersect(mask, clip)
  release(mask)
  return shared
}

/** Intersection of two masks; null when their boxes do not meet. */
export function intersect(mask: Mask, clip: Mask): Mask | null {
  const box = common(mask.box, clip.box)
  if (!box) return null
  const { x, y, width, height } = box
  const cover = coverPlane(width * height)
  const [own, other] = [mask.cover, clip.cover]
  for (let row = 0; row < height; row++) {
    const a = (row + y - mask.box.y) * mask.box.width + x - mask.box.x
    const b = (row + y - clip.box.y) * clip.box.width + x - clip.box.x
    const to = row * width
    for (let i = 0; i < width; i++) cover[to + i] = own[a + i] * other[b + i]
  }
  return { box, cover }
}

/**
 * Shadow of a form's edge inside it: 1 at the edge on the side the offset points away from, 0 in
 * the middle, with `blur` pixels between; already clipped to the form. Good until the next one is
 * requested: its plane is used again.
 */
export function innerEdge(mask: Mask, dx: number, dy: number, blur: number): Mask {
  const { box, cover } = mask
  const { width, height } = box
  const [ox, oy] = [Math.round(dx), Math.round(dy)]
  const outsideCover = scratchPlane('outside', cover.length)
  // columns from here to there have one of the form's own next to them
  const [first, end] = [clamp(ox, 0, width), clamp(width + ox, 0, width)]
  for (let y = 0; y < height; y++) {
    // beyond the box lies what its last row says: nothing, unless the picture's edge cuts the form
    const row = clamp(y - oy, 0, height - 1) * width
    const to = y * width
    const [left, right] = [1 - cover[row], 1 - cover[row + width - 1]]
    const from = row - ox
    outsideCover.fill(left, to, to + first)
    for (let x = first; x < end; x++) outsideCover[to + x] = 1 - cover[from + x]
    outsideCover.fill(right, to + end, to + width)
  }
  const edge = scratchPlane('edge', cover.length)
  const isSharp = blur < LEAST_BLUR
  const soft = isSharp ? outsideCover : blurInto(edge, outsideCover, width, height, blur * 0.6, 2)
  for (let i = 0; i < edge.length; i++) edge[i] = soft[i] * cover[i]
  return { box, cover: edge }
}

/** The mask moved and softened: what it throws on what lies below. */
export function castShadow(
  mask: Mask,
  dx: number,
  dy: number,
  blur: number,
  size: Size,
): Mask | null {
  const pad = Math.ceil(blur * 2)
  const x = Math.max(0, mask.box.x + Math.round(dx) - pad)
  const y = Math.max(0, mask.box.y + Math.round(dy) - pad)
  const width = Math.min(size.width, mask.box.x + mask.box.width + Math.round(dx) + pad) - x
  const height = Math.min(size.height, mask.box.y + mask.box.height + Math.round(dy) + pad) - y
  if (width < 1 || height < 1) return null
  // of each row what the shadow's box holds
  const offset = mask.box.x + Math.round(dx) - x
  const [skipped, shifted] = [Math.max(0, -offset), Math.max(0, offset)]
  const kept = Math.min(mask.box.width - skipped, width - shifted)
  const cover = scratchPlane('cast', width * height).fill(0)
  for (let row = 0; row < height && kept > 0; row++) {
    const from = row + y - Math.round(dy) - mask.box.y
    if (from < 0 || from >= mask.box.height) continue
    const start = from * mask.box.width
    cover.set(mask.cover.subarray(start + skipped, start + skipped + kept), row * width + shifted)
  }
  const soft = blur < LEAST_BLUR ? cover.slice() : soften(cover, width, height, blur)
  return { box: { x, y, width, height }, cover: soft }
}
