import { type StrokePoint, strokePoints } from '../../drawing/notation'
import { shade } from '../../colour'
import { type Shape, pointsAt, smooth, stroke } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { trunkShade } from './leaves'
import { named } from '../../parts'

function willowStrand(brush: SubjectBrush, x: number, y: number, length: number): Shape[] {
  const { random, m } = brush
  const drift = random.spread() * 0.05 + 0.025
  const path = smooth(pointsAt([x, y], [drift, length], '0,0 0.5,0.3 0.9,0.65 1.3,1'), false, 5)
  const tone = shade(m.leaf, random.range(-0.1, 0.08))
  const shapes: Shape[] = [stroke(path, 0.005, shade(tone, -0.08), 'even', 'foliage plain')]
  for (let i = 2; i < path.length; i++) {
    const [px, py] = path[i]
    for (const side of [-1, 1]) {
      if (random.chance(0.3)) continue
      const reach = random.range(0.024, 0.04)
      shapes.push(
        stroke(
          [
            [px, py],
            [px + side * reach * 0.3, py + reach * 0.55, 1.4],
            [px + side * reach * 0.42, py + reach * 1.15, 0.2],
          ],
          0.0085,
          shade(tone, random.spread() * 0.05),
          'even',
          { foliage: true, plain: true },
        ),
      )
    }
  }
  return shapes
}

export const willow = subject(['near'], { home: 'lake', height: 0.78, count: 1 }, (brush) => {
  const { random, m } = brush
  const shapes: Shape[] = []
  const back: Shape[] = []
  const trunk: StrokePoint[] = smooth(
    strokePoints(`-0.03,0.05,1.5 0.0,-0.2,1.05 0.06,-0.45,0.9 0.03,-0.66,0.7 0.09,-0.82,0.45`),
    false,
    7,
  )
  const limbs = 9
  for (let i = 0; i < limbs; i++) {
    const t = i / (limbs - 1)
    const angle = mix(-2.75, -0.4, t) + random.spread() * 0.1
    const reach = random.range(0.2, 0.36)
    const [x0, y0] = trunk[Math.round(mix(0.55, 1, random.next()) * (trunk.length - 1))]
    const endX = x0 + cos(angle) * reach
    const endY = y0 + sin(angle) * reach * 0.62
    const limb = smooth(
      [
        [x0, y0, 1],
        [mix(x0, endX, 0.5), mix(y0, endY, 0.62) - 0.04, 0.7],
        [endX, endY, 0.4],
        [endX + cos(angle) * 0.07, endY + 0.035, 0.2],
      ],
      false,
      6,
    )
    const target = i % 2 === 0 ? back : shapes
    target.push(stroke(limb, 0.032, m.bark))
    for (let k = 4; k < limb.length; k++) {
      const [px, py] = limb[k]
      const strands = k > 14 ? 2 : k % 3 === 0 ? 0 : 1
      for (let s = 0; s < strands; s++) {
        const length = random.range(0.22, 0.52) * (0.7 + 0.4 * Math.abs(t - 0.5))
        target.push(...willowStrand(brush, px + random.spread() * 0.02, py, length))
      }
    }
  }
  const bark = [stroke(trunk, 0.082, m.bark), trunkShade(trunk, 0.02, 0.03, shade(m.bark, -0.08))]
  return [...back, ...named('trunk', bark), ...shapes]
})
