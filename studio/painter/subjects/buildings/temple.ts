import { shade } from '../../colour'
import { polyline } from '../../drawing/notation'
import { type Shape, polygon, stroke } from '../../geometry'
import { subject } from '../subject'
import { opening, post, sweptRoof, wall } from './roofs'

/** A temple hall: a base with steps, red posts and doors under two wide roofs. */
export const temple = subject(
  ['ground'],
  { outdoors: true, height: 0.26, count: 1 },
  (brush): Shape[] => {
    const { m } = brush
    const red = shade(m.accent, -0.06)
    const steps = [0, 1, 2].map((i) =>
      polygon(
        polyline(
          [-0.2 - i * 0.03, -0.12 + i * 0.05],
          [0.2 + i * 0.03, -0.12 + i * 0.05],
          [0.2 + i * 0.03, -0.06 + i * 0.05],
          [-0.2 - i * 0.03, -0.06 + i * 0.05],
        ),
        shade(m.stone, 0.08 - i * 0.03),
        'detail',
      ),
    )
    return [
      polygon(polyline('-0.82,0.05 0.82,0.05 0.8,-0.12 -0.8,-0.12'), m.stone),
      ...steps,
      ...wall(0.6, -0.12, -0.44, red),
      ...[-0.36, 0.36].map((x) => opening(brush, x, -0.13, 0.13, 0.22)),
      opening(brush, 0, -0.12, 0.12, 0.26),
      ...[-0.66, -0.4, -0.16, 0.16, 0.4, 0.66].map((x) => post(x, -0.1, -0.45, 0.04, m.accent)),
      stroke(polyline('-0.72,-0.43 0.72,-0.43'), 0.05, m.wood, 'even', { detail: true }),
      ...sweptRoof(brush, 0.92, 0.26, -0.44),
      ...wall(0.44, -0.58, -0.74, red),
      stroke(polyline('-0.48,-0.71 0.48,-0.71'), 0.04, m.wood, 'even', { detail: true }),
      ...sweptRoof(brush, 0.66, 0.28, -0.72),
      stroke(polyline('-0.2,-0.98 0.2,-0.98'), 0.04, shade(m.roof, -0.08), 'both', 'detail'),
    ]
  },
)
