import { cos, sin, TAU } from '../../../lib/maths'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { disc, inside, polygonForm } from '../build/form'
import { linear, radial, tone, tones } from '../build/fill'
import { lathe, mattMaterial } from '../build/lathe'
import { sheen } from '../build/shine'
import { type Item, standing as grounded } from '../build/still/item'
import type { Craft, Product } from './craft'

/** Plain geometry: plane figures upright like signs, solids on the ground. */

const COLOURS = triples('0.62,0.17,250 0.64,0.19,25 0.72,0.14,150 0.8,0.14,80 0.6,0.17,300')

type Draw = (craft: Craft) => Item

/** A plane figure within a circle of 400 units, by its corners; it touches the ground. */
const figure =
  (corners: (radius: number) => readonly Point[], wide = 90): Draw =>
  ({ colour }) => {
    const ring = corners(200)
    const foot = Math.max(...ring.map(([, y]) => y))
    return grounded(`0,-6 ${wide},12`, [
      polygonForm(
        [ring.map(([x, y]): Point => [x, y - foot])],
        linear([-120, -400], [120, 0], ...tones(colour, 0.08, -0.06)),
        'body relief 10',
      ),
    ])
  }

/** Of `count` corners on a circle, the first one at the top; stars have others nearer the middle. */
const corners =
  (count: number, inner = 1) =>
  (radius: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const r = i % 2 === 1 ? radius * inner : radius
      return [sin((i / count) * TAU) * r, -cos((i / count) * TAU) * r]
    })

const square: Draw = figure((r) => polyline([-r, -r], [r, -r], [r, r], [-r, r]), 200)

const circle: Draw = ({ colour }) =>
  grounded('0,-4 90,14', [
    disc([0, -200], 200, linear([-120, -400], [120, 0], ...tones(colour, 0.08, -0.06)), 'body'),
  ])

const sphere: Draw = ({ colour }) =>
  grounded('0,-8 150,34', [
    inside(
      disc(
        [0, -200],
        200,
        radial([-70, -280], [330, 330], ...tones(colour, 0.2, 0, -0.22)),
        'body',
      ),
      sheen(-80, -290, 40, 56, 0.6, 0.5),
    ),
  ])

const cube: Draw = ({ colour }) =>
  grounded('0,-60 230,60', [
    polygonForm([polyline('-220,-330 0,-260 0,0 -220,-80')], tone(colour, 0.02), 'body'),
    polygonForm([polyline('0,-260 220,-330 220,-80 0,0')], tone(colour, -0.16), 'body'),
    polygonForm([polyline('-220,-330 0,-400 220,-330 0,-260')], tone(colour, 0.14), 'body'),
  ])

const pyramid: Draw = ({ colour }) =>
  grounded('0,-50 230,50', [
    polygonForm([polyline('0,-420 40,0 -230,-70')], tone(colour, 0.08), 'body'),
    polygonForm([polyline('0,-420 230,-80 40,0')], tone(colour, -0.14), 'body'),
  ])

/** Two round steps that goods are put on, with nothing on them. */
const plinth: Draw = ({ colour }) =>
  grounded('0,-10 290,50', [
    ...[pairs('290,0 290,64'), pairs('200,56 200,120')].map((profile) =>
      lathe([0, 0], profile, mattMaterial(colour), { tilt: 0.2 }),
    ),
  ])

const solid = (words: string, draw: Draw): Product => ({
  ...{ words, draw, colours: COLOURS },
  grounds: ['sweep', 'sweep', 'podium'],
})

export const SOLIDS = {
  circle: solid('圆形 圆圈 实心圆 圆 circle', circle),
  square: solid('正方形 方块 方形 色块 square', square),
  rectangle: solid(
    '长方形 矩形 长方块 rectangle',
    figure((r) => polyline([-r * 1.5, -r], [r * 1.5, -r], [r * 1.5, r], [-r * 1.5, r]), 300),
  ),
  rhombus: solid(
    '菱形 rhombus',
    figure((r) => polyline([0, -r * 1.3], [r, 0], [0, r * 1.3], [-r, 0]), 40),
  ),
  triangle: solid('三角形 triangle', figure(corners(3))),
  pentagon: solid('五边形 pentagon', figure(corners(5))),
  hexagon: solid('六边形 六角形 hexagon', figure(corners(6))),
  'five-point-star': solid('五角星 five-pointed_star', figure(corners(10, 0.42))),
  sphere: solid('球体 圆球 sphere', sphere),
  cube: solid('立方体 正方体 魔方块 cube', cube),
  plinth: {
    words: '产品展台 空展台 产品背景 产品展台背景 产品展示背景 电商背景 展台背景 产品底座',
    draw: plinth,
    colours: COLOURS,
    grounds: ['sweep'],
    strewn: ['none'],
  },
  pyramid: solid('棱锥 四棱锥 三棱锥 锥体', pyramid),
} satisfies Record<string, Product>
