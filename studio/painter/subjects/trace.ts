import { type FlagInput, readFlags } from '../drawing/flags'
import { pairs, readOutline } from '../drawing/notation'
import { type Oklch, type Point, type Shape, type Taper, stroke } from '../geometry'

/**
 * Figures from life need calmer curves than trees and roofs: a closed contour through hand-placed
 * knots that never swings out where knots stand close, and corners where hoof, beak or hem have
 * them. Knots are text, in hundredths of the figure's height, y counted UPWARDS from its base:
 * `x,y` a smooth knot, `x,y!` a corner, `@name` names the next knot.
 */
export interface Trace {
  readonly points: readonly Point[]
  /** Places of the named knots among the points. */
  readonly marks: ReadonlyMap<string, number>
}

type Knot = Readonly<{ x: number; y: number; width: number; corner: boolean; name: string | null }>

const STEPS = 7
const traces = new Map<string, Trace>()

const readKnots = (text: string): Knot[] =>
  readOutline(text).map(({ x, y, width = 1, corner, name = null }) => ({
    x: x / 100,
    y: -y / 100,
    width,
    corner,
    name,
  }))

/** Centripetal spacing: the square root of the distance keeps short spans from overshooting. */
function span(a: Knot, b: Knot): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return Math.max(1e-4, Math.sqrt(Math.sqrt(dx * dx + dy * dy)))
}

function beyond(corner: Knot, other: Knot): Knot {
  return { ...corner, x: 2 * corner.x - other.x, y: 2 * corner.y - other.y }
}

/** The curve from `b` to `c`, without `c` itself. */
function arc(before: Knot, b: Knot, c: Knot, after: Knot): [number, number, number][] {
  const a = b.corner ? beyond(b, c) : before
  const d = c.corner ? beyond(c, b) : after
  const [ab, bc, cd] = [span(a, b), span(b, c), span(c, d)]
  const tangents = (axis: 'x' | 'y'): [number, number] => [
    bc * ((b[axis] - a[axis]) / ab - (c[axis] - a[axis]) / (ab + bc)) + (c[axis] - b[axis]),
    bc * ((d[axis] - c[axis]) / cd - (d[axis] - b[axis]) / (bc + cd)) + (c[axis] - b[axis]),
  ]
  const [startX, endX] = tangents('x')
  const [startY, endY] = tangents('y')
  return Array.from({ length: STEPS }, (_, step) => {
    const t = step / STEPS
    const back = t * t * t
    const square = t * t
    const [h1, h2, h3, h4] = [
      2 * back - 3 * square + 1,
      back - 2 * square + t,
      3 * square - 2 * back,
      back - square,
    ]
    return [
      b.x * h1 + startX * h2 + c.x * h3 + endX * h4,
      b.y * h1 + startY * h2 + c.y * h3 + endY * h4,
      b.width + (c.width - b.width) * t,
    ]
  })
}

/** The points of a closed contour. */
export function trace(text: string): Trace {
  const known = traces.get(text)
  if (known) return known
  const knots = readKnots(text)
  const points: Point[] = []
  const marks = new Map<string, number>()
  const at = (i: number): Knot => knots[(i + knots.length) % knots.length]
  knots.forEach((knot, i) => {
    if (knot.name !== null) marks.set(knot.name, points.length)
    for (const [x, y] of arc(at(i - 1), knot, at(i + 1), at(i + 2))) points.push([x, y])
  })
  const made = { points, marks }
  traces.set(text, made)
  return made
}

/** The curve through knots from the first to the last; third numbers scale a stroke's width. */
export function openTrace(text: string): [number, number, number][] {
  const knots = readKnots(text)
  const last = knots.length - 1
  const at = (i: number): Knot => knots[i]
  const points: [number, number, number][] = []
  for (let i = 0; i < last; i++) {
    const before = i > 0 ? at(i - 1) : beyond(at(0), at(1))
    const after = i + 2 <= last ? at(i + 2) : beyond(at(last), at(last - 1))
    points.push(...arc(before, at(i), at(i + 1), after))
  }
  const end = at(last)
  points.push([end.x, end.y, end.width])
  return points
}

/** A closed form. */
export function form(contour: string, colour: Oklch, flags: FlagInput = {}): Shape {
  return { points: trace(contour).points, colour, ...readFlags(flags) }
}

/** Detail within a form: no outline of its own. */
export const mark = (contour: string, colour: Oklch, flags: FlagInput = {}): Shape =>
  form(contour, colour, { detail: true, ...readFlags(flags) })

/**
 * The turned side of a form: exactly its own edge from one named knot to another, closed through
 * the form by `inner` (knots in the order back from `to` to `from`).
 */
export function turned(
  contour: string,
  from: string,
  to: string,
  inner: string,
  colour: Oklch,
  flags: FlagInput = {},
): Shape {
  const { points, marks } = trace(contour)
  const start = marks.get(from)
  const end = marks.get(to)
  if (start === undefined || end === undefined) throw new Error(`trace: no knot ${from} or ${to}`)
  const edge =
    start <= end
      ? points.slice(start, end + 1)
      : [...points.slice(start), ...points.slice(0, end + 1)]
  const [firstX, firstY] = edge[edge.length - 1]
  const [lastX, lastY] = edge[0]
  const back = openTrace(
    `${firstX * 100},${-firstY * 100} ${inner} ${lastX * 100},${-lastY * 100}`,
  ).map(([x, y]): Point => [x, y])
  return { points: [...edge, ...back], colour, shadow: true, alpha: 0.5, ...readFlags(flags) }
}

/** A brush line through knots; `width` in hundredths too. */
export const line = (
  text: string,
  width: number,
  colour: Oklch,
  taper: Taper = 'both',
  flags: FlagInput = {},
): Shape =>
  stroke(openTrace(text), width / 100, colour, taper, { detail: true, ...readFlags(flags) })

/** A limb, horn or tail: a ribbon with a round end and an outline of its own. */
export function limb(text: string, width: number, colour: Oklch, flags: FlagInput = {}): Shape {
  const path = openTrace(text)
  const [tipX, tipY, factor] = path[path.length - 1]
  const [x, y] = path[path.length - 2]
  const length = Math.sqrt((tipX - x) * (tipX - x) + (tipY - y) * (tipY - y)) || 1
  const half = (factor * width) / 200
  for (const [ahead, share] of pairs('0.5,0.87 0.85,0.5 1,0.1')) {
    const reach = (half * ahead) / length
    path.push([tipX + (tipX - x) * reach, tipY + (tipY - y) * reach, factor * share])
  }
  return stroke(path, width / 100, colour, 'even', flags)
}
