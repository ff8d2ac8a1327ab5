import { points } from '../../outline'
import { shade } from '../../colour'
import type { Shape } from '../../drawing'
import { curve, polygon, stroke } from '../../geometry'
import { opening, post, wall } from './roofs'
import type { SubjectDefinition } from '../subject'

export const cottage: SubjectDefinition = {
  placements: ['ground'],
  height: 0.13,
  count: 2,
  draw(brush) {
    const { random, m } = brush
    const long = random.range(0.85, 1.15)
    const w = 0.62 * long
    const shapes: Shape[] = [...wall(w, 0.04, -0.46, m.wall)]
    const ridge = w * 0.72
    const thatch = random.chance(0.4) ? m.wood : m.roof
    shapes.push(
      polygon(
        [
          [-w * 1.22, -0.38],
          [-w * 0.9, -0.55],
          [-ridge, -0.92],
          [ridge, -0.92],
          [w * 0.9, -0.55],
          [w * 1.22, -0.38],
        ],
        thatch,
      ),
      polygon(
        [
          [w * 0.1, -0.38],
          [w * 0.1, -0.92],
          [ridge, -0.92],
          [w * 0.9, -0.55],
          [w * 1.22, -0.38],
        ],
        shade(thatch, -0.07),
        { shadow: true, alpha: 0.6 },
      ),
    )
    for (let i = -4; i <= 4; i++) {
      const t = i / 4.5
      shapes.push(
        stroke(
          [
            [t * ridge, -0.9],
            [t * w * 1.1, -0.4],
          ],
          0.012,
          shade(thatch, -0.1),
          'even',
          {
            detail: true,
            alpha: 0.6,
          },
        ),
      )
    }
    shapes.push(opening(brush, -w * 0.5, -0.14, 0.1, 0.18))
    shapes.push(opening(brush, w * 0.48, -0.14, 0.1, 0.18))
    shapes.push(
      polygon(points('-0.08,0.04 0.1,0.04 0.1,-0.3 -0.08,-0.3'), brush.lit ? m.gold : m.wood, {
        detail: true,
        ...(brush.lit && { glow: true }),
      }),
    )
    for (const x of [-w * 0.5, w * 0.48]) {
      shapes.push(post(x, -0.14, -0.32, 0.014, m.wood))
      shapes.push(
        stroke(
          [
            [x - 0.1, -0.23],
            [x + 0.1, -0.23],
          ],
          0.014,
          m.wood,
          'even',
          { detail: true },
        ),
      )
    }
    if (brush.snowy) {
      shapes.push(
        polygon(
          [
            [-w * 1.24, -0.4],
            [-w * 0.92, -0.58],
            [-ridge * 1.02, -0.97],
            [ridge * 1.02, -0.97],
            [w * 0.92, -0.58],
            [w * 1.24, -0.4],
            [w * 0.8, -0.5],
            [w * 0.4, -0.45],
            [0, -0.53],
            [-w * 0.45, -0.46],
            [-w * 0.85, -0.52],
          ],
          m.snow,
          { snow: true },
        ),
      )
    }
    if (random.chance(0.6)) {
      shapes.push(
        curve(
          [
            [w * 0.3, -0.9],
            [w * 0.36, -1.15, 1.6],
            [w * 0.2, -1.4, 2.4],
            [w * 0.4, -1.75, 3.2],
          ],
          0.05,
          m.white,
          'even',
          { plain: true, alpha: 0.4 },
        ),
      )
    }
    return shapes
  },
}
