import { shade } from '../../colour'
import { type Shape, place, polygon, rounded, stroke } from '../../geometry'
import { type SubjectBrush, subject } from '../subject'
import { polyline } from '../../drawing/notation'

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
