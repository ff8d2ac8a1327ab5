import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import type { Point } from '../../drawing'
import { type Box, boundingBox } from '../../geometry'
import { blurPlane } from '../../../lib/blur'
import { clamp } from '../../../lib/maths'

/** How much of each pixel of a box a form covers, 0..1, row by row. */
export interface Mask {
  readonly box: Box
  readonly cover: Float32Array
}

export interface Size {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Sides of the canvases that are kept: reading a few pixels back costs the whole canvas. */
const SIDES = [64, 128, 256, 512, 1024, 1536] as const
const scratches = new Map<string, SKRSContext2D>()

function sideFor(length: number): number {
  return SIDES.find((side) => side >= length) ?? length
}

function scratchFor(box: Box): SKRSContext2D {
  const [width, height] = [sideFor(box.width), sideFor(box.height)]
  const key = `${width} ${height}`
  let context = scratches.get(key)
  if (!context) {
    context = createCanvas(width, height).getContext('2d')
    scratches.set(key, context)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, box.width, box.height)
  context.setTransform(1, 0, 0, 1, -box.x, -box.y)
  return context
}

/** Pixels; points nearer to the last one than this make no difference that can be seen. */
const NEAREST = 0.3

function traceRing(context: SKRSContext2D, ring: readonly Point[]): void {
  let [lastX, lastY] = [Infinity, Infinity]
  for (const [i, [x, y]] of ring.entries()) {
    if (i === 0) context.moveTo(x, y)
    else if (Math.abs(x - lastX) + Math.abs(y - lastY) < NEAREST) continue
    else context.lineTo(x, y)
    lastX = x
    lastY = y
  }
  context.closePath()
}

/** The rings in pixels. */
export function scaleRings(rings: readonly (readonly Point[])[], scale: number): Point[][] {
  return rings.map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]))
}

/**
 * @param rings pixels
 * @param union overlapping rings add up instead of cutting holes
 * @param blur radius, pixels
 * @returns null where nothing of it lies in the picture
 */
export function maskOf(
  rings: readonly (readonly Point[])[],
  { width, height }: Size,
  union = false,
  blur = 0,
): Mask | null {
  const outlines = rings.map((points) => ({ points }))
  const box = boundingBox(outlines, width, height, Math.ceil(blur * 2) + 1)
  if (!box) return null
  const context = scratchFor(box)
  context.fillStyle = '#000'
  context.beginPath()
  for (const ring of rings) if (ring.length > 2) traceRing(context, ring)
  context.fill(union ? 'nonzero' : 'evenodd')
  const { data } = context.getImageData(0, 0, box.width, box.height)
  let cover = new Float32Array(box.width * box.height)
  for (let i = 0; i < cover.length; i++) cover[i] = data[i * 4 + 3] / 255
  // two passes of a box a little over half as wide look like the Gaussian of that radius
  if (blur >= 0.75) cover = new Float32Array(blurPlane(cover, box.width, box.height, blur * 0.6, 2))
  return { box, cover }
}

/** What two masks share; null when their boxes do not meet. */
export function intersect(mask: Mask, clip: Mask): Mask | null {
  const x = Math.max(mask.box.x, clip.box.x)
  const y = Math.max(mask.box.y, clip.box.y)
  const right = Math.min(mask.box.x + mask.box.width, clip.box.x + clip.box.width)
  const bottom = Math.min(mask.box.y + mask.box.height, clip.box.y + clip.box.height)
  const [width, height] = [right - x, bottom - y]
  if (width < 1 || height < 1) return null
  const cover = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const a = (row + y - mask.box.y) * mask.box.width + x - mask.box.x
    const b = (row + y - clip.box.y) * clip.box.width + x - clip.box.x
    const to = row * width
    for (let i = 0; i < width; i++) cover[to + i] = mask.cover[a + i] * clip.cover[b + i]
  }
  return { box: { x, y, width, height }, cover }
}

/**
 * What a form's edge throws into it: 1 at the edge on the side the offset points away from, 0 in
 * the middle, with `blur` pixels between; already clipped to the form.
 */
export function innerEdge(mask: Mask, dx: number, dy: number, blur: number): Mask {
  const { box, cover } = mask
  const { width, height } = box
  const [ox, oy] = [Math.round(dx), Math.round(dy)]
  const outsideOf = new Float32Array(cover.length)
  for (let y = 0; y < height; y++) {
    // beyond the box lies what its last row says: nothing, unless the picture's edge cuts the form
    const row = clamp(y - oy, 0, height - 1) * width
    for (let x = 0; x < width; x++) {
      outsideOf[y * width + x] = 1 - cover[row + clamp(x - ox, 0, width - 1)]
    }
  }
  const soft = blur >= 0.75 ? blurPlane(outsideOf, width, height, blur * 0.6, 2) : outsideOf
  const edge = new Float32Array(cover.length)
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
  const cover = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = row + y - Math.round(dy) - mask.box.y
    if (from < 0 || from >= mask.box.height) continue
    for (let column = 0; column < width; column++) {
      const at = column + x - Math.round(dx) - mask.box.x
      if (at < 0 || at >= mask.box.width) continue
      cover[row * width + column] = mask.cover[from * mask.box.width + at]
    }
  }
  const soft = blur >= 0.75 ? blurPlane(cover, width, height, blur * 0.6, 2) : cover
  return { box: { x, y, width, height }, cover: soft }
}
