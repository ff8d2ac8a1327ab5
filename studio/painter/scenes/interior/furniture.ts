import { type Oklch, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, disc, ellipsePoints, polygon, rounded, stroke, pointsAt } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Stage, addForms, rectangle } from '../parts/forms'
import type { RoomPaint } from './paint'
import { lampPool } from './room'
import { polyline } from '../../drawing/notation'

/** Spines in a row, leaning now and then; `y` is the board under them. */
export function bookRow(
  random: Random,
  left: number,
  right: number,
  y: number,
  tall: number,
  books: readonly [Oklch, ...Oklch[]],
): Shape[] {
  const shapes: Shape[] = []
  let x = left
  while (x < right - tall * 0.12) {
    const w = tall * random.range(0.1, 0.22)
    const h = tall * random.range(0.68, 1)
    const lean = random.chance(0.12) ? tall * 0.16 : 0
    if (x + w + lean > right) break
    const colour = shade(random.pick(books), random.spread() * 0.05)
    const spine: Point[] = polyline([x, y], [x + w, y], [x + w + lean, y - h], [x + lean, y - h])
    shapes.push(polygon(spine, colour))
    for (const t of [0.16, 0.78]) {
      const band: Point[] = polyline([x + lean * t, y - h * t], [x + w + lean * t, y - h * t])
      shapes.push(stroke(band, h * 0.035, shade(colour, 0.2), 'even', 'detail plain'))
    }
    x += w + lean + tall * (random.chance(0.15) ? 0.16 : 0.012)
  }
  return shapes
}

/** A pot with broad leaves that fan out. */
export function pottedPlant(
  random: Random,
  x: number,
  y: number,
  size: number,
  leaf: Oklch,
  pot: Oklch,
): Shape[] {
  const shapes: Shape[] = []
  const leaves = 11
  for (let i = 0; i < leaves; i++) {
    const fan = (((i * 7) % leaves) / (leaves - 1)) * 2 - 1
    const long = size * random.range(0.5, 0.78) * (1 - Math.abs(fan) * 0.25)
    const tip: Point = [x + fan * long * 0.95, y - size * 0.3 - long * (1 - Math.abs(fan) * 0.62)]
    const root: Point = [x + fan * size * 0.05, y - size * 0.3]
    const middle: Point = [
      mix(root[0], tip[0], 0.5) - fan * size * 0.05,
      mix(root[1], tip[1], 0.55) - size * 0.06,
    ]
    const tone = shade(leaf, random.spread() * 0.07 - (i < 4 ? 0.05 : 0))
    shapes.push(
      curve(
        [
          [...root, 0.25],
          [...middle, 1.5],
          [mix(middle[0], tip[0], 0.6), mix(middle[1], tip[1], 0.55), 1],
          [...tip, 0.08],
        ],
        size * 0.115,
        tone,
        'even',
        { foliage: true },
      ),
      curve([root, middle, tip], size * 0.012, shade(tone, 0.12), 'end', 'detail plain'),
    )
  }
  const w = size * 0.17
  shapes.push(
    polygon(pointsAt([x, y], [w, size], '-1,-0.34 1,-0.34 0.74,0 -0.74,0'), pot),
    polygon(pointsAt([x, y], [w, size], '0.3,-0.34 1,-0.34 0.74,0 0.3,0'), shade(pot, -0.09), {
      shadow: true,
      alpha: 0.7,
    }),
    polygon(
      rectangle(x - w * 1.12, y - size * 0.38, x + w * 1.12, y - size * 0.32),
      shade(pot, 0.05),
    ),
  )
  return shapes
}

