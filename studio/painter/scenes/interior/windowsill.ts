import { shade } from '../../colour'
import type { Shape } from '../../drawing'
import { mix } from '../../../lib/maths'
import { polygon } from '../../geometry'
import type { Stage } from '../../scene'
import { addForms, downwards, rectangle } from '../parts/forms'
import { anchor } from '../scene-definition'
import { pottedPlant } from './furniture'
import { addOutside } from './outside'
import { roomPaint } from './paint'
import { addWall, drawFrame } from './room'
import { curtain, offerOutside } from './windows'
import { polyline } from '../../drawing/notation'

/** Back and front edge of the board, of the height: feet of a subject in a place are between. */
const BACK = 0.76
const FRONT = 0.965

/** A window over the width of the picture and the broad board below it. */
export function buildWindowsill(stage: Stage): void {
  const { width, height, short, random, unit, side, slots } = stage
  const paint = roomPaint(stage)
  const [high, low, front] = [height * 0.05, height * BACK, height * FRONT]
  const x = width / 2
  const halfWidth = Math.min(width * 0.42, short * 0.75)
  // aside from the subject
  const sun = { x: 0.5 + side * 0.27 * Math.min(1, (halfWidth * 2) / width), y: 0.5 }
  addOutside(stage, mix(high, low, random.range(0.62, 0.74)), sun, ['hills', 'town', 'garden'])
  const hole = rectangle(x - halfWidth, high, x + halfWidth, low)
  addWall(stage, paint, [hole])
  const bar = 7 * unit
  const cross = mix(high, low, 0.27)
  addForms(stage, 'pane', 0.48, [
    polygon(rectangle(x - bar, high, x + bar, low), paint.paper),
    polygon(rectangle(x - halfWidth, cross - bar, x + halfWidth, cross + bar), paint.paper),
    ...drawFrame(hole, 22 * unit, paint.paper),
  ])
  const way = slots.weather.size === 0 && !paint.lit
  const board: Shape[] = [
    {
      ...polygon(rectangle(-9, low, width + 9, front), paint.paper),
      gradient: downwards(low, front, shade(paint.paper, 0.02), shade(paint.paper, -0.05)),
    },
    polygon(rectangle(-9, low - 3 * unit, width + 9, low + 5 * unit), shade(paint.paper, -0.16), {
      shadow: true,
    }),
    ...(way ? [-1, 1] : []).map((pane) => {
      const [from, to] = [
        x + (pane < 0 ? -halfWidth : bar * 2),
        x + (pane < 0 ? -bar * 2 : halfWidth),
      ]
      const lean = -side * short * 0.16
      const points = polyline([from, low], [to, low], [to + lean, front], [from + lean, front])
      return polygon(points, paint.tone([0.985, 0.05, 92]), { plain: true, alpha: 0.75 })
    }),
    polygon(rectangle(-9, front, width + 9, height + 9), shade(paint.paper, -0.2)),
    polygon(rectangle(-9, front, width + 9, front + 6 * unit), shade(paint.paper, 0.03)),
  ]
  addForms(stage, 'sill', 0.45, board)
  addForms(
    stage,
    'curtains',
    0.44,
    [-1, 1].flatMap((end) =>
      curtain(
        stage,
        paint,
        x + end * halfWidth * 1.03,
        end,
        high - short * 0.03,
        low + short * 0.02,
      ),
    ),
  )
  const rod = high - short * 0.045
  addForms(stage, 'curtain rod', 0.43, [
    polygon(rectangle(-9, rod - short * 0.009, width + 9, rod + short * 0.009), paint.wood),
  ])
  const plant = pottedPlant(
    random.fork('plant'),
    x - side * halfWidth * 0.84,
    mix(low, front, 0.35),
    short * 0.3,
    paint.leaf,
    paint.books[0],
  )
  addForms(stage, 'plant', 0.4, plant)
  offerOutside(stage, { x, y: (high + low) / 2, halfWidth, halfHeight: (low - high) / 2 })
  for (const [i, share] of [0.05, 0.4, -0.3].entries())
    anchor(
      stage,
      'table',
      [x + share * side * halfWidth * 1.4, mix(low, front, 0.55 + i * 0.1)],
      short * 1.1,
      0.3 - i * 0.01,
    )
  stage.focusX = x
}
