import { shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { ellipsePoints, polygon, rounded, stroke, pointsAt } from '../../geometry'
import { mix } from '../../../lib/maths'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { type Plane, makeView, panel } from '../parts/view'
import { anchor } from '../scene-definition'
import { bookRow, paperLamp, pottedPlant } from './furniture'
import { addOutside } from './outside'
import { type RoomPaint, roomPaint } from './paint'
import { addWall, drawFrame, lampPool, latticeBars } from './room'
import { offerOutside } from './windows'
import { pairs, polyline } from '../../drawing/notation'
import { wordList } from '../../../lib/words'

/** A sliding screen of paper between thin bars. */
function screen(plane: Plane, u0: number, u1: number, tall: number, paint: RoomPaint): Shape[] {
  const bar = (a: number, b: number, c: number, d: number): Shape =>
    polygon(panel(plane, a, b, c, d), paint.wood, { detail: true })
  const shapes: Shape[] = [
    polygon(panel(plane, u0, 0, u1, tall), paint.wood),
    polygon(
      panel(plane, u0 + 0.05, 0.55, u1 - 0.05, tall - 0.06),
      paint.lit ? shade(paint.lamp, -0.1, -0.04) : paint.paper,
      { ...{ detail: true }, ...(paint.lit && { glow: true }) },
    ),
  ]
  for (let i = 1; i < 4; i++) {
    const u = mix(u0, u1, i / 4)
    shapes.push(bar(u - 0.012, 0.55, u + 0.012, tall))
  }
  for (let i = 1; i < 6; i++) {
    const v = mix(0.55, tall, i / 6)
    shapes.push(bar(u0, v - 0.012, u1, v + 0.012))
  }
  return shapes
}

/** A room of straw mats that opens to a garden; the floor runs to the sill. */
export function buildTeaRoom(stage: Stage): void {
  const { width, height, short, side, random } = stage
  const paint = roomPaint(stage)
  const eyeY = height * random.range(0.46, 0.54)
  const x = width * (0.5 + side * 0.05)
  const view = makeView(x, eyeY, short * 0.95, 1.15)
  const [back, half, tall] = [3.7, Math.max(1.75, (1.5 * width) / short), 2.1]
  addOutside(
    stage,
    eyeY + short * 0.035,
    { x: x / width - side * 0.08, y: 0.6 },
    wordList('garden hills lake'),
  )
  const rear: Plane = (u, v) => view.at(u, v, back)
  const opening = panel(rear, -half * 0.58, 0.02, half * 0.58, tall * 0.83)
  addWall(stage, paint, [opening])
  const straw = paint.tone([0.8, 0.07, 105])
  const floor: Shape[] = [
    polygon(
      [
        view.at(-half, 0, back),
        view.at(half, 0, back),
        view.at(half * 2, 0, 0.8),
        view.at(-half * 2, 0, 0.8),
      ],
      straw,
    ),
  ]
  const border = paint.tone([0.42, 0.05, 155])
  for (let i = 0; i < 5; i++) {
    const z = back - i * 0.66
    floor.push(
      polygon(
        [view.at(-9, 0, z), view.at(9, 0, z), view.at(9, 0, z - 0.06), view.at(-9, 0, z - 0.06)],
        border,
        { detail: true },
      ),
    )
    for (let k = -4; k <= 4; k++) {
      const px = k * 1.8 + (i % 2) * 0.9
      floor.push(
        polygon(
          [
            view.at(px - 0.03, 0, z),
            view.at(px + 0.03, 0, z),
            view.at(px + 0.03, 0, z - 0.66),
            view.at(px - 0.03, 0, z - 0.66),
          ],
          border,
          { detail: true },
        ),
      )
    }
  }
  addForms(stage, 'mats', 0.47, floor)
  const walls: Shape[] = []
  for (const way of [-1, 1] as const) {
    const flank: Plane = (u, v) => view.at(way * half, v, back - u)
    walls.push(polygon(panel(flank, 0, 0, 3, 6), shade(paint.wall, way === side ? -0.04 : 0.01)))
    if (way === side)
      for (let i = 0; i < 2; i++)
        walls.push(...screen(flank, 0.15 + i * 1.05, 1.15 + i * 1.05, tall * 0.83, paint))
    else walls.push(polygon(panel(flank, 0, tall * 0.83, 3, tall * 0.88), paint.wood))
    walls.push(
      ...screen(
        rear,
        way < 0 ? -half * 0.99 : half * 0.58,
        way < 0 ? -half * 0.58 : half * 0.99,
        tall * 0.83,
        paint,
      ),
    )
  }
  walls.push(...drawFrame(opening, view.metre(back) * 0.07, paint.wood))
  walls.push(polygon(panel(rear, -half, tall * 0.83, half, tall * 0.88), paint.wood))
  // the transom lets light through above the lintel
  const [left, high] = rear(-half * 0.58, tall * 1.12)
  const [right, low] = rear(half * 0.58, tall * 0.9)
  walls.push(
    polygon(rectangle(left, high, right, low), paint.paper),
    ...latticeBars(3, [left, high, right, low], view.metre(back) * 0.02, paint.wood),
    ...drawFrame(rectangle(left, high, right, low), view.metre(back) * 0.04, paint.wood),
    polygon(panel(rear, -half, tall * 1.26, half, tall * 1.32), paint.wood),
  )
  addForms(stage, 'screens', 0.46, walls)
  const z = 2.6
  const [tx, ty] = view.at(-side * 0.1, 0, z)
  const m = view.metre(z)
  const top = ty - m * 0.34
  addForms(stage, 'low table', 0.38, [
    polygon(ellipsePoints(tx, ty, m * 0.72, m * 0.09), shade(straw, -0.16), {
      shadow: true,
      plain: true,
      alpha: 0.6,
    }),
    ...[-0.56, 0.5].map((dx) =>
      polygon(rectangle(tx + dx * m, top, tx + (dx + 0.07) * m, ty), shade(paint.table, -0.08)),
    ),
    polygon(
      pointsAt([tx, top], m, '-0.62,-0.12 0.62,-0.12 0.74,0 -0.74,0'),
      shade(paint.table, 0.06),
    ),
    polygon(rectangle(tx - m * 0.74, top, tx + m * 0.74, top + m * 0.07), paint.table),
  ])
  const lampAt = view.at(-side * half * 0.8, 0, 3.2)
  addForms(stage, 'lamp', 0.37, paperLamp(lampAt[0], lampAt[1], view.metre(3.2) * 0.62, paint))
  for (const dx of [0.05, 0.42, -0.36])
    anchor(stage, 'table', [tx + side * dx * m, top - m * 0.05], short * 0.5, 0.3)
  for (const [px, pz] of pairs('0.85,2.6 -0.9,2.5 0.4,3.2')) {
    const [ax, ay] = view.at(side * px, 0, pz)
    anchor(stage, 'ground', [ax, ay], view.metre(pz) * 3.1, 0.28 - (4 - pz) * 0.02)
  }
  offerOutside(stage, {
    x,
    y: (view.at(0, tall * 0.83, back)[1] + view.at(0, 0, back)[1]) / 2,
    halfWidth: view.metre(back) * half * 0.58,
    halfHeight: view.metre(back) * tall * 0.42,
  })
  stage.focusX = tx
}

function armchair(x: number, y: number, size: number, way: number, paint: RoomPaint): Shape[] {
  const cloth = paint.cloth
  const p = (u: number, v: number): Point => [x + way * u * size, y - v * size]
  return [
    polygon(ellipsePoints(x, y, size * 0.62, size * 0.07), shade(paint.table, -0.14), {
      shadow: true,
      plain: true,
      alpha: 0.6,
    }),
    ...[-0.42, 0.42].map((u) =>
      polygon([p(u - 0.03, 0.16), p(u + 0.03, 0.16), p(u + 0.02, 0), p(u - 0.02, 0)], paint.wood),
    ),
    rounded(
      pairs('-0.46,0.2 -0.54,0.7 -0.44,1.04 -0.1,1.08 0.2,1 0.26,0.4 0.2,0.2').map(([u, v]) =>
        p(u, v),
      ),
      shade(cloth, -0.05),
    ),
    rounded(
      [p(-0.3, 0.16), p(-0.3, 0.44), p(0, 0.5), p(0.46, 0.46), p(0.5, 0.2), p(0.3, 0.14)],
      shade(cloth, 0.05),
    ),
    rounded(
      pairs('-0.56,0.14 -0.58,0.5 -0.44,0.6 0.1,0.58 0.36,0.56 0.46,0.44 0.44,0.16 0,0.1').map(
        ([u, v]) => p(u, v),
      ),
      cloth,
    ),
    rounded(
      [p(0.2, 0.2), p(0.28, 0.48), p(0.38, 0.5), p(0.42, 0.4), p(0.4, 0.2)],
      shade(cloth, -0.08),
      { shadow: true, alpha: 0.7 },
    ),
    rounded([p(-0.28, 0.52), p(-0.32, 0.86), p(-0.02, 0.9), p(0.06, 0.6)], paint.cushion, 'detail'),
  ]
}

/** A shelf of books, an armchair and a plant by a narrow window. */
export function buildReadingCorner(stage: Stage): void {
  const { width, height, short, side, random, unit } = stage
  const paint = roomPaint(stage)
  const floor = height * 0.84
  const halfWidth = short * 0.2
  const pane = {
    x: width * (0.5 - side * 0.2),
    y: (height * 0.1 + floor - short * 0.24) / 2,
    halfWidth,
    halfHeight: (floor - short * 0.24 - height * 0.1) / 2,
  }
  addOutside(
    stage,
    mix(pane.y, floor, random.range(0.2, 0.4)),
    { x: pane.x / width, y: 0.5 },
    wordList('garden town hills'),
  )
  const box = [
    pane.x - halfWidth,
    pane.y - pane.halfHeight,
    pane.x + halfWidth,
    pane.y + pane.halfHeight,
  ] as const
  const hole = rectangle(box[0], box[1], box[2], box[3])
  addWall(stage, paint, [hole])
  addForms(stage, 'window', 0.48, [
    ...latticeBars(random.pick([1, 3]), box, 5 * unit, paint.paper),
    ...drawFrame(hole, 18 * unit, paint.paper),
    polygon(
      rectangle(box[0] - short * 0.04, box[3], box[2] + short * 0.04, box[3] + short * 0.03),
      paint.paper,
    ),
    polygon(rectangle(-9, floor, width + 9, height + 9), paint.table),
    polygon(rectangle(-9, floor - short * 0.03, width + 9, floor), paint.paper),
    polygon(
      ellipsePoints(width * (0.5 + side * 0.06), floor + short * 0.11, short * 0.42, short * 0.07),
      shade(paint.cloth, 0.1),
    ),
    polygon(
      ellipsePoints(width * (0.5 + side * 0.06), floor + short * 0.11, short * 0.36, short * 0.055),
      shade(paint.cloth, 0.02),
      { detail: true },
    ),
  ])
  const left = side > 0 ? box[2] + short * 0.12 : -9
  const right = side > 0 ? width + 9 : box[0] - short * 0.12
  const rows = Math.max(4, Math.round((floor - height * 0.05) / (short * 0.19)))
  const shelf: Shape[] = [
    polygon(rectangle(left, height * 0.03, right, floor), shade(paint.wood, -0.06)),
  ]
  const inner: Shape[] = []
  for (let i = 0; i < rows; i++) {
    const y0 = mix(height * 0.05, floor - short * 0.02, i / rows)
    const y1 = mix(height * 0.05, floor - short * 0.02, (i + 1) / rows)
    inner.push(
      polygon(
        rectangle(left + short * 0.02, y0, right - short * 0.02, y1 - short * 0.016),
        shade(paint.wood, -0.16),
        { detail: true },
      ),
    )
    inner.push(
      ...bookRow(
        random.fork(`row ${i}`),
        left + short * 0.03,
        right - short * random.range(0.03, 0.12),
        y1 - short * 0.016,
        (y1 - y0) * 0.82,
        paint.books,
      ),
    )
  }
  addForms(stage, 'shelf', 0.46, [...shelf, ...inner])
  const chairX = width * (0.5 + side * 0.2)
  const lampX = width * (0.5 + side * 0.02)
  const high = floor - short * 0.5
  const lamp: Shape[] = [
    ...(paint.lit ? lampPool(lampX, high + short * 0.06, short * 0.36, paint.lamp) : []),
    stroke(polyline([lampX, high], [lampX, floor + short * 0.06]), short * 0.012, paint.wood),
    polygon(ellipsePoints(lampX, floor + short * 0.06, short * 0.06, short * 0.014), paint.wood),
    polygon(
      pointsAt([lampX, high], short, '-0.055,-0.06 0.055,-0.06 0.1,0.06 -0.1,0.06'),
      paint.lit ? paint.lamp : paint.paper,
      paint.lit ? { glow: true } : {},
    ),
  ]
  addForms(stage, 'lamp', 0.4, lamp)
  addForms(
    stage,
    'armchair',
    0.38,
    armchair(chairX, floor + short * 0.1, short * 0.4, -side, paint),
  )
  addForms(
    stage,
    'plant',
    0.36,
    pottedPlant(
      random.fork('plant'),
      width * (0.5 - side * 0.42),
      floor + short * 0.1,
      short * 0.4,
      paint.leaf,
      paint.books[3] ?? paint.cloth,
    ),
  )
  for (const share of [0, 0.5, -0.5]) {
    anchor(
      stage,
      'table',
      [pane.x + share * side * halfWidth, box[3] + short * 0.008],
      short * 0.6,
      0.35,
    )
  }
  for (const [share, down] of pairs('-0.1,0.12 0.12,0.15 -0.26,0.13')) {
    anchor(
      stage,
      'ground',
      [width * (0.5 + side * share), floor + short * down],
      short * 1.2,
      0.3 - down,
    )
  }
  offerOutside(stage, pane)
  stage.focusX = pane.x
}