/** A desk lamp with a bent arm; its light falls on the table when it is dark. */
export function deskLamp(
  x: number,
  y: number,
  size: number,
  way: number,
  paint: RoomPaint,
): Shape[] {
  const head: Point = [x + way * size * 0.42, y - size * 0.86]
  const metal = shade(paint.metal, -0.06)
  const shapes: Shape[] = []
  if (paint.lit) {
    shapes.push(...lampPool(head[0], head[1] + size * 0.5, size * 1.05, paint.lamp), {
      ...polygon(
        [
          [head[0] - size * 0.2, head[1] + size * 0.12],
          [head[0] + size * 0.2, head[1] + size * 0.12],
          [head[0] + size * 0.75, y],
          [head[0] - size * 0.75, y],
        ],
        paint.lamp,
        { alpha: 0.2, plain: true, glow: true },
      ),
      gradient: {
        from: [head[0], head[1]],
        to: [head[0], y],
        stops: [
          { at: 0, colour: paint.lamp, alpha: 0.55 },
          { at: 1, colour: paint.lamp, alpha: 0.06 },
        ],
      },
    })
  }
  shapes.push(
    polygon(ellipsePoints(x, y, size * 0.2, size * 0.055), metal),
    stroke(
      [
        [x, y],
        [x - way * size * 0.12, y - size * 0.5],
        [head[0] - way * size * 0.05, head[1] - size * 0.05],
      ],
      size * 0.04,
      metal,
    ),
    disc(x - way * size * 0.12, y - size * 0.5, size * 0.035, shade(metal, 0.1)),
    polygon(
      ellipsePoints(head[0], head[1] + size * 0.13, size * 0.2, size * 0.05),
      paint.lit ? paint.lamp : paint.paper,
      paint.lit ? { glow: true } : {},
    ),
    rounded(
      pointsAt(
        [head[0], head[1]],
        size,
        '-0.22,0.13 -0.13,-0.06 0,-0.1 0.13,-0.06 0.22,0.13 0,0.1',
      ),
      metal,
    ),
  )
  return shapes
}

/** A candle in a paper shade: the lamp of an old room. */
export function paperLamp(x: number, y: number, size: number, paint: RoomPaint): Shape[] {
  const w = size * 0.24
  const box = rectangle(x - w, y - size * 0.95, x + w, y - size * 0.1)
  const shapes: Shape[] = paint.lit ? lampPool(x, y - size * 0.5, size * 1.15, paint.lamp) : []
  shapes.push(polygon(box, paint.lit ? paint.lamp : paint.paper, paint.lit ? { glow: true } : {}))
  const bar = (a: Point, b: Point): Shape =>
    stroke([a, b], size * 0.035, paint.wood, 'even', { detail: true })
  for (const t of [-1, 0, 1]) shapes.push(bar([x + t * w, y - size], [x + t * w, y]))
  for (const t of [0.1, 0.38, 0.66, 0.95])
    shapes.push(bar([x - w * 1.06, y - size * t], [x + w * 1.06, y - size * t]))
  return shapes
}

/** The small things that already stand on the table: a lamp in the dark, else books. */
export function addLampSet(stage: Stage, paint: RoomPaint, top: number): void {
  const { width, short, side } = stage
  const random = stage.random.fork('lamp set')
  const x = width / 2 - side * Math.min(width * 0.35, short * 0.56)
  const y = top + short * 0.045
  if (paint.lit) addForms(stage, 'lamp', 0.32, paperLamp(x, y, short * 0.24, paint))
  else {
    const stack: Shape[] = []
    for (let i = 0; i < 3; i++) {
      const w = short * (0.085 - i * 0.012)
      const h = short * 0.026
      const dx = random.spread() * short * 0.012
      const colour = random.pick(paint.books)
      stack.push(
        polygon(rectangle(x - w + dx, y - h * (i + 1), x + w + dx, y - h * i), colour),
        polygon(
          rectangle(x + dx + w * 0.86, y - h * (i + 0.85), x + w + dx, y - h * (i + 0.2)),
          paint.paper,
          { detail: true },
        ),
      )
    }
    addForms(stage, 'books', 0.32, stack)
  }
}
