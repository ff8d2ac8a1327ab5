import { shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, disc, ellipsePoints, polygon, stroke, pointsAt } from '../../geometry'
import { mix } from '../../../lib/maths'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { bookRow, deskLamp, pottedPlant } from './furniture'
import { addOutside } from './outside'
import { type RoomPaint, roomPaint } from './paint'
import { addTable, addWall, drawFrame, lampPool, latticeBars, offerTable } from './room'
import { offerOutside } from './windows'
import { polyline } from '../../drawing/notation'

/** Sheets, a brush rest and a mug: a place of work. */
function papers(stage: Stage, paint: RoomPaint, x: number, y: number): Shape[] {
  const { short } = stage
  const sheet = (dx: number, dy: number, skew: number): Shape =>
    polygon(
      [
        [x + dx - short * 0.12, y + dy],
        [x + dx + short * 0.1, y + dy - short * 0.008],
        [x + dx + short * 0.12 + skew, y + dy + short * 0.06],
        [x + dx - short * 0.13 + skew, y + dy + short * 0.07],
      ],
      paint.paper,
    )
  const shapes: Shape[] = [
    sheet(-short * 0.03, 0, 0),
    sheet(short * 0.02, short * 0.012, -short * 0.01),
  ]
  for (let i = 0; i < 4; i++) {
    const left: Point = [x - short * (0.08 - i * 0.002), y + short * (0.024 + i * 0.012)]
    const line = stroke(
      [left, [left[0] + short * (0.15 - (i % 2) * 0.04), left[1] - short * 0.002]],
      short * 0.003,
      shade(paint.paper, -0.3),
      'even',
      { detail: true, plain: true },
    )
    shapes.push(line)
  }
  shapes.push(
    stroke(
      polyline([x + short * 0.05, y + short * 0.075], [x + short * 0.17, y + short * 0.01]),
      short * 0.008,
      paint.books[0],
      'end',
    ),
  )
  return shapes
}

/** A desk by the window with its lamp, a shelf of books on the wall. */
export function buildDesk(stage: Stage): void {
  const { width, height, short, side, random, unit } = stage
  const paint = roomPaint(stage)
  const top = height * random.range(0.72, 0.78)
  const halfWidth = short * random.range(0.24, 0.3)
  const halfHeight = Math.min(short * 0.3, top * 0.38)
  const pane = {
    x: width * (0.5 - side * 0.16),
    y: top - halfHeight - short * 0.1,
    halfWidth,
    halfHeight,
  }
  addOutside(
    stage,
    pane.y + halfHeight * random.range(0.2, 0.5),
    { x: pane.x / width + side * 0.08, y: 0.5 },
    ['hills', 'town', 'lake', 'garden'],
  )
  const hole = rectangle(
    pane.x - halfWidth,
    pane.y - halfHeight,
    pane.x + halfWidth,
    pane.y + halfHeight,
  )
  addWall(stage, paint, [hole])
  const box = [
    pane.x - halfWidth,
    pane.y - halfHeight,
    pane.x + halfWidth,
    pane.y + halfHeight,
  ] as const
  const bars = random.chance(0.5)
    ? latticeBars(1, box, 5 * unit, paint.wood)
    : [polygon(rectangle(pane.x - 5 * unit, box[1], pane.x + 5 * unit, box[3]), paint.wood)]
  const sill = rectangle(
    box[0] - short * 0.03,
    box[3],
    box[2] + short * 0.03,
    box[3] + short * 0.025,
  )
  addForms(stage, 'window', 0.48, [
    ...bars,
    ...drawFrame(hole, 16 * unit, paint.wood),
    polygon(sill, shade(paint.wood, 0.08)),
  ])
  const shelf: Shape[] = []
  const from = side > 0 ? box[2] + short * 0.1 : short * 0.03
  const to = side > 0 ? width - short * 0.03 : box[0] - short * 0.1
  for (let i = 0; i < 2; i++) {
    const y = mix(height * 0.24, top - short * 0.26, i)
    shelf.push(
      ...bookRow(
        random.fork(`books ${i}`),
        from + short * 0.02,
        to - short * (i === 0 ? 0.02 : 0.16),
        y,
        short * 0.13,
        paint.books,
      ),
    )
    shelf.push(polygon(rectangle(from, y, to, y + short * 0.018), paint.wood))
  }
  addForms(stage, 'shelf', 0.46, shelf)
  addTable(stage, paint, top)
  const lampX = width / 2 + side * Math.min(width * 0.37, short * 0.5)
  addForms(stage, 'desk things', 0.31, [
    ...papers(stage, paint, width / 2 + side * short * 0.08, top + short * 0.06),
    ...deskLamp(lampX, top + short * 0.06, short * 0.34, -side, paint),
  ])
  const plantX = width / 2 - side * Math.min(width * 0.42, short * 0.6)
  addForms(
    stage,
    'plant',
    0.32,
    pottedPlant(
      random.fork('plant'),
      plantX,
      top + short * 0.06,
      short * 0.24,
      paint.leaf,
      paint.cloth,
    ),
  )
  offerOutside(stage, pane)
  // apart from the lamp and what it shines on
  offerTable(stage, top + short * 0.02, '-0.02,0.09 -0.2,0.07 0.08,0.12')
  stage.focusX = pane.x
}

