import { TAU, cos, sin } from '../../../lib/maths'
import { type Form, ellipse, form, inside, line, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { closedPath, openPath } from '../build/path'
import type { Point } from '../../drawing/notation'

/** One feather from its quill at (0, 0) along +x. @param tip its outer half's colour */
export function feather(length: number, width: number, fill: Oklch, tip: Oklch): Form {
  const w = width / 2
  return inside(
    form(
      `0,${-w * 0.3}! ${length * 0.36},${-w} ${length * 0.8},${-w * 0.86} ${length},${w * 0.1}! ${length * 0.76},${w * 0.9} ${length * 0.3},${w * 0.86} 0,${w * 0.3}!`,
      linear([0, 0], [length, 0], tone(fill, -0.05), fill, tip),
      { role: 'petal', relief: w * 0.22 },
    ),
    strokePath(Math.max(2.4, w * 0.14), tone(tip, 0.1), 'detail end')`0,0
      ${length * 0.5},${-w * 0.08} ${length * 0.92},${w * 0.06}`,
  )
}

/** A row of feathers along an arm. */
export interface Row {
  readonly count: number
  /** Place on the arm, 0 its root … 1 its tip. */
  readonly from: number
  readonly to: number
  /** Radians at `from` and `to`. */
  readonly angles: readonly [number, number]
  /** Units at `from`, in the middle, at `to`. */
  readonly lengths: readonly [number, number, number]
  readonly width: number
  readonly colours: readonly (readonly [fill: Oklch, tip: Oklch])[]
}

function along(path: readonly Point[], t: number): Point {
  const at = t * (path.length - 1)
  const i = Math.min(path.length - 2, Math.floor(at))
  const [a, b] = [path[i] ?? [0, 0], path[i + 1] ?? [0, 0]]
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)]
}

/** From the root outwards, each over the one before. */
export function featherRow(arm: readonly Point[], row: Row): Form[] {
  const path = openPath(arm)
  const [near, middle, far] = row.lengths
  return Array.from({ length: row.count }, (_, i) => {
    const t = i / Math.max(1, row.count - 1)
    const u = 1 - t
    const length = near * u * u + middle * 2 * t * u + far * t * t
    const [fill, tip] = row.colours[i % row.colours.length] ?? row.colours[0]
    const turn = row.angles[0] + (row.angles[1] - row.angles[0]) * t
    return place(
      [feather(length, row.width * (0.8 + length / 900), fill, tip)],
      along(path, row.from + (row.to - row.from) * t),
      { turn },
    )
  }).flat()
}

export interface Plume {
  readonly path: readonly Point[]
  readonly width: number
  readonly fill: Oklch
  readonly edge: Oklch
  /** The drop in the eye at its end. */
  readonly eye: readonly [outer: Oklch, inner: Oklch, heart: Oklch]
}

/** A tail plume: barbs on both sides of a quill, an eye at its end. */
export function plume({ path, width, fill, edge, eye }: Plume): Form[] {
  const curve = openPath(path)
  const last = curve.length - 1
  const count = Math.round(last / 3.4)
  const barbs = (side: 1 | -1, reach: number): Point[][] =>
    Array.from({ length: count }, (_, k) => {
      const t = (k + 0.5) / count
      const i = Math.min(last - 1, Math.floor(t * last))
      const [a, b] = [curve[i] ?? [0, 0], curve[i + 1] ?? [0, 0]]
      const heading = Math.atan2(b[1] - a[1], b[0] - a[0])
      const swell = 0.34 + 0.66 * Math.sqrt(Math.max(0, sin(Math.PI * Math.min(1, 0.12 + t * 0.9))))
      const long = width * swell * reach
      const turn = heading + side * 0.62
      const [c, s] = [cos(turn), sin(turn)]
      const thick = width * 0.085
      return closedPath(`${a[0]},${a[1]}
        ${a[0] + c * long * 0.5 - s * thick},${a[1] + s * long * 0.5 + c * thick}
        ${a[0] + c * long},${a[1] + s * long}!
        ${a[0] + c * long * 0.5 + s * thick},${a[1] + s * long * 0.5 - c * thick}`)
    })
  const [x, y] = curve[last] ?? [0, 0]
  const [bx, by] = curve[Math.max(0, last - 4)] ?? [0, 0]
  const turn = Math.atan2(y - by, x - bx)
  const drop = (size: number, colour: Oklch, shift: number): Form =>
    fillPath(colour, { role: 'petal', relief: size * 0.12 })`${-size * 1.25 + shift},0!
      ${-size * 0.3 + shift},${-size * 0.72} ${size * 0.62 + shift},${-size * 0.5} ${size + shift},0
      ${size * 0.62 + shift},${size * 0.5} ${-size * 0.3 + shift},${size * 0.72}`
  const body = (reach: number, colour: Oklch): Form => ({
    rings: [...barbs(1, reach), ...barbs(-1, reach)],
    union: true,
    role: 'petal',
    fill: colour,
    plain: true,
  })
  const size = width * 0.92
  return [
    body(1.06, edge),
    body(0.7, fill),
    line(path, width * 0.13, tone(edge, 0.06), 'detail soft'),
    ...place(
      [
        drop(size, edge, 0),
        drop(size * 0.74, eye[0], size * 0.06),
        drop(size * 0.48, eye[1], size * 0.12),
        ellipse([size * 0.2, 0], [size * 0.17, size * 0.15], eye[2], 'detail'),
      ],
      [x, y],
      { turn },
    ),
  ]
}

/** A lock that winds up at its end, as of flame, mane or cloud. @param turns of the spiral */
export function curl(
  start: Point,
  heading: number,
  size: number,
  side: 1 | -1,
  turns = 0.9,
): Point[] {
  const steps = 22
  const points: Point[] = [start]
  let [x, y] = start
  let angle = heading
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    angle += (side * turns * TAU * t * 2) / steps
    const step = (size * (1.5 - t)) / steps
    x += cos(angle) * step
    y += sin(angle) * step
    points.push([x, y])
  }
  return points
}
