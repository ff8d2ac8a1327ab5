import { type Shape, disc, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { opening, sweptRoof, wall } from './roofs'
import { subject } from '../subject'
import { polyline } from '../../drawing/notation'

export const pagoda = subject(['ground'], { outdoors: true, height: 0.36, count: 1 }, (brush) => {
  const { random, m } = brush
  const storeys = random.pick([5, 7])
  const shapes: Shape[] = [
    polygon(polyline('-0.25,0.03 0.25,0.03 0.22,-0.03 -0.22,-0.03'), m.stone),
  ]
  const step = 0.84 / storeys
  let y = -0.03
  let w = 0.185
  for (let i = 0; i < storeys; i++) {
    const h = step * mix(1.12, 0.86, i / storeys)
    const body = w * 0.7
    shapes.push(...wall(body, y, y - h * 0.62, m.wall))
    for (const x of [-0.55, 0, 0.55])
      shapes.push(opening(brush, x * body, y - h * 0.1, body * 0.13, h * 0.36))
    shapes.push(
      stroke(
        polyline([-body * 1.15, y - h * 0.1], [body * 1.15, y - h * 0.1]),
        h * 0.07,
        m.accent,
        'even',
        { detail: true, accent: true },
      ),
    )
    shapes.push(...sweptRoof(brush, w, h * 0.62, y - h * 0.5))
    y -= h
    w *= 0.885
  }
  shapes.push(stroke(polyline([0, y + 0.02], [0, y - 0.12]), 0.018, m.dark, 'end'))
  for (let i = 0; i < 3; i++)
    shapes.push(disc(0, y - 0.012 - i * 0.026, 0.015 - i * 0.003, m.gold, { plain: true }))
  return shapes
})
