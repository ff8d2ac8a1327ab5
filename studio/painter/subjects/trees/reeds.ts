import { mixColour, shade } from '../../colour'
import { type Shape, curve, stroke } from '../../geometry'
import { subject } from '../subject'
import { polyline } from '../../drawing/notation'

export const reeds = subject(['near'], { home: 'lake', height: 0.4, count: 1 }, (brush) => {
  const { random, m } = brush
  const shapes: Shape[] = []
  const stems = 26
  for (let i = 0; i < stems; i++) {
    const x = random.spread() * 0.75
    const tall = random.range(0.35, 1) * (1 - Math.abs(x) * 0.45)
    const lean = random.range(0.02, 0.3) * tall
    const tone = shade(
      brush.season === 'autumn' || brush.season === 'winter' ? m.gold : m.leaf,
      random.range(-0.16, -0.02),
      -0.02,
    )
    shapes.push(
      curve(
        polyline([x, 0.05, 1], [x + lean * 0.25, -tall * 0.5, 0.8], [x + lean, -tall, 0.25]),
        0.013,
        tone,
        'even',
        { foliage: true, plain: true },
      ),
    )
    if (random.chance(0.45)) {
      const side = random.sign()
      shapes.push(
        curve(
          [
            [x + lean * 0.1, -tall * 0.3, 0.6],
            [x + side * 0.08, -tall * 0.55, 1],
            [x + side * 0.2, -tall * 0.48, 0.1],
          ],
          0.014,
          tone,
          'even',
          { foliage: true, plain: true },
        ),
      )
    }
    if (tall < 0.55 || !random.chance(0.7)) continue
    const plume = mixColour(m.sail, m.wood, 0.3)
    for (let k = 0; k < 9; k++) {
      const t = k / 9
      const px = x + lean * (1 - 0.1 * t) + t * 0.03
      const py = -tall - 0.05 + t * 0.2
      const side = k % 2 ? 1 : -0.35
      shapes.push(
        stroke(
          polyline([px, py], [px + side * 0.045, py + 0.035]),
          0.018,
          shade(plume, random.spread() * 0.06),
          'both',
          { plain: true, foliage: true, alpha: 0.9 },
        ),
      )
    }
  }
  return shapes
})
