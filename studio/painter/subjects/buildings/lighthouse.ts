import { type Shape, pointsAt, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { opening, post } from './temple'
import { subject } from '../subject'
import { polyline } from '../../drawing/notation'

export const lighthouse = subject(
  ['ground'],
  { outdoors: true, home: 'coast', height: 0.36, count: 1 },
  (brush) => {
    const { m, lit } = brush
    const half = (y: number): number => mix(0.125, 0.08, -y / 0.74)
    const shapes: Shape[] = []
    for (let i = 0; i < 5; i++) {
      const low = i === 0 ? 0.03 : -i * 0.148
      const high = -(i + 1) * 0.148
      const isRed = i % 2 === 1
      shapes.push(
        polygon(
          [
            [-half(low), low],
            [0, low + 0.012],
            [half(low), low],
            [half(high), high],
            [0, high + 0.01],
            [-half(high), high],
          ],
          isRed ? m.accent : m.white,
          isRed ? { accent: true, part: 'stripes' } : {},
        ),
      )
    }
    shapes.push(
      polygon(
        polyline([0.035, 0.03], [half(0), 0.03], [half(-0.74), -0.74], [0.022, -0.74]),
        [0.3, 0.03, 270],
        { alpha: 0.22, shadow: true },
      ),
    )
    for (const y of [-0.2, -0.48])
      shapes.push(opening({ ...brush, lit: false }, -0.02, y, 0.014, 0.055))
    shapes.push(opening({ ...brush, lit: false }, 0, 0.02, 0.024, 0.1))
    shapes.push(polygon(polyline('-0.12,-0.735 0.12,-0.735 0.1,-0.765 -0.1,-0.765'), m.dark))
    shapes.push(
      polygon(polyline('-0.056,-0.765 0.056,-0.765 0.056,-0.87 -0.056,-0.87'), m.lamp, 'glow'),
    )
    for (const x of [-0.054, -0.018, 0.018, 0.054])
      shapes.push(post(x, -0.765, -0.87, 0.007, m.dark))
    shapes.push(stroke(polyline('-0.115,-0.8 0.115,-0.8'), 0.007, m.dark, 'even', { detail: true }))
    shapes.push(
      polygon(polyline('-0.076,-0.866 -0.05,-0.915 0,-0.95 0.05,-0.915 0.076,-0.866'), m.accent, {
        ...{ accent: true, part: 'roof' },
      }),
    )
    shapes.push(stroke(polyline('0,-0.94 0,-1'), 0.009, m.dark, 'even', { plain: true }))
    if (lit) {
      for (const side of [-1, 1]) {
        const beam = polygon(
          pointsAt([0, 0], [side, 1], '0.05,-0.835 5,-1.75 5,-0.7 0.05,-0.8'),
          m.lamp,
          { alpha: 0.16, plain: true, glow: true },
        )
        const stops = [
          { at: 0, colour: m.lamp, alpha: 0.34 },
          { at: 1, colour: m.lamp, alpha: 0 },
        ]
        shapes.push({ ...beam, gradient: { from: [0, 0], to: [side * 2.6, 0], stops } })
      }
    }
    return shapes
  },
)
