import { mixColour, shade } from '../../colour'
import { type Point, type Shape, ellipsePoints, polygon, smooth } from '../../geometry'
import { mix } from '../../../lib/maths'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { anchor } from '../scene-definition'
import { addLampSet } from './furniture'
import { addOutside } from './outside'
import { type RoomPaint, roomPaint } from './paint'
import { addTable, addWall, drawFrame, latticeBars, offerTable } from './room'
import { pairs } from '../../drawing/notation'

export type Pane = Readonly<{ x: number; y: number; halfWidth: number; halfHeight: number }>

/** Plants and birds outside are seen through the window. */
export function offerOutside(stage: Stage, pane: Pane): void {
  const { short, side } = stage
  const { x, y, halfWidth, halfHeight } = pane
  const scale = Math.min(short, halfHeight * 2.4)
  anchor(stage, 'sky', [x - side * halfWidth * 0.25, y - halfHeight * 0.4], scale * 0.7, 0.62)
  anchor(
    stage,
    'corner',
    [x - side * halfWidth * 1.06, y - halfHeight * 0.72],
    scale * 0.85,
    0.54,
    { facing: side },
  )
  anchor(stage, 'near', [x - side * halfWidth * 0.5, y + halfHeight * 1.05], scale * 0.72, 0.55)
}

const moonHole = (pane: Pane): Point[] =>
  ellipsePoints(pane.x, pane.y, pane.halfWidth, pane.halfHeight, 0, 72)

/** An opening shaped like a begonia: four lobes. */
function begoniaHole({ x, y, halfWidth: w, halfHeight: h }: Pane): Point[] {
  const lobes: Point[] = []
  for (const [
    u,
    v,
  ] of pairs(`0,-1 0.42,-0.92 0.62,-0.62 0.92,-0.42 1,0 0.92,0.42 0.62,0.62 0.42,0.92 0,1 -0.42,0.92
    -0.62,0.62 -0.92,0.42 -1,0 -0.92,-0.42 -0.62,-0.62 -0.42,-0.92`))
    lobes.push([x + u * w, y + v * h])
  return smooth(lobes, true, 5).map(([px, py]): Point => [px, py])
}

function shelfLine(stage: Stage, paint: RoomPaint, top: number): void {
  const { width, short } = stage
  const skirt = mixColour(paint.wall, paint.wood, 0.55)
  addForms(stage, 'skirting', 0.49, [
    polygon(rectangle(-9, top - short * 0.02, width + 9, top + short * 0.05), skirt),
  ])
}

/** A round or lobed window over a long table. */
export function buildMoonWindow(stage: Stage): void {
  const { width, height, short, side, random } = stage
  const paint = roomPaint(stage)
  const top = height * random.range(0.76, 0.82)
  const radius = Math.min(short * random.range(0.33, 0.4), (top - height * 0.06) / 2.14)
  const pane = {
    x: width * (0.5 + side * random.range(-0.03, 0.1)),
    y: top - radius * random.range(1, 1.12),
    halfWidth: radius,
    halfHeight: radius,
  }
  addOutside(stage, pane.y + radius * random.range(0.2, 0.42), {
    x: (pane.x - side * radius * 0.42) / width,
    y: 0.62,
  })
  const lobed = random.fork('hole').chance(0.3)
  const hole = lobed ? begoniaHole(pane) : moonHole(pane)
  addWall(stage, paint, [hole])
  const bars: Shape[] = []
  if (!lobed && random.fork('bars').chance(0.35)) {
    for (const t of [-0.5, 0.5]) {
      const px = pane.x + t * radius
      const reach = radius * 0.866
      bars.push(
        polygon(
          rectangle(px - 3 * stage.unit, pane.y - reach, px + 3 * stage.unit, pane.y + reach),
          paint.wood,
          { detail: true },
        ),
      )
    }
  }
  addForms(stage, 'frame', 0.48, [...bars, ...drawFrame(hole, short * 0.026, paint.wood)])
  offerOutside(stage, pane)
  shelfLine(stage, paint, top)
  addTable(stage, paint, top)
  addLampSet(stage, paint, top)
  offerTable(stage, top)
  stage.focusX = pane.x
}

