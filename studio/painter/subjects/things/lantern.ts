import { shade } from '../../colour'
import { polyline, strokePoints } from '../../drawing/notation'
import {
  curve,
  ellipsePoints,
  place,
  pointsAt,
  polygon,
  rounded,
  type Shape,
  stroke,
} from '../../geometry'
import { subject, type SubjectBrush } from '../subject'

/** A table lamp: a turned foot, a cloth shade, and a pool of light when it is dark. */
export const lamp = subject(
  ['table', 'ground', 'near'],
  { home: 'interior', time: 'night', height: 0.34, count: 1 },
  (brush) => {
    const { m, lit } = brush
    const foot = brush.tone([0.5, 0.09, 200], 0.6)
    const cloth = lit ? m.lamp : brush.own([0.88, 0.05, 82])
    const pool: Shape[] = lit
      ? [1.05, 0.76, 0.48].map((r) =>
          polygon(ellipsePoints(0, -0.68, r, r * 0.92, 0, 40), m.lamp, 'alpha 0.12 plain glow'),
        )
      : []
    return [
      ...pool,
      polygon(ellipsePoints(0.08, 0.005, 0.3, 0.035), [0.25, 0.03, 60], 'plain shadow alpha 0.28'),
      rounded(
        polyline(`-0.17,0 -0.15,-0.05 -0.05,-0.08 -0.13,-0.2 -0.11,-0.34 -0.03,-0.42 0.03,-0.42 0.11,-0.34
          0.13,-0.2 0.05,-0.08 0.15,-0.05 0.17,0`),
        foot,
      ),
      rounded(
        polyline('0.02,-0.42 0.11,-0.34 0.13,-0.2 0.05,-0.08 0.15,-0.05 0.17,0 0.03,0 0.06,-0.22'),
        shade(foot, -0.1),
        { shadow: true },
      ),
      stroke(polyline('0,-0.4 0,-0.52'), 0.04, m.gold),
      polygon(polyline('-0.17,-1 0.17,-1 0.34,-0.5 -0.34,-0.5'), cloth, { accent: lit, glow: lit }),
      polygon(polyline('0.06,-1 0.17,-1 0.34,-0.5 0.13,-0.5'), shade(cloth, -0.08), {
        shadow: true,
        alpha: 0.6,
      }),
      ...[-1, -0.5].map((y) =>
        stroke(
          polyline([y === -1 ? -0.175 : -0.345, y], [y === -1 ? 0.175 : 0.345, y]),
          0.02,
          shade(cloth, -0.2),
          'even',
          { detail: true },
        ),
      ),
    ]
  },
)

function redLantern(brush: SubjectBrush, x: number, drop: number, size: number): Shape[] {
  const { m } = brush
  const red = brush.lit ? shade(m.accent, 0.05, 0.02) : m.accent
  const y = drop
  const shapes: Shape[] = [
    stroke(polyline([x, -0.03], [x, y - size * 0.95]), 0.007, m.dark, 'even', { plain: true }),
    rounded(pointsAt([x, y], size, '-0.62,-0.5 -0.95,0 -0.62,0.5 0.62,0.5 0.95,0 0.62,-0.5'), red, {
      accent: true,
      glow: brush.lit,
    }),
  ]
  for (const share of [-0.62, -0.25, 0.25, 0.62]) {
    shapes.push(
      curve(
        pointsAt([x, y], [share * size, size], '0.7,-0.55 1.15,0 0.7,0.55'),
        size * 0.035,
        shade(red, -0.1),
        'even',
        { detail: true, accent: true },
      ),
    )
  }
  for (const side of [-1, 1]) {
    shapes.push(
      polygon(
        pointsAt([x, y], [size, side * size], '-0.42,0.52 0.42,0.52 0.36,0.7 -0.36,0.7'),
        m.gold,
        { accent: true },
      ),
    )
  }
  for (let i = -2; i <= 2; i++) {
    shapes.push(
      curve(
        pointsAt([x, y], [i * size, size], '0.08,0.68 0.1,1.05 0.12,1.4'),
        size * 0.035,
        m.accent,
        'even',
        { plain: true, accent: true },
      ),
    )
  }
  return shapes
}

/** Red lanterns that hang from the picture's upper corner. */
export const lantern = subject(
  ['corner'],
  { time: 'dusk', height: 0.78, count: 3, flock: true },
  (brush, count) => {
    const { random } = brush
    const bough = curve(
      strokePoints(`-0.12,-0.06,1.3 0.16,-0.02,1 0.42,-0.05,0.75 0.7,0.0,0.5 0.98,-0.05,0.15`),
      0.045,
      brush.m.bark,
    )
    const twig = curve(polyline('0.5,-0.04 0.66,-0.1 0.8,-0.12'), 0.014, brush.m.bark, 'end')
    const lanterns = Array.from({ length: Math.min(count, 5) }, (_, i) =>
      redLantern(
        brush,
        0.14 + i * 0.22,
        0.16 + ((i * 2) % 3) * 0.1 + random.range(0, 0.06),
        0.1 - i * 0.008,
      ),
    ).flat()
    return [...lanterns, bough, twig]
  },
)

function paperLantern({ m }: SubjectBrush): Shape[] {
  const warm = m.lamp
  return [
    {
      ...rounded(
        polyline('-0.3,0 -0.38,-0.5 -0.3,-0.92 0,-1 0.3,-0.92 0.38,-0.5 0.3,0'),
        [0.8, 0.14, 62],
        { glow: true, accent: true },
      ),
      gradient: {
        from: [0, 0.05],
        to: [0, -1],
        stops: [
          { at: 0, colour: shade(warm, 0.05) },
          { at: 0.45, colour: [0.8, 0.15, 65] },
          { at: 1, colour: [0.62, 0.15, 45] },
        ],
      },
    },
    polygon(polyline('-0.29,0 0.29,0 0.25,0.06 -0.25,0.06'), [0.45, 0.1, 40], { detail: true }),
    stroke(polyline('-0.13,-0.03 -0.16,-0.9'), 0.018, [0.6, 0.13, 45], 'even', 'detail alpha 0.5'),
    stroke(polyline('0.13,-0.03 0.16,-0.9'), 0.018, [0.6, 0.13, 45], 'even', 'detail alpha 0.5'),
  ]
}

export const skyLantern = subject(
  ['sky'],
  { home: 'lake', time: 'night', height: 0.5, count: 12, flock: true },
  (brush, count) => {
    const { random } = brush
    const shapes: Shape[] = []
    const wide = count > 3 ? 1 : 0.4
    for (let i = 0; i < count; i++) {
      const near = i >= count - 3
      const size = near ? random.range(0.11, 0.16) : random.range(0.035, 0.08)
      const x = ((i * 0.618) % 1) * 2 - 1
      const y = random.range(-0.34, 0.8)
      shapes.push(
        ...place(
          paperLantern(brush),
          x * 0.85 * wide,
          y * wide,
          count > 3 ? size : 0.2,
          false,
          random.spread() * 0.12,
        ),
      )
    }
    return shapes
  },
)