function pendant(x: number, y: number, size: number, paint: RoomPaint): Shape[] {
  const shapes: Shape[] = paint.lit ? lampPool(x, y + size * 0.3, size * 1.5, paint.lamp) : []
  const shadeShape: Point[] = pointsAt([x, y], size, '-0.16,-0.3 0.16,-0.3 0.5,0.2 -0.5,0.2')
  shapes.push(
    stroke(polyline([x, -9], [x, y - size * 0.3]), size * 0.05, paint.dark, 'even', 'plain'),
    polygon(
      ellipsePoints(x, y + size * 0.2, size * 0.5, size * 0.12),
      paint.lit ? paint.lamp : paint.paper,
      paint.lit ? { glow: true } : {},
    ),
    polygon(shadeShape, shade(paint.cloth, -0.08)),
  )
  return shapes
}

/** Drops that hang on the glass and the paths that some have run. */
function drops(stage: Stage, box: readonly [number, number, number, number]): Shape[] {
  const { unit } = stage
  const random = stage.random.fork('drops')
  const pale = shade(stage.palette.sky[2], 0.12)
  const shapes: Shape[] = []
  for (let i = 0; i < 70; i++) {
    const x = random.range(box[0], box[2])
    const y = random.range(box[1], box[3])
    const r = random.range(1.6, 5.5) * unit
    if (i % 9 === 0) {
      const end = Math.min(box[3], y + random.range(50, 180) * unit)
      shapes.push(
        curve(
          [
            [x, y],
            [x + random.spread() * 9 * unit, mix(y, end, 0.5)],
            [x + random.spread() * 9 * unit, end],
          ],
          3 * unit,
          pale,
          'both',
          { plain: true, alpha: 0.5 },
        ),
      )
    }
    shapes.push(polygon(ellipsePoints(x, y, r, r * 1.2, 0, 12), pale, { plain: true, alpha: 0.7 }))
  }
  return shapes
}

