import { type Oklch, shade } from '../../colour'
import { type FlagInput, readFlags } from '../../drawing/flags'
import { type Point, type Shape, polygon, smooth, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { strokePoints } from '../../drawing/notation'

/** A vessel turned on the wheel: half width and height, from its lip down to its foot. */
export interface Turned {
  readonly side: readonly Point[]
  /** Half width at a height. */
  at(y: number): number
}

/** `profile`: knots `halfWidth,y` from the lip down. */
export function turned(profile: string): Turned {
  const side = smooth(strokePoints(profile), false, 6).map(([r, y]): Point => [Math.max(0, r), y])
  const at = (y: number): number => {
    const below = side.findIndex(([, sy]) => sy >= y)
    const [r1, y1] = side[below < 0 ? side.length - 1 : below]
    const [r0, y0] = side[Math.max(0, (below < 0 ? side.length : below) - 1)]
    return y1 - y0 < 1e-6 ? r1 : mix(r0, r1, (y - y0) / (y1 - y0))
  }
  return { side, at }
}

/** A ring of a vessel between two shares of its half width, as a strip along its side. */
const strip = ({ side }: Turned, x: number, from: number, to: number): Point[] => [
  ...side.map(([r, y]): Point => [x + r * from, y]),
  ...[...side].reverse().map(([r, y]): Point => [x + r * to, y]),
]

/** The vessel's body, rounded by a dark side, a darker rim and a sheen. */
export function vessel(form: Turned, x: number, colour: Oklch, flags: FlagInput = {}): Shape[] {
  const [lip, foot] = [form.side[0], form.side[form.side.length - 1]]
  const body = strip(form, x, -1, 1)
  const dark = shade(colour, -0.3, -0.02)
  // the foot rests on a curve: its front is nearer than its sides
  const sole: Point[] = [0.6, 0.2, -0.2, -0.6].map((t) => [
    x + foot[0] * t,
    foot[1] + foot[0] * 0.09 * (1 - t * t),
  ])
  const outline = [
    ...body.slice(0, form.side.length),
    ...sole.reverse(),
    ...body.slice(form.side.length),
  ]
  const sheen = form.side.filter(
    ([, y]) => y > mix(lip[1], foot[1], 0.16) && y < mix(lip[1], foot[1], 0.66),
  )
  return [
    polygon(outline, colour, flags),
    polygon(strip(form, x, 0.34, 1), dark, { shadow: true, alpha: 0.24 }),
    polygon(strip(form, x, 0.72, 1), dark, { shadow: true, alpha: 0.26 }),
    stroke(
      sheen.map(([r, y]): Point => [x - r * 0.66, y]),
      0.1 * (sheen[0]?.[0] ?? 0.1),
      shade(colour, 0.22, -0.02),
      'both',
      'detail plain alpha 0.65',
    ),
  ]
}

/** A level line round the vessel, bent as a ring seen a little from above. */
export function ringLine(
  form: Turned,
  x: number,
  y: number,
  width: number,
  colour: Oklch,
  flags: FlagInput = {},
): Shape {
  const r = form.at(y)
  const line = Array.from({ length: 13 }, (_, i): Point => {
    const t = (i / 12) * 2 - 1
    return [x + r * t, y + r * 0.1 * (1 - t * t)]
  })
  return stroke(line, width, colour, 'even', { detail: true, ...readFlags(flags) })
}
