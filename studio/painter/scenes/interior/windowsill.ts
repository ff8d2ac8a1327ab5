import { shade } from '../../colour'
import { mix } from '../../../lib/maths'
import { type Shape, polygon } from '../../geometry'
import { type Stage, addForms, downwards, rectangle } from '../parts/forms'
import { anchor } from '../scene-definition'
import { bookRow, pottedPlant } from './furniture'
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
  // 窗外的汽车: not behind the plant
  anchor(stage, 'near', [x + side * halfWidth * 0.3, low + short * 0.02], short * 1.15, 0.55)
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

/** A case of books close by: the board of its lowest shelf is free in the middle. */
export function buildShelfBoard(stage: Stage): void {
  const { width, height, short, random } = stage
  const paint = roomPaint(stage)
  const [back, front] = [height * 0.88, height * FRONT]
  const boards = [height * 0.2, height * 0.46, back]
  const shelf: Shape[] = [
    polygon(rectangle(-9, -9, width + 9, height + 9), shade(paint.wood, -0.16), { plain: true }),
  ]
  for (const [i, y] of boards.entries()) {
    const tall = (y - (boards[i - 1] ?? 0)) * 0.8
    const size = Math.min(tall, short * 0.24)
    const row = (from: number, to: number, key: string): Shape[] =>
      bookRow(random.fork(`${key} ${i}`), from, to, y, size, paint.books)
    shelf.push(
      ...(i < 2
        ? row(width * 0.03, width * 0.97, 'row')
        : [...row(-9, width * 0.22, 'left'), ...row(width * 0.8, width + 9, 'right')]),
      polygon(rectangle(-9, y, width + 9, y + short * 0.03), paint.wood),
    )
  }
  shelf.push(
    polygon(rectangle(-9, back, width + 9, front), shade(paint.wood, 0.06)),
    polygon(rectangle(-9, front, width + 9, height + 9), shade(paint.wood, -0.06)),
  )
  addForms(stage, 'shelf', 0.46, shelf)
  for (const [i, share] of [0.5, 0.34, 0.66].entries())
    anchor(stage, 'table', [width * share, front - short * 0.03], short * 1.1, 0.3 - i * 0.01)
  stage.horizon = height * 0.5
  stage.focusX = width / 2
}
