import { shade } from '../../colour'
import { type Shape, curve, disc, pointsAt, polygon, rounded, stroke } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { polyline } from '../../drawing/notation'
import { named } from '../../parts'

function hull(brush: SubjectBrush, halfLength: number): Shape[] {
  const { m } = brush
  const s = halfLength
  return named('hull', [
    rounded(
      pointsAt(
        [0, 0],
        [s, 1],
        '-1,-0.17 -0.62,-0.085 0,-0.06 0.6,-0.09 1.06,-0.23 0.86,-0.02 0.6,0.04 -0.66,0.04 -0.88,-0.03',
      ),
      m.wood,
    ),
    curve(
      pointsAt([0, 0], [s, 1], '-0.96,-0.145 -0.55,-0.065 0,-0.045 0.6,-0.07 1,-0.19'),
      0.02,
      shade(m.wood, 0.16),
      'even',
      { detail: true },
    ),
  ])
}

/** A junk's battened sail, or a slender one with a jib. */
export const sailboat = subject(
  ['water'],
  { outdoors: true, home: 'sea', height: 0.17, count: 1, mirrors: true },
  (brush) => {
    const { random, m } = brush
    const shapes: Shape[] = [stroke(polyline('0,-0.05 0.015,-1'), 0.018, m.dark)]
    const junk = random.chance(0.45)
    if (junk) {
      const edge = (t: number): [number, number] => [mix(0.02, -0.07, t), mix(-0.97, -0.17, t)]
      const lee = (t: number): [number, number] => [
        mix(0.16, 0.46, sin(t * 1.75)),
        mix(-0.93, -0.19, t),
      ]
      const rows = 6
      const outline = Array.from({ length: rows + 1 }, (_, i) => lee(i / rows))
      // the whole sail first: water mirrors it, and not the strips
      shapes.push(polygon([edge(0), ...outline, edge(1)], m.sail, { shadow: true }))
      for (let i = 0; i < rows; i++) {
        const [a, b] = [i / rows, (i + 1) / rows]
        shapes.push(
          polygon([edge(a), lee(a), lee(b), edge(b)], shade(m.sail, i % 2 ? -0.05 : 0.01), 'plain'),
        )
        shapes.push(stroke([edge(b), lee(b)], 0.012, m.wood, 'even', { detail: true }))
      }
      shapes.push(polygon([edge(0), ...outline, edge(1)], m.sail, { alpha: 0.02 }))
    } else {
      shapes.push(
        rounded(
          polyline(`0.045,-0.95 0.22,-0.78 0.42,-0.45 0.45,-0.17 0.24,-0.155 0.045,-0.17`),
          m.sail,
        ),
        rounded(
          polyline('0.2,-0.78 0.42,-0.45 0.45,-0.17 0.3,-0.16 0.28,-0.45'),
          shade(m.sail, -0.08),
          { shadow: true, alpha: 0.7 },
        ),
        rounded(
          polyline('-0.005,-0.9 -0.16,-0.55 -0.34,-0.19 -0.12,-0.165 -0.01,-0.18'),
          shade(m.sail, -0.03),
        ),
      )
      for (let i = 1; i < 5; i++) {
        const t = i / 5
        shapes.push(
          stroke(
            [
              [0.05, mix(-0.92, -0.17, t)],
              [mix(0.2, 0.43, Math.min(1, t * 1.1)), mix(-0.86, -0.2, t)],
            ],
            0.008,
            shade(m.sail, -0.17),
            'even',
            { detail: true },
          ),
        )
      }
    }
    const [mast, ...sails] = shapes
    return [...named('mast', mast ?? null), ...named('sail', sails), ...hull(brush, 0.46)]
  },
)

/** A covered river skiff with a boatman in a straw hat. */
export const skiff = subject(
  ['water'],
  { outdoors: true, home: 'lake', height: 0.15, count: 1, mirrors: true },
  (brush) => {
    const { random, m } = brush
    const shapes: Shape[] = []
    shapes.push(...hull(brush, 0.85))
    shapes.push(
      rounded(
        polyline(`-0.34,-0.07 -0.31,-0.26 -0.12,-0.37 0.13,-0.36 0.28,-0.25 0.31,-0.07`),
        shade(m.wood, -0.08),
        { part: 'canopy' },
      ),
      rounded(polyline('0.13,-0.36 0.28,-0.25 0.31,-0.07 0.18,-0.07'), m.dark, 'shadow alpha 0.45'),
    )
    for (let i = -1; i <= 1; i++) {
      shapes.push(
        curve(
          polyline([i * 0.17 - 0.02, -0.07], [i * 0.16 - 0.02, -0.24], [i * 0.13, -0.355]),
          0.014,
          shade(m.wood, 0.14),
          'even',
          { detail: true },
        ),
      )
    }
    const x = 0.6
    const robe = random.chance(0.5) ? m.roof : m.dark
    shapes.push(
      rounded(
        pointsAt(
          [x, 0],
          1,
          '-0.075,-0.09 -0.07,-0.26 -0.02,-0.4 0.045,-0.4 0.085,-0.24 0.07,-0.08',
        ),
        robe,
      ),
      disc(x + 0.01, -0.45, 0.042, m.wall, { plain: true }),
      polygon(pointsAt([x, 0], 1, '-0.12,-0.455 0.005,-0.56 0.14,-0.455 0.01,-0.475'), m.gold),
      stroke(pointsAt([x, 0], 1, '-0.28,-0.86 0.05,-0.3 0.24,0.04'), 0.018, m.wood, 'even', {
        plain: true,
        part: 'pole',
      }),
      stroke(
        polyline([x - 0.03, -0.33], [x - 0.02, -0.26], [x + 0.05, -0.28]),
        0.035,
        shade(robe, 0.06),
        'even',
        { detail: true },
      ),
    )
    if (brush.lit) shapes.push(disc(-0.42, -0.24, 0.045, m.lamp, { glow: true, plain: true }))
    return shapes
  },
)
