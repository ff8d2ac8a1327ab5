import { shade } from '../../colour'
import { type Shape, curve, pointsAt, polygon, rounded, stroke } from '../../geometry'
import { type SubjectBrush, subject } from '../subject'
import { polyline, strokePoints } from '../../drawing/notation'

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
