import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { blot, curve, disc, place, polygon, rounded, stroke, pointsAt } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { RAIL, viaduct } from './viaduct'
import { pairs, polyline, triples } from '../../drawing/notation'

/** Points `x,height above the rail`. */
const onRail = (text: string): Point[] => pairs(text).map(([x, high]) => [x, RAIL - high])

function wheel({ m }: SubjectBrush, x: number, radius: number): Shape[] {
  const y = RAIL - radius
  return [
    disc(x, y, radius, m.dark),
    disc(x, y, radius * 0.72, shade(m.dark, 0.14), { detail: true }),
    disc(x, y, radius * 0.28, m.dark, { detail: true }),
  ]
}

/** A carriage with lit windows, its left end at 0; 0.86 long. */
function carriage(brush: SubjectBrush, paint: Oklch): Shape[] {
  const { m, lit, tone } = brush
  const roof = mixColour(shade(paint, -0.16), m.dark, 0.4)
  const cream = tone([0.86, 0.09, 88], 0.7)
  const pane = lit ? m.lamp : tone([0.84, 0.04, 230])
  const top = RAIL - 0.33
  const shapes: Shape[] = [
    ...[0.12, 0.24, 0.62, 0.74].flatMap((x) => wheel(brush, x, 0.042)),
    polygon(polyline([0.02, RAIL - 0.06], [0.84, RAIL - 0.06], [0.84, top], [0.02, top]), paint),
    polygon(onRail('0.02,0.06 0.84,0.06 0.84,0.12 0.02,0.12'), shade(paint, -0.1), {
      shadow: true,
      alpha: 0.7,
    }),
    stroke(onRail('0.02,0.15 0.84,0.15'), 0.014, cream, 'even', 'detail'),
    stroke(polyline([0.02, top + 0.035], [0.84, top + 0.035]), 0.008, cream, 'even', 'detail'),
    rounded(
      pointsAt(
        [0, top],
        1,
        '-0.005,0.012 0.03,-0.04 0.2,-0.052 0.66,-0.052 0.83,-0.04 0.865,0.012',
      ),
      roof,
    ),
    stroke(onRail('-0.06,0.09 0.02,0.09'), 0.02, m.dark),
  ]
  for (let i = 0; i < 6; i++) {
    const x = 0.085 + i * 0.122
    shapes.push(
      polygon(pointsAt([x, top], 1, '0,0.065 0.082,0.065 0.082,0.155 0,0.155'), pane, {
        detail: true,
        ...(lit && { glow: true }),
      }),
      stroke(
        polyline([x + 0.041, top + 0.065], [x + 0.041, top + 0.155]),
        0.006,
        shade(paint, -0.08),
        'even',
        { detail: true },
      ),
    )
  }
  return shapes
}

/** An engine with its tender, the buffers at 1.06. */
function engine(brush: SubjectBrush, paint: Oklch): Shape[] {
  const { m, lit, tone } = brush
  const black = tone([0.3, 0.02, 260])
  const red = shade(m.accent, -0.02)
  const pane = lit ? m.lamp : tone([0.84, 0.04, 230])
  const box = (
    x0: number,
    x1: number,
    low: number,
    high: number,
    colour: Oklch,
    detail = false,
  ): Shape =>
    polygon(
      polyline([x0, RAIL - low], [x1, RAIL - low], [x1, RAIL - high], [x0, RAIL - high]),
      colour,
      detail ? { detail } : {},
    )
  return [
    // tender
    ...[-0.28, -0.17, -0.06].flatMap((x) => wheel(brush, x, 0.045)),
    box(-0.36, 0.02, 0.07, 0.25, paint),
    rounded(onRail('-0.34,0.25 -0.26,0.31 -0.12,0.33 0,0.25'), black),
    box(-0.36, 0.02, 0.07, 0.11, shade(paint, -0.1), true),
    stroke(onRail('-0.42,0.09 0.1,0.09'), 0.022, m.dark),
    // boiler, smokebox, cab
    box(0.1, 1.0, 0.085, 0.125, red),
    rounded(onRail('0.24,0.13 0.24,0.335 0.5,0.35 0.86,0.34 0.9,0.23 0.87,0.13'), paint),
    rounded(onRail('0.24,0.13 0.24,0.2 0.55,0.2 0.89,0.2 0.87,0.13'), shade(paint, -0.12), {
      shadow: true,
      alpha: 0.7,
    }),
    stroke(onRail('0.28,0.305 0.8,0.305'), 0.018, shade(paint, 0.2), 'both', {
      detail: true,
      plain: true,
      alpha: 0.7,
    }),
    box(0.79, 0.9, 0.125, 0.345, black),
    ...[0.42, 0.58, 0.7].map((x) =>
      stroke(polyline([x, RAIL - 0.135], [x, RAIL - 0.345]), 0.01, m.gold, 'even', 'detail'),
    ),
    polygon(onRail('0.805,0.335 0.885,0.335 0.9,0.485 0.79,0.485'), black),
    polygon(onRail('0.78,0.475 0.91,0.475 0.91,0.505 0.78,0.505'), black),
    rounded(onRail('0.46,0.34 0.475,0.4 0.52,0.42 0.565,0.4 0.58,0.34'), m.gold),
    rounded(onRail('0.64,0.34 0.65,0.375 0.69,0.385 0.72,0.34'), shade(paint, -0.05)),
    box(0.04, 0.27, 0.09, 0.4, paint),
    box(0.08, 0.2, 0.25, 0.36, pane, true),
    rounded(onRail('0,0.395 0.05,0.43 0.16,0.44 0.27,0.425 0.31,0.395'), black),
    disc(0.925, RAIL - 0.3, 0.034, lit ? m.lamp : m.gold, { glow: lit }),
    // running gear
    ...[0.36, 0.53, 0.7].flatMap((x) => wheel(brush, x, 0.078)),
    ...wheel(brush, 0.16, 0.05),
    ...wheel(brush, 0.87, 0.045),
    stroke(onRail('0.36,0.06 0.7,0.06'), 0.018, shade(m.stone, 0.05), 'even', 'detail'),
    stroke(onRail('0.53,0.06 0.84,0.1'), 0.014, shade(m.stone, 0.05), 'even', 'detail'),
    box(0.78, 0.92, 0.07, 0.14, black),
    polygon(
      polyline('0.98,-0.01 1.1,-0.01 1,-0.12 0.98,-0.13').map(([x, y]): Point => [x, y + RAIL]),
      red,
    ),
    ...(lit ? [headlight(brush)] : []),
  ]
}

