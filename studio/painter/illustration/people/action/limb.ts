import type { Point } from '../../../drawing'
import { TAU, cos, sin } from '../../../../lib/maths'

const DEGREE = TAU / 360

/** The end of a bone: `angle` in degrees from straight down, rising towards the right. */
export function reach([x, y]: Point, length: number, angle: number): Point {
  return [x + sin(angle * DEGREE) * length, y + cos(angle * DEGREE) * length]
}

/** The same point after a turn about another, degrees clockwise. */
export function turned([x, y]: Point, [cx, cy]: Point, angle: number): Point {
  const [c, s] = [cos(angle * DEGREE), sin(angle * DEGREE)]
  const [dx, dy] = [x - cx, y - cy]
  return [cx + dx * c - dy * s, cy + dx * s + dy * c]
}

/** Joint between two ends. @param side direction of the bend: 1 or -1 */
export function bend(
  from: Point,
  to: Point,
  [upper, lower]: readonly [number, number],
  side: 1 | -1,
): { joint: Point; end: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const far = Math.min(length, upper + lower - 1)
  const [ux, uy] = [dx / length, dy / length]
  const along = (upper * upper - lower * lower + far * far) / (2 * far)
  const off = Math.sqrt(Math.max(0, upper * upper - along * along)) * side
  return {
    joint: [from[0] + ux * along + uy * off, from[1] + uy * along - ux * off],
    end: [from[0] + ux * far, from[1] + uy * far],
  }
}

const ROUND = 12

/** A stretch of a limb: round at both ends, of two radii. */
export function capsule(a: Point, ra: number, b: Point, rb: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const half = (centre: Point, r: number, way: 1 | -1): Point[] =>
    Array.from({ length: ROUND + 1 }, (_, i): Point => {
      const [c, s] = [cos((i / ROUND) * Math.PI) * r * way, sin((i / ROUND) * Math.PI) * r * way]
      return [centre[0] - uy * c + ux * s, centre[1] + ux * c + uy * s]
    })
  return [...half(b, rb, 1), ...half(a, ra, -1)]
}

interface Stretch {
  readonly a: Point
  readonly b: Point
  readonly ra: number
  readonly rb: number
  /** Along it, of length 1. */
  readonly u: Point
}

/** A point of the stretch's edge. @param side 1 or -1 @param end whether at `b` */
function edge({ a, b, ra, rb, u: [ux, uy] }: Stretch, side: number, end: boolean): Point {
  const [[x, y], r] = end ? [b, rb] : [a, ra]
  return [x - uy * r * side, y + ux * r * side]
}

/** Crossing of the inner edges of two stretches, or the middle between their ends. */
function inner(before: Stretch, after: Stretch, side: number): Point[] {
  const [p, q] = [edge(before, side, false), edge(before, side, true)]
  const [r, s] = [edge(after, side, false), edge(after, side, true)]
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const [ex, ey] = [s[0] - r[0], s[1] - r[1]]
  const down = dx * ey - dy * ex
  if (Math.abs(down) > 1e-6) {
    const t = ((r[0] - p[0]) * ey - (r[1] - p[1]) * ex) / down
    const k = ((r[0] - p[0]) * dy - (r[1] - p[1]) * dx) / down
    if (t >= 0 && t <= 1.05 && k >= -0.05 && k <= 1) return [[p[0] + dx * t, p[1] + dy * t]]
  }
  return [between(q, r, 0.5)]
}

/** Round the outside of a joint. */
function outer(before: Stretch, after: Stretch, side: number): Point[] {
  const [x, y] = before.b
  return [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const [ux, uy] = between(before.u, after.u, t)
    const length = Math.sqrt(ux * ux + uy * uy) || 1
    return [x - (uy / length) * before.rb * side, y + (ux / length) * before.rb * side]
  })
}

/** From joint to joint, as one outline: a line drawn around it shows no joints. */
export function limb(joints: readonly (readonly [at: Point, radius: number])[]): Point[][] {
  const stretches = joints.slice(1).flatMap(([b, rb], i): Stretch[] => {
    const [a, ra] = joints[i] ?? [b, rb]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.sqrt(dx * dx + dy * dy)
    return length < 1 ? [] : [{ a, b, ra, rb, u: [dx / length, dy / length] }]
  })
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return []
  const along = (side: 1 | -1): Point[] => [
    edge(first, side, false),
    ...stretches.slice(1).flatMap((after, i) => {
      const before = stretches[i] ?? after
      const turn = before.u[0] * after.u[1] - before.u[1] * after.u[0]
      return turn * side > 0 ? inner(before, after, side) : outer(before, after, side)
    }),
    edge(last, side, true),
  ]
  const round = ({ u: [ux, uy] }: Stretch, [x, y]: Point, r: number, way: 1 | -1): Point[] =>
    Array.from({ length: ROUND - 1 }, (_, i): Point => {
      const angle = ((i + 1) / ROUND) * Math.PI
      const [c, s] = [cos(angle) * r * way, sin(angle) * r * way]
      return [x - uy * c + ux * s, y + ux * c + uy * s]
    })
  const end = round(last, last.b, last.rb, 1)
  const begin = round(first, first.a, first.ra, -1)
  return [[...along(1), ...end, ...along(-1).reverse(), ...begin]]
}

/** Points around a place, for hulls. */
export const drawEllipse = ([x, y]: Point, r: number, squash = 1): Point[] =>
  Array.from({ length: 20 }, (_, i): Point => {
    const angle = (i / 20) * TAU
    return [x + cos(angle) * r, y + sin(angle) * r * squash]
  })

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

/** The tightest outline around all of the points: cloth that is drawn over a body. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (list: readonly Point[]): Point[] => {
    const out: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)]
        if (!a || !b || cross(a, b, point) > 0) break
        out.pop()
      }
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.reverse())]
}

/** From one point to another. */
export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}
