import { type FillType, Path2D } from '@napi-rs/canvas'
import type { Point } from '../../drawing'

/** Plane geometry of rings: even-odd, straight edges. */

export type Rings = readonly (readonly Point[])[]

/** The numbers of the library's `const enum`, which has no value when types are only stripped. */
const DIFFERENCE = 0
const INTERSECT = 1
const UNION = 2
const EVEN_ODD = 1 as FillType

function toPath(rings: Rings): Path2D {
  const path = new Path2D()
  for (const ring of rings) {
    ring.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
    path.closePath()
  }
  path.setFillType(EVEN_ODD)
  return path
}

/** Rings of a path of straight edges: `M0 0L4 0L4 4Z`. */
function toRings(path: Path2D): Point[][] {
  const parts = path.toSVGString().split('M').slice(1)
  return parts.flatMap((part) => {
    const numbers = part.match(/-?\d[\d.]*(?:e-?\d+)?/g)?.map(Number) ?? []
    const ring: Point[] = []
    for (let i = 0; i + 1 < numbers.length; i += 2) ring.push([numbers[i], numbers[i + 1]])
    return ring.length > 2 ? [ring] : []
  })
}

const combine = (a: Rings, b: Rings, operation: number): Point[][] =>
  toRings(toPath(a).op(toPath(b), operation))

export function isInside([x, y]: Point, rings: Rings): boolean {
  let inside = false
  for (const ring of rings) {
    let [ax, ay] = ring[ring.length - 1] ?? [0, 0]
    for (const [bx, by] of ring) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      ;[ax, ay] = [bx, by]
    }
  }
  return inside
}

/** The part of rings that lies inside of others. */
export function intersect(rings: Rings, clip: Rings): Rings {
  const isWhole = rings.every((ring) => ring.every((point) => isInside(point, clip)))
  return isWhole ? rings : combine(rings, clip, INTERSECT)
}

/** One outline around rings that overlap, each of them filled. */
export function unite([first, ...rest]: Rings): Point[][] {
  const whole = rest.reduce(
    (path, ring) => path.op(toPath([ring]), UNION),
    toPath(first ? [first] : []),
  )
  return toRings(whole)
}

/** Visible rest of rings under others. */
export const subtract = (rings: Rings, other: Rings): Rings => combine(rings, other, DIFFERENCE)

/** Left out: points that lie nearer than this to the line between their neighbours. */
export function simplify(ring: readonly Point[], tolerance: number): Point[] {
  const out: Point[] = []
  const count = ring.length
  for (let i = 0; i < count; i++) {
    const [ax, ay] = out.at(-1) ?? ring[count - 1]
    const [x, y] = ring[i]
    const [bx, by] = ring[(i + 1) % count]
    const [dx, dy] = [bx - ax, by - ay]
    const length = Math.sqrt(dx * dx + dy * dy)
    const off = Math.abs((x - ax) * dy - (y - ay) * dx) / (length || 1)
    const isFar = Math.abs(x - ax) + Math.abs(y - ay) > tolerance * 18
    if (off >= tolerance || length === 0 || isFar) out.push([x, y])
  }
  return out
}