/** A café: lamps over the counter, the town behind the wet glass. */
export function buildCafe(stage: Stage): void {
  const { width, height, short, side, random, unit, slots } = stage
  const paint = roomPaint(stage)
  const top = height * random.range(0.74, 0.8)
  const [left, right, high, low] = [width * 0.06, width * 0.94, height * 0.08, top - short * 0.04]
  const wet = slots.weather.has('rain') || slots.weather.has('storm')
  addOutside(stage, mix(high, low, 0.72), { x: 0.5 - side * 0.12, y: 0.42 }, ['town'])
  const columns = width > height * 1.2 ? 4 : 3
  const holes: Point[][] = []
  for (let i = 0; i < columns; i++) {
    const a = mix(left, right, i / columns) + 8 * unit
    const b = mix(left, right, (i + 1) / columns) - 8 * unit
    holes.push(rectangle(a, high, b, low))
  }
  if (wet) addForms(stage, 'drops', 0.52, drops(stage, [left, high, right, low]))
  addWall(stage, { ...paint, wall: shade(paint.wood, 0.03) }, holes)
  const frames = holes.flatMap((hole) => drawFrame(hole, 9 * unit, shade(paint.wood, -0.05)))
  const valance: Shape[] = []
  const stripes = 14
  for (let i = 0; i < stripes; i++) {
    const a = mix(-9, width + 9, i / stripes)
    const b = mix(-9, width + 9, (i + 1) / stripes)
    const foot = high + short * 0.03
    valance.push(
      polygon(
        polyline([a, -9], [b, -9], [b, foot], [(a + b) / 2, foot + short * 0.02], [a, foot]),
        i % 2 === 0 ? paint.cloth : paint.paper,
        { detail: i % 2 === 1 },
      ),
    )
  }
  addForms(stage, 'frames', 0.48, [...frames, ...valance])
  const lamps = [0.24, 0.5, 0.76].flatMap((share, i) =>
    pendant(width * share, height * (0.25 + (i % 2) * 0.035), short * 0.13, paint),
  )
  addForms(stage, 'pendants', 0.4, lamps)
  addTable(stage, paint, top)
  addForms(
    stage,
    'cup',
    0.31,
    cup(width / 2 + side * short * 0.3, top + short * 0.075, short * 0.1, paint),
  )
  offerOutside(stage, {
    x: width / 2,
    y: (high + low) / 2,
    halfWidth: width * 0.4,
    halfHeight: (low - high) / 2,
  })
  offerTable(stage, top)
  stage.focusX = width * (0.5 + side * 0.1)
}

/** A cup on its saucer, steaming. */
function cup(x: number, y: number, size: number, paint: RoomPaint): Shape[] {
  const white = paint.paper
  const body: Point[] = pointsAt(
    [x, y],
    size,
    '-0.42,-0.6 0.42,-0.6 0.34,-0.2 0.18,0 -0.18,0 -0.34,-0.2',
  )
  const ring = ellipsePoints(x + size * 0.46, y - size * 0.36, size * 0.16, size * 0.15, 0, 20)
  return [
    polygon(ellipsePoints(x, y, size * 0.7, size * 0.16), shade(white, -0.03)),
    polygon(ellipsePoints(x, y - size * 0.02, size * 0.44, size * 0.09), shade(white, -0.12), {
      detail: true,
    }),
    stroke([...ring, ring[0]], size * 0.07, white),
    polygon(body, white),
    polygon(
      pointsAt([x, y], size, '0.12,-0.6 0.42,-0.6 0.34,-0.2 0.18,0 0.08,0'),
      shade(white, -0.1),
      { shadow: true, alpha: 0.6 },
    ),
    polygon(ellipsePoints(x, y - size * 0.6, size * 0.42, size * 0.1), shade(white, 0.02)),
    polygon(
      ellipsePoints(x, y - size * 0.59, size * 0.35, size * 0.07),
      paint.tone([0.38, 0.06, 45]),
      { detail: true },
    ),
    ...[-0.14, 0.12].map((dx) =>
      curve(
        [
          [x + dx * size, y - size * 0.68, 0.3],
          [x + (dx + 0.12) * size, y - size * 0.95, 1],
          [x + (dx - 0.1) * size, y - size * 1.25, 1.3],
          [x + (dx + 0.06) * size, y - size * 1.6, 0.4],
        ],
        size * 0.08,
        shade(white, 0.03),
        'both',
        { plain: true, alpha: 0.45 },
      ),
    ),
    disc(x, y - size * 0.3, size * 0.08, paint.books[0], { detail: true, accent: true }),
  ]
}