function headlight({ m }: SubjectBrush): Shape {
  const beam = polygon(
    polyline([0.95, RAIL - 0.31], [2.6, RAIL - 0.5], [2.6, RAIL + 0.02], [0.95, RAIL - 0.28]),
    m.lamp,
    { alpha: 0.14, plain: true, glow: true },
  )
  const stops = [
    { at: 0, colour: m.lamp, alpha: 0.42 },
    { at: 1, colour: m.lamp, alpha: 0 },
  ]
  return { ...beam, gradient: { from: [0.95, 0], to: [2.6, 0], stops } }
}

/** Steam that rolls back over the carriages, growing and thinning. */
function plume({ random, m }: SubjectBrush, x: number, y: number): Shape[] {
  const shapes: Shape[] = []
  const puffs = 15
  for (let i = puffs - 1; i >= 0; i--) {
    const t = i / (puffs - 1)
    const px = x - 2.3 * t * (0.4 + 0.6 * t) + random.spread() * 0.03
    const py = y - 0.07 - 0.42 * Math.sqrt(t) + random.spread() * 0.04 * t + 0.03 * sin(i * 1.7)
    const size = mix(0.05, 0.19, Math.sqrt(t)) * random.range(0.85, 1.2) * (t > 0.75 ? 1.6 - t : 1)
    const alpha = mix(1, 0.6, t * t)
    shapes.push(
      polygon(blot(random, px, py, size * 1.15, size * 0.78, 0.16, 9), m.white, {
        plain: true,
        alpha,
      }),
      polygon(
        blot(random, px + size * 0.1, py + size * 0.28, size * 0.8, size * 0.36, 0.18, 8),
        shade(m.white, -0.1),
        { plain: true, shadow: true, alpha: 0.6 * alpha },
      ),
    )
  }
  return shapes
}

/** A steam train on a viaduct that crosses the whole picture. */
export const train = subject(
  ['span', 'ground'],
  { outdoors: true, home: 'mountains', height: 0.3, count: 1 },
  (brush) => {
    const { random, own } = brush
    const paint = own(random.pick<Oklch>(triples('0.44,0.09,158 0.42,0.13,24 0.42,0.09,255')))
    const ahead = random.range(-0.1, 0.2)
    const cars = random.integer(3, 5)
    const shapes: Shape[] = [...viaduct(brush)]
    shapes.push(...plume(brush, ahead + 0.845, RAIL - 0.49))
    for (let i = cars; i >= 1; i--)
      shapes.push(...place(carriage(brush, paint), ahead - 0.4 - i * 0.9, 0, 1))
    shapes.push(...place(engine(brush, shade(paint, -0.05)), ahead, 0, 1))
    shapes.push(
      curve(
        polyline([-7, RAIL + 0.012], [0, RAIL + 0.012], [7, RAIL + 0.012]),
        0.018,
        brush.m.dark,
        'even',
        { detail: true },
      ),
    )
    return shapes
  },
)