/** A wide lattice window of three leaves, the middle one open. */
export function buildLatticeWindow(stage: Stage): void {
  const { width, height, short, random, unit, side } = stage
  const paint = roomPaint(stage)
  const top = height * random.range(0.78, 0.84)
  const halfWidth = Math.min(width * 0.42, short * 0.62)
  const pane = {
    x: width / 2,
    y: (height * 0.09 + top * 0.95) / 2,
    halfWidth,
    halfHeight: (top * 0.95 - height * 0.09) / 2,
  }
  addOutside(stage, mix(pane.y, pane.y + pane.halfHeight, random.range(0.25, 0.5)), {
    x: 0.5 - side * 0.06,
    y: 0.55,
  })
  const high = pane.y - pane.halfHeight
  const low = pane.y + pane.halfHeight
  const cuts = [-1, -0.46, 0.46, 1].map((t) => pane.x + t * halfWidth)
  const transom = mix(high, low, 0.2)
  const holes: Point[][] = []
  const bars: Shape[] = []
  const kind = random.integer(0, 3)
  const gap = 7 * unit
  for (let i = 0; i < 3; i++) {
    const [left, right] = [(cuts[i] ?? 0) + gap, (cuts[i + 1] ?? 0) - gap]
    holes.push(
      rectangle(left, high, right, transom - gap),
      rectangle(left, transom + gap, right, low),
    )
    bars.push(...latticeBars(3, [left, high, right, transom - gap], 5 * unit, paint.wood))
    if (i !== 1)
      bars.push(...latticeBars(kind, [left, transom + gap, right, low], 6.5 * unit, paint.wood))
  }
  addWall(stage, paint, holes)
  const frames = holes.flatMap((hole) => drawFrame(hole, 13 * unit, paint.wood))
  addForms(stage, 'lattice', 0.48, [
    ...bars,
    ...frames,
    ...drawFrame(
      rectangle((cuts[0] ?? 0) - gap, high - gap * 2, (cuts[3] ?? 0) + gap, low + gap * 2),
      short * 0.03,
      paint.wood,
    ),
  ])
  offerOutside(stage, { ...pane, halfWidth: halfWidth * 0.5 })
  shelfLine(stage, paint, top)
  addTable(stage, paint, top)
  offerTable(stage, top)
  stage.focusX = pane.x
}

/** One side of a pair of curtains, gathered a little below its middle. */
export function curtain(
  stage: Stage,
  paint: RoomPaint,
  x: number,
  way: number,
  top: number,
  foot: number,
): Shape[] {
  const { short } = stage
  const w = short * 0.15
  const tie = mix(top, foot, 0.62)
  const outline: Point[] = [
    [x - way * w * 0.75, top],
    [x - way * w * 0.7, mix(top, tie, 0.5)],
    [x + way * w * 0.18, tie],
    [x - way * w * 0.25, foot],
    [x + way * w * 0.8, foot],
    [x + way * w * 0.62, tie],
    [x + way * w * 0.85, top],
  ]
  const shapes: Shape[] = [polygon(outline, paint.cloth)]
  for (const t of [0.2, 0.42, 0.64, 0.84]) {
    const fold: Point[] = [
      [mix(x - way * w * 0.72, x + way * w * 0.85, t), top],
      [mix(x - way * w * 0.6, x + way * w * 0.8, t), mix(top, tie, 0.5)],
      [mix(x + way * w * 0.18, x + way * w * 0.62, t), tie],
      [mix(x - way * w * 0.2, x + way * w * 0.8, t), foot],
      [mix(x - way * w * 0.2, x + way * w * 0.8, t) + way * w * 0.07, foot],
      [mix(x + way * w * 0.18, x + way * w * 0.62, t) + way * w * 0.03, tie],
      [mix(x - way * w * 0.72, x + way * w * 0.85, t) + way * w * 0.1, top],
    ]
    shapes.push(polygon(fold, shade(paint.cloth, -0.07), { shadow: true, alpha: 0.8 }))
  }
  const rod = rectangle(x - w, top - short * 0.022, x + w, top - short * 0.008)
  shapes.push(
    polygon(
      rectangle(x + way * w * 0.14 - w * 0.02, tie - w * 0.1, x + way * w * 0.66, tie + w * 0.1),
      shade(paint.cloth, 0.12),
      { detail: true },
    ),
    polygon(rod, paint.wood),
  )
  return shapes
}
