import type { Oklch } from './colour'
import type { Point, Shape } from './drawing'
import { type StrokePoint, pairs } from './drawing/notation'
import { type FlagInput, readFlags } from './drawing/flags'
import { TAU, clamp, cos, sin } from '../lib/maths'
import type { Random } from '../lib/random'

export type { Oklch, Point, Random, Shape, StrokePoint }

const at = <T>(items: readonly T[], index: number): T => items[index]

/** Catmull-Rom through the points, `steps` segments between two of them. */
export function smooth(points: readonly StrokePoint[], closed: boolean, steps = 7): StrokePoint[] {
  const count = points.length
  const last = closed ? count : count - 1
  const get = (i: number): StrokePoint =>
    closed ? at(points, (i + count) % count) : at(points, clamp(i, 0, count - 1))
  const spline = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 *
    (2 * b +
      (c - a) * t +
      (2 * a - 5 * b + 4 * c - d) * t * t +
      (3 * b - a - 3 * c + d) * t * t * t)
  const out: StrokePoint[] = []
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      out.push([
        spline(a[0], b[0], c[0], d[0], t),
        spline(a[1], b[1], c[1], d[1], t),
        Math.max(0, spline(a[2] ?? 1, b[2] ?? 1, c[2] ?? 1, d[2] ?? 1, t)),
      ])
    }
  }
  if (!closed) out.push(at(points, count - 1))
  return out
}

/**
 * Points that are placed by hand in a space of their own.
 * @param origin of that space @param unit length of its unit, one for both axes or one for each
 * @param text `x,y` in that space
 */
export function pointsAt([x, y]: Point, unit: number | Point, text: string): Point[] {
  const [across, down] = typeof unit === 'number' ? [unit, unit] : unit
  return pairs(text).map(([dx, dy]) => [x + dx * across, y + dy * down])
}

/** The points of a stroke without their widths. */
export const plainPoints = (points: readonly StrokePoint[]): Point[] =>
  points.map(([x, y]) => [x, y])

export function polygon(points: readonly Point[], colour: Oklch, flags: FlagInput = {}): Shape {
  return { points, colour, ...readFlags(flags) }
}

/** A closed, rounded form through hand-placed points. */
export function rounded(points: readonly Point[], colour: Oklch, flags: FlagInput = {}): Shape {
  return { points: plainPoints(smooth(points, true)), colour, ...readFlags(flags) }
}

export function ellipsePoints(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  angle = 0,
  count = 40,
): Point[] {
  const cosine = cos(angle)
  const sine = sin(angle)
  return Array.from({ length: count }, (_, i) => {
    const dx = cos((i / count) * TAU) * radiusX
    const dy = sin((i / count) * TAU) * radiusY
    return [x + dx * cosine - dy * sine, y + dx * sine + dy * cosine] as const
  })
}

export const disc = (
  x: number,
  y: number,
  r: number,
  colour: Oklch,
  flags: FlagInput = {},
): Shape => polygon(ellipsePoints(x, y, r, r), colour, flags)

/** An uneven rounded blot. `rough` 0..1 */
export function blot(
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  rough = 0.2,
  knots = 11,
): Point[] {
  const points: Point[] = []
  for (let i = 0; i < knots; i++) {
    const angle = (i / knots) * TAU
    const reach = 1 + random.spread() * rough
    points.push([x + cos(angle) * radiusX * reach, y + sin(angle) * radiusY * reach])
  }
  return plainPoints(smooth(points, true, 5))
}

/** Course of a stroke's width: even, thinning to its end, or thin at both ends. */
export type Taper = 'even' | 'end' | 'both'

function taperAt(taper: Taper, t: number): number {
  if (taper === 'end') return 1 - 0.88 * t
  if (taper === 'both') return Math.sqrt(Math.max(0.02, sin(Math.PI * clamp(t, 0.02, 0.98))))
  return 1
}

/** A brush stroke as a ribbon around the points. */
export function stroke(
  points: readonly StrokePoint[],
  width: number,
  colour: Oklch,
  taper: Taper = 'even',
  flags: FlagInput = {},
): Shape {
  const left: Point[] = []
  const right: Point[] = []
  const last = points.length - 1
  for (let i = 0; i <= last; i++) {
    const [x, y, factor] = at(points, i)
    const before = at(points, Math.max(0, i - 1))
    const after = at(points, Math.min(last, i + 1))
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const half = ((factor ?? 1) * taperAt(taper, i / Math.max(1, last)) * width) / 2
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.push([x + (dy / length) * half, y - (dx / length) * half])
  }
  return { points: left.concat(right.reverse()), colour, stroke: true, ...readFlags(flags) }
}

/** A stroke through smoothed points. */
export const curve = (
  points: readonly StrokePoint[],
  width: number,
  colour: Oklch,
  taper: Taper = 'even',
  flags: FlagInput = {},
): Shape => stroke(smooth(points, false), width, colour, taper, flags)

const mapShape = (shape: Shape, move: (point: Point) => Point): Shape => ({
  ...shape,
  points: shape.points.map(move),
  ...(shape.holes && { holes: shape.holes.map((hole) => hole.map(move)) }),
  ...(shape.gradient && {
    gradient: { ...shape.gradient, from: move(shape.gradient.from), to: move(shape.gradient.to) },
  }),
})

export const moveShapes = (shapes: readonly Shape[], move: (point: Point) => Point): Shape[] =>
  shapes.map((shape) => mapShape(shape, move))

/** From a subject's own space (base at 0,0, about 1 tall) to its place in the picture. */
export function place(
  shapes: readonly Shape[],
  x: number,
  y: number,
  scale: number,
  flip = false,
  angle = 0,
): Shape[] {
  const cosine = cos(angle) * scale
  const sine = sin(angle) * scale
  return moveShapes(shapes, ([px, py]) => {
    const dx = flip ? -px : px
    return [x + dx * cosine - py * sine, y + dx * sine + py * cosine]
  })
}

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>

export type Edges = Readonly<{ left: number; top: number; right: number; bottom: number }>

/** The edges around all points; without any the left one is beyond the right one. */
export function measureEdges(rings: readonly (readonly Point[])[]): Edges {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { left, top, right, bottom }
}

/** The whole-pixel box around the shapes, grown by `pad`, inside the picture; null when outside. */
export function boundingBox(
  shapes: readonly Pick<Shape, 'points'>[],
  width: number,
  height: number,
  pad: number,
): Box | null {
  const edges = measureEdges(shapes.map(({ points }) => points))
  const left = Math.max(0, Math.floor(edges.left - pad))
  const top = Math.max(0, Math.floor(edges.top - pad))
  const right = Math.min(width, Math.ceil(edges.right + pad))
  const bottom = Math.min(height, Math.ceil(edges.bottom + pad))
  if (!(right - left >= 1 && bottom - top >= 1)) return null
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Area inside a closed outline, square pixels. */
export function computeArea(points: readonly Point[]): number {
  let twice = 0
  let [px, py] = points[points.length - 1] ?? [0, 0]
  for (const [x, y] of points) {
    twice += px * y - x * py
    px = x
    py = y
  }
  return Math.abs(twice) / 2
}

/** The same, negative where the outline runs against the clock. */
export function computeSignedArea(points: readonly Point[]): number {
  let twice = 0
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]
    twice += ax * by - bx * ay
  })
  return twice / 2
}
