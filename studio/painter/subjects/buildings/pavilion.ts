import { shade } from '../../colour'
import { type Shape, disc, polygon, stroke } from '../../geometry'
import { post, sweptRoof, wall } from './roofs'
import { subject } from '../subject'
import { polyline } from '../../drawing/notation'

export const pavilion = subject(['ground'], { outdoors: true, height: 0.2, count: 1 }, (brush) => {
  const { random, m } = brush
  const double = random.chance(0.5)
  const shapes: Shape[] = [
    polygon(polyline('-0.5,0.05 0.5,0.05 0.47,-0.04 -0.47,-0.04'), m.stone),
    polygon(polyline('-0.44,-0.04 0.44,-0.04 0.42,-0.09 -0.42,-0.09'), shade(m.stone, 0.07)),
  ]
  const back = shade(m.wood, -0.04)
  shapes.push(
    polygon(polyline('-0.33,-0.09 0.33,-0.09 0.33,-0.46 -0.33,-0.46'), shade(m.wall, -0.1), {
      alpha: brush.lit ? 1 : 0.35,
      plain: true,
      ...(brush.lit && { glow: true, colour: m.lamp }),
    }),
  )
  for (const x of [-0.36, -0.13, 0.13, 0.36])
    shapes.push(post(x, -0.08, -0.47, 0.042, Math.abs(x) < 0.2 ? back : m.accent))
  shapes.push(stroke(polyline('-0.38,-0.17 0.38,-0.17'), 0.022, m.accent, 'even', { detail: true }))
  shapes.push(stroke(polyline('-0.4,-0.45 0.4,-0.45'), 0.04, m.wood, 'even', { detail: true }))
  shapes.push(...sweptRoof(brush, 0.52, 0.34, -0.46))
  let top = -0.8
  if (double) {
    shapes.push(...wall(0.2, -0.72, -0.86, m.wood))
    shapes.push(...sweptRoof(brush, 0.34, 0.28, -0.84))
    top = -1.12
  }
  shapes.push(stroke(polyline([0, top + 0.03], [0, top - 0.09]), 0.035, m.gold, 'end', 'plain'))
  shapes.push(disc(0, top - 0.02, 0.028, m.gold, { plain: true }))
  return shapes
})
