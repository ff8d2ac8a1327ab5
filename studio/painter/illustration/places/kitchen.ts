import { type Oklch, mixColour } from '../../colour'
import { ellipse, inside, layer, polygonForm, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, fillPolygon, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { layOutWalls, shell } from './room'
import { type Stage, halo, isDark, rect } from './stage'
import { type Point, triples } from '../../drawing/notation'
import { named } from '../../parts'

const FRONTS: readonly [Oklch, ...Oklch[]] = triples(`0.78,0.06,155 0.8,0.055,235 0.86,0.05,75
  0.82,0.06,25`)

/** A cabinet front with its handle. */
const front = ([x, y, w, h]: readonly [number, number, number, number], fill: Oklch): Form =>
  inside(
    roundRect([x, y, w, h], 6, fill, 'body relief 5'),
    roundRect([x + w * 0.1, y + h * 0.08, w * 0.8, h * 0.84], 4, tone(fill, 0.03), 'detail'),
    roundRect([x + w * 0.34, y + h * 0.12, w * 0.32, 7], 3, [0.72, 0.02, 80], 'detail'),
  )

/** A pot with its lid and two handles; (x, y) the middle of its foot. */
const pot = ([x, y]: Point, r: number, colour: Oklch): Form[] => [
  ellipse([x, y - r * 0.72], [r * 1.28, r * 0.12], tone(colour, -0.12), 'metal'),
  roundRect([x - r, y - r * 1.1, r * 2, r * 1.1], r * 0.24, colour, 'metal relief 8'),
  ellipse([x, y - r * 1.12], [r * 1.04, r * 0.18], tone(colour, 0.06), 'metal'),
  ellipse([x, y - r * 1.34], [r * 0.2, r * 0.12], tone(colour, -0.1), 'metal'),
]

/** A kitchen looked straight into: cabinets, a window over the sink, stove, hood and fridge. */
export function kitchen(stage: Stage): Layer[] {
  const { frame, random, lit, high, low, side } = stage
  const { width, height } = frame
  const room = layOutWalls(stage, 0.12)
  const { left, right, top, floor } = room
  const [w, h] = [right - left, floor - top]
  const at = (share: number): number => (side > 0 ? left + w * share : right - w * share)
  const span = (from: number, to: number): readonly [number, number] => {
    const [a, b] = [at(from), at(to)]
    return a < b ? [a, b - a] : [b, a - b]
  }
  const wall = lit([0.93, 0.025, 85])
  const fronts = lit(random.pick(FRONTS))
  const stone = lit([0.9, 0.012, 80])
  const steel = lit([0.78, 0.012, 240])
  const counter = top + h * 0.62
  const grid = Array.from({ length: 17 }, (_, i): Point[] =>
    rect(left + (w * i) / 16 - 1, top + h * 0.4, 2, h * 0.22),
  )
  const rows = Array.from({ length: 5 }, (_, i): Point[] =>
    rect(left, top + h * 0.4 + (h * 0.22 * i) / 4 - 1, w, 2),
  )
  const tiles = [
    polygonForm([rect(left, top + h * 0.4, w, h * 0.22)], tone(wall, 0.03), 'ground plain'),
    many([...grid, ...rows], tone(wall, -0.08), { role: 'ground', alpha: 0.7 }),
  ]
  const [windowX, windowWidth] = span(0.42, 0.72)
  const windowTop = top + h * 0.1
  const view = linear([0, windowTop], [0, counter - h * 0.06], high, low)
  const pane = inside(
    roundRect([windowX, windowTop, windowWidth, h * 0.44], 8, view, 'glass'),
    ...[0.1, 0.5, 0.9].map((t) =>
      ellipse(
        [windowX + windowWidth * t, windowTop + h * 0.44],
        [windowWidth * 0.3, h * 0.12],
        lit([0.62, 0.1, 140]),
        'detail',
      ),
    ),
  )
  const bars = [0, 0.5, 1].map((t) =>
    roundRect(
      [windowX + windowWidth * t - 6, windowTop - 6, 12, h * 0.45],
      4,
      lit([0.97, 0.01, 90]),
      'body',
    ),
  )
  const sill = roundRect(
    [windowX - 20, windowTop + h * 0.43, windowWidth + 40, 16],
    5,
    stone,
    'body',
  )
  const upper = [0, 0.14, 0.28].map((share) => {
    const [x, each] = span(share + 0.005, share + 0.135)
    return front([x, top + h * 0.06, each, h * 0.3], fronts)
  })
  const [fridgeX, fridgeWidth] = span(0.84, 1)
  const fridge = [
    inside(
      roundRect([fridgeX, top + h * 0.16, fridgeWidth, h * 0.86], 16, steel, 'metal relief 10'),
      polygonForm([rect(fridgeX, top + h * 0.46, fridgeWidth, 5)], tone(steel, -0.2), 'detail'),
    ),
    ...[0.26, 0.52].map((share) =>
      roundRect([at(0.855) - 5, top + h * share, 10, h * 0.14], 5, tone(steel, -0.25), 'metal'),
    ),
  ]
  const lower = [0, 0.14, 0.28, 0.42, 0.56, 0.7].map((share) => {
    const [x, each] = span(share + 0.005, share + 0.135)
    return front([x, counter + h * 0.05, each, floor - counter - h * 0.07], fronts)
  })
  const [stoveX, stoveWidth] = span(0.14, 0.28)
  const oven = inside(
    roundRect(
      [stoveX, counter + h * 0.04, stoveWidth, floor - counter - h * 0.06],
      6,
      lit([0.32, 0.01, 260]),
      'metal',
    ),
    roundRect(
      [stoveX + stoveWidth * 0.14, counter + h * 0.13, stoveWidth * 0.72, h * 0.15],
      8,
      lit([0.5, 0.06, 60]),
      'detail',
    ),
    roundRect(
      [stoveX + stoveWidth * 0.14, counter + h * 0.085, stoveWidth * 0.72, 8],
      4,
      steel,
      'detail',
    ),
  )
  const [topX, topWidth] = span(0, 0.84)
  const worktop = [
    roundRect([topX - 6, counter, topWidth + 12, h * 0.05], 6, stone, 'body relief 4'),
    roundRect([topX - 6, counter + h * 0.05, topWidth + 12, 8], 2, tone(stone, -0.3), {
      ...{ role: 'shadow', alpha: 0.3, plain: true },
    }),
  ]
  const hoodX = at(0.21)
  const hood = fillPolygon(steel, 'metal relief 6')`${hoodX - stoveWidth * 0.16},${top}
    ${hoodX + stoveWidth * 0.16},${top} ${hoodX + stoveWidth * 0.18},${top + h * 0.24}
    ${hoodX + stoveWidth * 0.56},${top + h * 0.34} ${hoodX + stoveWidth * 0.56},${top + h * 0.38}
    ${hoodX - stoveWidth * 0.56},${top + h * 0.38} ${hoodX - stoveWidth * 0.56},${top + h * 0.34}
    ${hoodX - stoveWidth * 0.18},${top + h * 0.24}`
  const tapX = at(0.57)
  const tap = strokePath(13, tone(steel, -0.1), 'metal even')`${tapX},${counter}
    ${tapX},${counter - h * 0.13} ${tapX + side * w * 0.025},${counter - h * 0.15}
    ${tapX + side * w * 0.04},${counter - h * 0.1}`
  const board = roundRect(
    [at(0.04), counter - h * 0.16, w * 0.07, h * 0.16],
    8,
    lit([0.7, 0.09, 65]),
    'body',
  )
  const plantX = at(0.79)
  const plant = [
    ...[-1, 0, 1].map(
      (k) =>
        fillPath(lit([0.58, 0.12, 145]), 'foliage')`${plantX},${counter - h * 0.08}
        ${plantX + k * 34 - 14},${counter - h * 0.17} ${plantX + k * 30},${counter - h * 0.24}
        ${plantX + k * 34 + 14},${counter - h * 0.16}`,
    ),
    roundRect([plantX - 30, counter - h * 0.09, 60, h * 0.09], 10, lit([0.66, 0.11, 45]), {
      ...{ role: 'body', relief: 5 },
    }),
  ]
  const lampAt: Point = [at(0.57), top + h * 0.04]
  const glow: Oklch = [0.96, 0.08, 85]
  return [
    layer('room', 'ground', shell(stage, room, wall, lit([0.74, 0.06, 65]))),
    layer('tiles', 'ground', tiles),
    layer('window', 'setting', pane, named('window-frame', bars), sill),
    layer('cabinets', 'masses', upper, hood, lower, oven, worktop),
    layer('fridge', 'masses', fridge),
    layer(
      'on the counter',
      'forms',
      pot([at(0.21), counter], w * 0.034, lit([0.6, 0.16, 30])),
      tap,
      board,
      plant,
    ),
    layer(
      'lamps',
      'light',
      isDark(stage) ? halo(lampAt, height * 0.3, glow, 0.5) : null,
      ellipse([width / 2, 0], [width * 0.06, height * 0.02], mixColour(glow, wall, 0.4), {
        ...{ role: 'glow', plain: true },
      }),
    ),
  ]
}
