/** Grounds that have things on them: a feast in red, a wall of photographs. */
import { disc, ellipse, inside, layer, line, place, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear } from '../build/fill'
import { rect } from '../design/kit/board'
import { lantern, luckyCloud } from '../design/ornaments/festive'
import { firework } from '../design/ornaments/objects'
import { type Sheet, steps } from './kit'

const GOLD: Oklch = [0.84, 0.13, 86]
const PLAIN = { role: 'body', plain: true } as const

/** Red and gold: lanterns on both sides, fireworks above, clouds below (喜庆). */
export function feast({ frame, random }: Sheet): Layer[] {
  const { width, height } = frame
  const unit = Math.min(width, height) / 1000
  const mirror = (x: number): readonly number[] => [x, width - x]
  const paper = rect(
    [-20, -20, width + 40, height + 40],
    linear([0, 0], [0, height], [0.44, 0.18, 27], [0.53, 0.2, 28], [0.4, 0.16, 25]),
    { role: 'backdrop', plain: true },
  )
  const bursts = [
    [0.5, 0.24, 170],
    [0.3, 0.42, 110],
    [0.7, 0.42, 110],
  ].flatMap(([x = 0, y = 0, r = 0]) =>
    place(firework(GOLD, r * unit, random), [width * x, height * y]),
  )
  const lanterns = [
    [0.1, 0.04, 1.35],
    [0.25, -0.02, 0.95],
  ].flatMap(([x = 0, y = 0, scale = 1]) =>
    mirror(width * x).flatMap((at) =>
      place(
        [line('0,-400 0,0', 4, GOLD, 'detail even'), ...lantern([0.6, 0.22, 30])],
        [at, height * y + 60 * unit],
        {
          scale: scale * unit,
        },
      ),
    ),
  )
  const clouds = [
    [0.5, 0.97, 2.3],
    [0.16, 0.95, 1.7],
    [0.34, 0.88, 1.1],
  ].flatMap(([x = 0, y = 0, scale = 1]) =>
    (x === 0.5 ? [width * x] : mirror(width * x)).flatMap((at) =>
      place(luckyCloud([0.8, 0.12, 80]), [at, height * y], { scale: scale * unit }),
    ),
  )
  return [
    layer('ground', 'ground', [paper]),
    layer('fireworks', 'forms', bursts),
    layer('clouds', 'forms', clouds),
    layer('lanterns', 'forms', lanterns),
  ]
}

/** A small view in faded colours, in the box of one photograph. */
function view([x, y, w, h]: readonly [number, number, number, number], { random }: Sheet): Form {
  const warm = random.range(30, 90)
  const sky = linear([x, y], [x, y + h], [0.78, 0.06, warm + 140], [0.9, 0.06, warm])
  const high = random.range(0.5, 0.66)
  const hill = (dy: number, colour: Oklch): Form =>
    fillPath(colour, PLAIN)`${x - 10},${y + h + 10}! ${x - 10},${y + h * (high + dy)}!
      ${x + w * 0.3},${y + h * (high + dy - random.range(0.06, 0.3))}
      ${x + w * 0.7},${y + h * (high + dy)}
      ${x + w + 10},${y + h * (high + dy - random.range(0, 0.16))}! ${x + w + 10},${y + h + 10}!`
  const person = (at: number): Form[] => [
    disc([x + w * at, y + h * 0.62], h * 0.09, [0.7, 0.07, 60], PLAIN),
    ellipse(
      [x + w * at, y + h * 0.9],
      [h * 0.14, h * 0.2],
      [0.5, 0.1, random.range(0, 360)],
      PLAIN,
    ),
  ]
  const people = random.chance(0.55) ? (random.chance(0.5) ? [0.5] : [0.36, 0.66]) : []
  return inside(rect([x, y, w, h], sky, PLAIN), [
    disc([x + w * random.range(0.2, 0.8), y + h * 0.28], h * 0.09, [0.95, 0.07, 85], PLAIN),
    hill(0, [0.6, 0.05, warm + 90]),
    hill(0.18, [0.48, 0.06, warm + 60]),
    ...people.flatMap(person),
  ])
}

/** Photographs with white rims that hang on lines from clips (照片墙). */
export function photoWall(sheet: Sheet): Layer[] {
  const { frame, random } = sheet
  const { width, height } = frame
  const columns = Math.max(2, Math.round(width / 270))
  const size = width / columns
  const rows = Math.max(2, Math.floor(height / (size * 1.18)))
  const wall = rect(
    [-20, -20, width + 40, height + 40],
    linear([0, 0], [width, height], [0.74, 0.05, 66], [0.6, 0.06, 54]),
    { role: 'backdrop', plain: true },
  )
  const lines = steps(rows, 0, rows - 1).map((row) => {
    const y = (height / rows) * (row + 0.1)
    return strokePath(4, [0.36, 0.05, 50], 'detail even')`-20,${y - 8} ${width / 2},${y + 10}
      ${width + 20},${y - 8}`
  })
  const photos = steps(rows, 0, rows - 1).flatMap((row) =>
    steps(columns, 0, columns - 1).flatMap((column) => {
      const [w, h] = [size * 0.74, size * 0.9]
      return place(
        [
          roundRect([-w / 2 + 8, 10, w, h], 4, [0.2, 0.03, 50], { ...PLAIN, alpha: 0.3, blur: 10 }),
          roundRect([-w / 2, 0, w, h], 4, [0.95, 0.02, 85], PLAIN),
          view([-w * 0.43, h * 0.06, w * 0.86, h * 0.72], sheet),
          roundRect([-9, -18, 18, 44], 4, [0.66, 0.09, 62], PLAIN),
        ],
        [(column + 0.5) * size, (height / rows) * (row + 0.1)],
        { turn: random.spread() * 0.07 },
      )
    }),
  )
  return [layer('ground', 'ground', [wall]), layer('photos', 'forms', [...lines, ...photos])]
}
