import { type Point, polyline } from '../../drawing/notation'
import { ellipse, form, inside, line, polygonForm, roundRect } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { inPark } from './eiffel'
import { byRiver, skyline } from './riverside'
import { type Form, type Layer, type Stage, isDark, rect } from './stage'

/** Heights between which the lattice is white; the rest is orange. */
const WHITE: readonly (readonly [from: number, to: number])[] = [
  [300, 350],
  [420, 530],
  [606, 660],
]

/** A slender lattice in orange and white with two decks, on a low house. */
export function tokyoTower(stage: Stage): Layer[] {
  const { lit } = stage
  const dark = isDark(stage)
  const orange: Oklch = dark ? [0.72, 0.18, 50] : lit([0.62, 0.2, 36])
  const white: Oklch = dark ? [0.95, 0.06, 80] : lit([0.96, 0.01, 80])
  /** Half the width of the tower at a height. */
  const half = (y: number): number => 8 + 132 * (1 - y / 760) ** 2.1
  const outline = (side: -1 | 1): Point[] =>
    Array.from({ length: 20 }, (_, i): Point => [side * half(i * 40), -i * 40])
  /** The hole between its feet. */
  const arch = Array.from({ length: 17 }, (_, i): Point => {
    const angle = (i / 16) * Math.PI
    return [-76 * Math.cos(angle), -112 * Math.sin(angle)]
  })
  const belt = (from: number, to: number): Form =>
    form(polyline([-160, -from], [160, -from], [160, -to], [-160, -to]), white, 'detail plain')
  const braces = Array.from({ length: 21 }, (_, i) => {
    const [low, high] = [i * 35, i * 35 + 35]
    return [-1, 1].map(
      (side) =>
        strokePath(4, tone(orange, -0.17), 'detail even')`${side * half(low)},${-low}
        ${-side * half(high)},${-high}`,
    )
  }).flat()
  const body = inside(
    polygonForm(
      [[...outline(-1), ...outline(1).reverse()], arch],
      linear([-140, 0], [140, 0], tone(orange, 0.07), orange, tone(orange, -0.08)),
      'metal',
    ),
    ...WHITE.map(([from, to]) => belt(from, to)),
    ...braces,
  )
  const deck = (y: number, wide: number, tall: number): Form =>
    inside(
      roundRect([-wide, -y - tall, wide * 2, tall], 5, white, 'metal relief 3'),
      many(
        Array.from({ length: 7 }, (_, i) =>
          rect(-wide * 0.9 + (wide * 1.8 * i) / 7, -y - tall * 0.66, wide * 0.2, tall * 0.38),
        ),
        dark ? [0.86, 0.12, 85] : [0.45, 0.05, 240],
        { role: dark ? 'glow' : 'detail' },
      ),
    )
  const mast = [orange, white, orange].map((colour, i) =>
    line(polyline([0, -740 - i * 60], [0, -806 - i * 60]), 9 - i * 2, colour, 'metal even'),
  )
  return inPark(
    stage,
    [
      ...mast,
      body,
      roundRect([-104, -40, 208, 44], 4, lit([0.9, 0.015, 80]), 'body'),
      deck(318, 62, 58),
      deck(566, 26, 26),
    ],
    skyline,
  )
}

/** Turn of each rod of the lattice around the axis from foot to top, radians. */
const TURN = 2.2
const RODS = 24

/** Straight rods around a narrow waist, a slanting ring at the top, a mast. */
export function cantonTower(stage: Stage): Layer[] {
  const dark = isDark(stage)
  const steel: Oklch = dark ? [0.9, 0.04, 330] : stage.lit([0.66, 0.02, 250])
  const foot: Oklch = dark ? [0.7, 0.15, 250] : steel
  const waist: Oklch = dark ? [0.72, 0.2, 330] : tone(steel, -0.08)
  const top: Oklch = dark ? [0.82, 0.15, 60] : steel
  const paint = linear([0, 0], [0, -720], foot, waist, top)
  const [below, above, height] = [92, 66, 720]
  const rod = (i: number, way: 1 | -1): readonly [Point, Point] => {
    const from = (i / RODS) * Math.PI * 2
    const to = from + TURN * way
    return [
      [below * Math.cos(from), 12 * Math.sin(from)],
      [above * Math.cos(to), -height + 34 * Math.cos(to) + 12 * Math.sin(to)],
    ]
  }
  const rods = ([1, -1] as const).flatMap((way) =>
    Array.from({ length: RODS }, (_, i) =>
      line(polyline(...rod(i, way)), 4.5, paint, 'metal even'),
    ),
  )
  const ring = Array.from({ length: 33 }, (_, i): Point => {
    const angle = (i / 32) * Math.PI * 2
    const x = above * Math.cos(angle)
    return [x, -height + (34 * x) / above + 14 * Math.sin(angle)]
  })
  const radius = (t: number): number =>
    Math.hypot(below * (1 - t) + above * t * Math.cos(TURN), above * t * Math.sin(TURN))
  const side = (way: -1 | 1): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24
      const r = way * radius(t)
      return [r, -height * t + (t ** 8 * 34 * r) / above]
    })
  const skin = form(
    [...side(-1), ...side(1).reverse()].map(([x, y]) => ({ x, y, corner: true })),
    dark ? tone(waist, -0.34) : tone(steel, 0.16),
    'body alpha 0.72',
  )
  const floors = Array.from({ length: 15 }, (_, i) => {
    const t = 0.06 + i * 0.062
    return ellipse(
      [0, -height * t],
      [radius(t) * 0.62, 5],
      dark ? top : tone(steel, -0.1),
      'detail',
    )
  })
  return byRiver(
    stage,
    [
      line('0,-690 0,-990', 10, top, 'metal end'),
      line('0,0 0,-720', 34, dark ? tone(waist, -0.2) : tone(steel, -0.06), 'metal even'),
      skin,
      ...floors,
      ...rods,
      line(ring, 7, top, 'metal even'),
      roundRect([-120, -16, 240, 22], 6, tone(steel, dark ? -0.5 : -0.05), 'body'),
    ],
    { height: 990, width: 260, glow: waist },
  )
}
