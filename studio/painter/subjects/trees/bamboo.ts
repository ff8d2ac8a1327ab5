import { shade } from '../../colour'
import { type Shape, curve, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { polyline } from '../../drawing/notation'

function bambooLeaves(brush: SubjectBrush, x: number, y: number, side: number): Shape[] {
  const { random, m } = brush
  const count = random.integer(3, 5)
  return Array.from({ length: count }, (_, i) => {
    const angle = TAU * 0.25 - side * mix(-0.35, 1.25, i / count) + random.spread() * 0.15
    const reach = random.range(0.09, 0.16)
    const dx = cos(angle) * reach
    const dy = sin(angle) * reach
    return curve(
      [
        [x, y, 0.3],
        [x + dx * 0.35, y + dy * 0.32, 1],
        [x + dx * 0.75, y + dy * 0.78, 0.6],
        [x + dx, y + dy, 0.05],
      ],
      0.022,
      shade(m.bamboo, random.range(-0.14, 0.02)),
      'even',
      { foliage: true },
    )
  })
}

/** A stand of three to five stems at the frame. */
export const bamboo = subject(['near'], { height: 0.95, count: 1 }, (brush) => {
  const { random, m } = brush
  const shapes: Shape[] = []
  const stems = random.integer(3, 5)
  for (let s = 0; s < stems; s++) {
    const x0 = mix(-0.16, 0.24, (s + random.range(0.2, 0.8)) / stems)
    const lean = random.range(-0.03, 0.09)
    const top = -random.range(0.8, 1.1)
    const width = random.range(0.022, 0.036)
    const joints = 8
    const tone = shade(m.bamboo, random.range(-0.08, 0.05))
    const at = (t: number): [number, number] => [x0 + lean * t * t, 0.06 + (top - 0.06) * t]
    for (let j = 0; j < joints; j++) {
      const [ax, ay] = at(j / joints)
      const [bx, by] = at((j + 0.965) / joints)
      const w = width * mix(1, 0.55, j / joints)
      shapes.push(
        stroke(
          polyline([ax, ay, 1.12], [(ax + bx) / 2, (ay + by) / 2, 0.94], [bx, by, 1.1]),
          w,
          tone,
        ),
      )
      shapes.push(
        stroke(
          polyline([ax + w * 0.26, ay], [bx + w * 0.26, by]),
          w * 0.34,
          shade(tone, -0.09),
          'even',
          { shadow: true },
        ),
      )
      if (j < 3 || !random.chance(0.78)) continue
      const side = random.sign()
      const reach = random.range(0.06, 0.16)
      const tipX = bx + side * reach
      const tipY = by - reach * 0.35
      shapes.push(
        curve(
          polyline([bx, by], [(bx + tipX) / 2, by - reach * 0.3], [tipX, tipY]),
          0.006,
          shade(tone, -0.08),
          'even',
          { foliage: true, plain: true },
        ),
      )
      shapes.push(...bambooLeaves(brush, tipX, tipY, side))
      if (random.chance(0.6))
        shapes.push(...bambooLeaves(brush, mix(bx, tipX, 0.5), by - reach * 0.25, side))
    }
  }
  return shapes
})
