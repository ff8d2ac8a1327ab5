import { knots, points } from '../../outline'
import { shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, disc, place, polygon, rounded, smooth, stroke } from '../../geometry'
import { mix, sin } from '../../maths'
import type { SubjectBrush, SubjectDefinition } from '../subject'

/** A wing: leading edge from the shoulder to the tip, feathers along the trailing edge. */
function wing(brush: SubjectBrush, tip: Point, bend: Point, root: Point, back: Point): Shape[] {
  const { m } = brush
  const lead = smooth([root, bend, tip], false, 8).map(([x, y]): Point => [x, y])
  const feathers = 9
  const trail: Point[] = []
  const vanes: Shape[] = []
  for (let i = 0; i <= feathers; i++) {
    const t = i / feathers
    const onLead = lead[Math.round((1 - t) * (lead.length - 1))] as Point
    const reach = mix(0.05, 0.9, sin(Math.min(1, t * 1.25) * 1.45))
    const x = mix(onLead[0], mix(tip[0], back[0], t) - 0.04, reach * 0.9)
    const y = mix(onLead[1], mix(tip[1], back[1], t) + 0.05, reach * 0.9)
    trail.push([x + 0.014, y - 0.014], [x - 0.012, y + 0.016])
    if (i > 0 && i < feathers) {
      vanes.push(
        stroke(
          [
            [mix(onLead[0], x, 0.35), mix(onLead[1], y, 0.35)],
            [x, y],
          ],
          0.008,
          shade(m.white, -0.14),
          'end',
          { detail: true },
        ),
      )
    }
  }
  const shapes: Shape[] = [polygon([...lead, ...trail, back], m.white), ...vanes]
  const dark = trail.slice(Math.floor(trail.length * 0.42))
  const inner = dark.map(([x, y]): Point => [
    mix(x, mix(root[0], tip[0], 0.3), 0.2),
    mix(y, mix(root[1], tip[1], 0.3), 0.2),
  ])
  shapes.push(polygon([...dark, ...inner.reverse()], m.dark, { detail: true }))
  return shapes
}

function flyingCrane(brush: SubjectBrush): Shape[] {
  const { random, m } = brush
  const lift = random.range(0.75, 1.1)
  return [
    ...wing(brush, [0.2, -0.72 * lift], [0.22, -0.34 * lift], [0.13, -0.03], [-0.12, -0.03]),
    curve(points('-0.16,0.02 -0.5,0.07 -0.86,0.06'), 0.018, m.dark, 'even', { plain: true }),
    curve(points('-0.16,0.035 -0.48,0.1 -0.8,0.115'), 0.016, m.dark, 'even', { plain: true }),
    rounded(
      points(`-0.32,0.03 -0.14,-0.05 0.08,-0.06 0.24,-0.025 0.22,0.035 0.05,0.075 -0.14,0.06`),
      m.white,
    ),
    rounded(
      points('-0.3,0.03 -0.14,0.03 0.06,0.045 0.05,0.075 -0.14,0.06'),
      shade(m.white, -0.13),
      { shadow: true },
    ),
    polygon(points('-0.4,0.05 -0.2,-0.015 -0.18,0.045 -0.3,0.07'), m.dark, { detail: true }),
    curve(knots(`0.19,-0.005,1.5 0.34,-0.015,1.05 0.5,-0.075,0.8 0.63,-0.1,0.75`), 0.052, m.white),
    curve(knots('0.26,0.01,1 0.4,-0.025,0.9 0.54,-0.08,0.5'), 0.028, m.dark, 'both', {
      detail: true,
    }),
    rounded(points('0.6,-0.115 0.65,-0.135 0.7,-0.115 0.66,-0.085 0.61,-0.08'), m.white),
    polygon(points('0.685,-0.125 0.84,-0.095 0.685,-0.095'), m.gold, { plain: true }),
    disc(0.65, -0.13, 0.02, m.accent, { accent: true, plain: true }),
    ...wing(brush, [-0.3, -0.82 * lift], [-0.02, -0.4 * lift], [0.12, -0.01], [-0.2, 0.01]),
  ]
}

export const crane: SubjectDefinition = {
  placements: ['sky'],
  height: 0.24,
  count: 2,
  flock: true,
  draw(brush, count) {
    const { random } = brush
    const shapes: Shape[] = []
    const order = Array.from({ length: count }, (_, i) => i).reverse()
    for (const i of order) {
      const t = count === 1 ? 0 : i / (count - 1) - 0.5
      const spreadX = Math.min(2.1, 1.05 * count * 0.62)
      const x = t * spreadX + random.spread() * 0.08
      const y = t * -0.5 + (i % 2 ? 0.42 : -0.12) + random.spread() * 0.06
      const size = (count > 3 ? 0.62 : count > 1 ? 0.85 : 1.05) * random.range(0.88, 1.08)
      shapes.push(...place(flyingCrane(brush), x, y, size, false, random.range(-0.24, 0.02)))
    }
    return shapes
  },
}
