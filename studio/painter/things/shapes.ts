import { type Oklch, shade } from '../colour'
import type { Gradient, Point, Shape } from '../drawing'
import { type ColourStop, type Fill, type Form, type Layer, isFeature } from '../illustration/node'
import { mainColour } from '../illustration/raster/fill'
import { type Rings, intersect, isInside, simplify, subtract } from '../illustration/build/clip'

/** Forms of an illustration as shapes of a landscape, at the level of detail of their size. */

export interface ShapeLook {
  /** Pixels a unit of the forms. */
  readonly scale: number
  /** Pixels; what is smaller is left out. */
  readonly least: number
  /** A colour in the light and air of the scene; `share` 0..1: how much it obeys. */
  readonly tone: (colour: Oklch, share?: number) => Oklch
  /** Lamps are lit. */
  readonly lit: boolean
  /** The thing was given a colour: it keeps it in ink. */
  readonly accent: boolean
}

/** Shadows and lights of a scene by its own means, and parts that are too fine to be seen small. */
const DROPPED = /^(ground|backdrop|shadow|band|text|glint|lash)$/
const WITHIN = /^(shade|light|detail|line|glow)$/
/** Colours that obey the light less. */
const BRIGHT = /^(petal|glow|lip|blush|light)$/
/** Shade in the air, not on the thing. */
const SOFTEST = 0.5

type Box = { readonly width: number; readonly height: number }

function sizeOfRing(ring: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { width: right - left, height: bottom - top }
}

const isSeen = ({ width, height }: Box, least: number): boolean =>
  Math.max(width, height) >= least * 2 && Math.min(width, height) >= least * 0.45

function toGradient(fill: Fill, tone: (colour: Oklch) => Oklch): Gradient | null {
  if (!('kind' in fill) || fill.kind !== 'linear') return null
  const stops = fill.stops.map(({ at, colour, alpha }: ColourStop) => ({
    ...{ at, colour: tone(colour) },
    ...(alpha !== undefined && { alpha }),
  }))
  return { from: fill.from, to: fill.to, stops }
}

/** Of one colour, or the mean of what is laid over another one. */
function readAlpha({ fill, alpha = 1, blend }: Form): number {
  const faint = 'kind' in fill ? fill.stops.map((stop) => stop.alpha ?? 1) : [1]
  const mean = faint.reduce((sum, one) => sum + one, 0) / faint.length
  return alpha * mean * (blend ? 0.7 : 1)
}

type Flags = Omit<Partial<Shape>, 'points' | 'holes' | 'colour'>

function toFlags({ role, plain }: Form, isInner: boolean, look: ShapeLook): Flags {
  if (role === 'shade') return { shadow: true, plain: true }
  if (role === 'glow') return look.lit ? { glow: true, plain: true } : { detail: true, plain: true }
  const flags: Flags = {
    ...(role === 'petal' && { petal: true }),
    ...(role === 'line' && { stroke: true }),
    ...(look.accent && !WITHIN.test(role) && { accent: true }),
  }
  const isDetail = isInner || isFeature(role) || WITHIN.test(role)
  return isDetail || plain ? { ...flags, detail: isDetail, plain: true } : flags
}

/** Each outline with the holes in it. */
function toShapes(rings: Rings, colour: Oklch, flags: Flags, isUnion: boolean): Shape[] {
  if (rings.length === 0) return []
  if (isUnion || rings.length === 1) return rings.map((points) => ({ points, colour, ...flags }))
  const area = (ring: readonly Point[]): number => {
    const { width, height } = sizeOfRing(ring)
    return width * height
  }
  const [points, ...holes] = [...rings].sort((a, b) => area(b) - area(a))
  return [{ points, holes, colour, ...flags }]
}

/** The turned side of a round body, below to the right. */
function turnedSide(rings: Rings, { fill, relief = 0, union }: Form, look: ShapeLook): Shape[] {
  const reach = Math.min(relief * look.scale, look.least * 6)
  const [largest] = rings
  if (union || rings.length !== 1 || reach < look.least) return []
  const { width, height } = sizeOfRing(largest)
  if (Math.min(width, height) < look.least * 9) return []
  const moved = largest.map(([x, y]): Point => [x - reach * 0.75, y - reach * 0.9])
  const colour = look.tone(shade(mainColour(fill), -0.09))
  const rest = subtract(rings, [moved]).filter((ring) => isSeen(sizeOfRing(ring), look.least))
  return rest.map((points) => ({ points, colour, shadow: true, plain: true, alpha: 0.75 }))
}

/** Forms of a few pixels are inside or outside; so are scales, where there are many. */
const A_FEW = 6
const MANY = 24

function findMiddle(ring: readonly Point[]): Point {
  const [x, y] = ring.reduce(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / ring.length, y / ring.length]
}

function clipTo(rings: Rings, clip: Rings, { least }: ShapeLook): Rings {
  const isSmall = rings.every((ring) => {
    const { width, height } = sizeOfRing(ring)
    return Math.max(width, height) < least * A_FEW
  })
  if (!isSmall && rings.length < MANY) return intersect(rings, clip)
  return rings.filter((ring) => isInside(findMiddle(ring), clip))
}

function convertForm(form: Form, look: ShapeLook, clip: Rings | null): Shape[] {
  const { role, union = false } = form
  if (DROPPED.test(role)) return []
  const alpha = readAlpha(form)
  const blur = (form.blur ?? 0) * look.scale
  if (alpha < 0.08) return []
  const size = sizeOfRing(form.rings[0] ?? [])
  // a soft edge has no outline
  if (blur > Math.max(look.least * 2, Math.min(size.width, size.height) * SOFTEST)) return []
  const rough = form.rings
    .filter((ring) => ring.length > 2 && isSeen(sizeOfRing(ring), look.least))
    .map((ring) => simplify(ring, look.least * 0.2))
  if (rough.length === 0) return []
  const rings = clip ? clipTo(rough, clip, look) : rough
  if (rings.length === 0) return []
  const share = BRIGHT.test(role) ? 0.4 : 1
  const tone = (colour: Oklch): Oklch => look.tone(colour, share)
  const gradient = toGradient(form.fill, tone)
  const isInner = clip !== null
  const flags: Flags = {
    ...toFlags(form, isInner, look),
    ...(alpha < 0.99 && { alpha }),
    ...(gradient && { gradient }),
  }
  return [
    ...toShapes(rings, tone(mainColour(form.fill)), flags, union),
    ...(form.inside ?? []).flatMap((inner) => convertForm(inner, look, rings)),
    ...(isInner ? [] : turnedSide(rings, form, look)),
  ]
}

/** Pixels in, pixels out: the layers are where and as large as they are to be. */
export const shapesOfLayers = (layers: readonly Layer[], look: ShapeLook): Shape[] =>
  layers.flatMap(({ forms }) => forms.flatMap((form) => convertForm(form, look, null)))
