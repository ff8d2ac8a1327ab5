import { TAU, cos, sin } from '../../../lib/maths'
import { type OutlineKnot, type Point, polyline, readOutline } from '../../drawing/notation'

/** A point of an outline: smooth, or a corner. */
export type Knot = OutlineKnot

/**
 * Outlines through hand-placed points, as text in the one notation (drawing/notation.ts).
 * Handles are 0.36 of each span: calm curves that never swing out where points stand close.
 */
export type Outline = string | readonly (Point | Knot)[]

const HANDLE = 0.36
/** Units between two points of a curve. */
const STEP = 6
const MOST_STEPS = 40

const isKnot = (point: Point | Knot): point is Knot => 'corner' in point

export function parseKnots(outline: Outline): readonly Knot[] {
  if (typeof outline === 'string') return readOutline(outline)
  return outline.map((point) =>
    isKnot(point) ? point : { x: point[0], y: point[1], corner: false },
  )
}

type Vector = readonly [number, number]

function tangentAt(knots: readonly Knot[], i: number, closed: boolean): Vector | null {
  const count = knots.length
  if (knots[i].corner) return null
  if (!closed && (i === 0 || i === count - 1)) return null
  const before = knots[(i - 1 + count) % count]
  const after = knots[(i + 1) % count]
  const [dx, dy] = [after.x - before.x, after.y - before.y]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return [dx / length, dy / length]
}

/** A control point next to `end`: along its tangent, or towards the other end's control. */
function handle(
  end: Knot,
  other: Knot,
  own: Vector | null,
  others: Vector | null,
  reach: number,
): Point {
  if (own) return [end.x + own[0] * reach, end.y + own[1] * reach]
  const [tx, ty] = others
    ? [other.x - others[0] * reach, other.y - others[1] * reach]
    : [other.x, other.y]
  const share = others ? 0.4 : 0.33
  return [end.x + (tx - end.x) * share, end.y + (ty - end.y) * share]
}

function bend(points: Point[], a: Knot, b: Knot, tangents: [Vector | null, Vector | null]): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (!tangents[0] && !tangents[1]) {
    points.push([a.x, a.y])
    return
  }
  const reach = length * HANDLE
  const back: Vector | null = tangents[1] && [-tangents[1][0], -tangents[1][1]]
  const ahead: Vector | null = tangents[0] && [-tangents[0][0], -tangents[0][1]]
  const first = handle(a, b, tangents[0], tangents[1], reach)
  const second = handle(b, a, back, ahead, reach)
  const steps = Math.max(2, Math.min(MOST_STEPS, Math.ceil(length / STEP)))
  for (let step = 0; step < steps; step++) {
    const t = step / steps
    const u = 1 - t
    const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    points.push([
      a.x * k0 + first[0] * k1 + second[0] * k2 + b.x * k3,
      a.y * k0 + first[1] * k1 + second[1] * k2 + b.y * k3,
    ])
  }
}

function trace(outline: Outline, closed: boolean): Point[] {
  const knots = parseKnots(outline)
  const count = knots.length
  const points: Point[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const j = (i + 1) % count
    bend(points, knots[i], knots[j], [tangentAt(knots, i, closed), tangentAt(knots, j, closed)])
  }
  if (!closed) points.push([knots[count - 1].x, knots[count - 1].y])
  return points
}

/** The points of a closed, rounded outline. */
export const closedPath = (outline: Outline): Point[] => trace(outline, true)

/** The points of a curve from the first knot to the last. */
export const openPath = (outline: Outline): Point[] => trace(outline, false)

/** @param turn radians, clockwise */
export function ellipsePath(x: number, y: number, rx: number, ry: number, turn = 0): Point[] {
  const count = Math.max(20, Math.min(160, Math.round((rx + ry) / 3)))
  const [c, s] = [cos(turn), sin(turn)]
  return Array.from({ length: count }, (_, i) => {
    const [dx, dy] = [cos((i / count) * TAU) * rx, sin((i / count) * TAU) * ry]
    return [x + dx * c - dy * s, y + dx * s + dy * c] as const
  })
}

/** A part of an ellipse's edge, from → to in radians clockwise from the right. */
export function arcPath(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
): Point[] {
  const count = Math.max(8, Math.round((Math.abs(to - from) * (rx + ry)) / 2 / STEP))
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count
    return [x + cos(angle) * rx, y + sin(angle) * ry] as const
  })
}

/** A rectangle with round corners; (x, y) its upper left. */
export function roundRectPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): Point[] {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  if (r === 0) return polyline([x, y], [x + width, y], [x + width, y + height], [x, y + height])
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = from + (TAU / 4) * (i / 8)
      return [cx + cos(angle) * r, cy + sin(angle) * r]
    })
  return [
    ...corner(x + width - r, y + r, -TAU / 4),
    ...corner(x + width - r, y + height - r, 0),
    ...corner(x + r, y + height - r, TAU / 4),
    ...corner(x + r, y + r, TAU / 2),
  ]
}

/** Width of a drawn line, t 0..1 along it. */
export const PRESSURES = {
  both: (t: number) => Math.max(0.06, Math.sqrt(Math.max(0, sin(Math.PI * t)))),
  end: (t: number) => Math.max(0.05, 1 - t * Math.sqrt(t)),
  start: (t: number) => Math.max(0.05, 1 - (1 - t) * Math.sqrt(1 - t)),
  even: () => 1,
  soft: (t: number) => 0.45 + 0.55 * Math.sqrt(Math.max(0, sin(Math.PI * t))),
} as const
export type Pressure = keyof typeof PRESSURES

/** A line as a ribbon around its points; `even` ones have round ends. */
export function ribbonPath(
  line: readonly Point[],
  width: number,
  pressure: Pressure = 'both',
): Point[] {
  const press = PRESSURES[pressure]
  const last = line.length - 1
  const left: Point[] = []
  const right: Point[] = []
  const caps: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= last; i++) {
    const a = line[Math.max(0, i - 1)]
    const b = line[Math.min(last, i + 1)]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const half = (width * press(last === 0 ? 0.5 : i / last)) / 2
    const [nx, ny] = [-dy / length, dx / length]
    const [x, y] = line[i]
    left.push([x + nx * half, y + ny * half])
    right.push([x - nx * half, y - ny * half])
    if (pressure !== 'even' || (i !== 0 && i !== last)) continue
    const ahead = i === 0 ? -1 : 1
    // from the left edge round the end to the right one
    caps[i === 0 ? 0 : 1] = Array.from({ length: 7 }, (_, k): Point => {
      const angle = (Math.PI * (k + 1)) / 8
      const [across, along] = [cos(angle) * half, sin(angle) * half * ahead]
      return [x + nx * across + (dx / length) * along, y + ny * across + (dy / length) * along]
    })
  }
  return [...left, ...caps[1], ...right.reverse(), ...caps[0].reverse()]
}
