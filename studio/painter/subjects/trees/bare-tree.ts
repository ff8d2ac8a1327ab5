import { shade } from '../../colour'
import { type StrokePoint, strokePoints } from '../../drawing/notation'
import { type Shape, curve, smooth, stroke } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import { named } from '../../parts'
import { type SubjectBrush, subject } from '../subject'
import { trunkShade } from './leaves'

/** A vine without leaves: around the trunk, and hanging from a bough. */
function vines({ m, random }: SubjectBrush, ends: readonly StrokePoint[]): Shape[] {
  const colour = shade(m.bark, 0.1)
  const coils = [-0.16, -0.28, -0.4].map((y) =>
    curve(
      [
        [-0.075, y, 1],
        [0, y - 0.07, 1],
        [0.07, y - 0.05, 1],
      ],
      0.016,
      colour,
    ),
  )
  const hanging = ends.map(([x, y]) => {
    const long = random.range(0.12, 0.28)
    const sway = random.spread() * 0.05
    return curve(
      [
        [x, y, 1],
        [x + sway, y + long * 0.5, 0.8],
        [x - sway * 0.6, y + long, 0.3],
      ],
      0.011,
      colour,
    )
  })
  return [...coils, ...hanging]
}

/** An old tree without leaves: a knotted trunk, crooked boughs and dry vines. */
export const bareTree = subject(
  ['near', 'ground'],
  { season: 'autumn', height: 0.82, count: 1 },
  (brush) => {
    const { random, m, snowy } = brush
    const wood: Shape[] = []
    const ends: StrokePoint[] = []
    const grow = (
      from: StrokePoint,
      angle: number,
      length: number,
      width: number,
      level: number,
    ): void => {
      const knots: StrokePoint[] = [[from[0], from[1], 1]]
      let [x, y, heading] = [from[0], from[1], angle]
      for (let i = 1; i <= 4; i++) {
        heading += random.spread() * 0.34 + (i % 2 ? 0.16 : -0.16)
        x += cos(heading) * (length / 4)
        y += sin(heading) * (length / 4)
        knots.push([x, y, mix(1, 0.3, i / 4)])
      }
      const path = smooth(knots, false, 4)
      wood.push(stroke(path, width, shade(m.bark, level * 0.02 - 0.03)))
      if (snowy && level < 2)
        wood.push(
          stroke(
            path.map(([kx, ky, w = 1]) => [kx, ky - width * 0.4 * w, w]),
            width * 0.36,
            m.snow,
            'both',
            'snow plain',
          ),
        )
      if (level === 1) ends.push(knots[3] ?? from)
      if (level > 2) return
      for (const i of [2, 3, 4]) {
        const side = (i + level) % 2 ? 1 : -1
        const turn = heading * 0.5 + angle * 0.5 + side * random.range(0.4, 0.8)
        const knot = knots[i] ?? from
        grow(knot, turn, length * random.range(0.44, 0.6), width * mix(0.5, 0.34, i / 4), level + 1)
      }
    }
    const trunk = smooth(
      strokePoints('-0.03,0.04,1.7 -0.02,-0.04,1.3 0.02,-0.16,1.05 -0.03,-0.3,0.95 0.02,-0.44,0.8'),
      false,
      8,
    )
    for (const [share, angle, length, width] of [
      [1, -1.9, 0.5, 0.055],
      [1, -1.1, 0.44, 0.05],
      [0.84, -0.5, 0.46, 0.045],
      [0.72, -2.7, 0.42, 0.042],
    ] as const)
      grow(trunk[Math.round(share * (trunk.length - 1))] ?? [0, -0.4], angle, length, width, 0)
    const bark = [
      stroke(trunk, 0.1, shade(m.bark, -0.03)),
      trunkShade(trunk, 0.022, 0.04, shade(m.bark, -0.11)),
      curve(strokePoints('0,-0.06,1 -0.07,0,0.7 -0.16,0.035,0.2'), 0.055, shade(m.bark, -0.05)),
      curve(strokePoints('0,-0.06,1 0.08,0.005,0.7 0.17,0.04,0.2'), 0.055, shade(m.bark, -0.05)),
    ]
    return [...named('trunk', wood, bark), ...vines(brush, ends)]
  },
)
