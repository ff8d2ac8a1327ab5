import { mooncake, zongzi } from './festive'
import { form, inside, mirrored } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { ellipsePath, openPath, ribbonPath } from '../build/path'
import { donut, iceCream, lollipop, macarons } from './confections'
import { type Cook, type Dish, gleam } from './craft'
import type { GroundId } from '../build/still/grounds'
import { type Item, group, many, placeItem, standing } from '../build/still/item'
import { wordList } from '../../../lib/words'

function croissant(): Item {
  const c: Oklch = [0.7, 0.13, 60]
  const seg = (outline: string, by: number) => {
    const f = form(
      outline,
      linear([0, -200], [0, 0], tone(c, 0.12 + by), tone(c, by), tone(c, by - 0.14)),
      { relief: 18 },
    )
    return inside(f, gleam([0, -150], 60, 10, 0.2, 0))
  }
  const half = [
    seg('190,-60 250,-70 300,-30 316,20 290,30 240,10 190,10', -0.03),
    seg('110,-130 180,-140 240,-90 244,-20 210,10 150,0 110,-20', 0),
  ]
  const ridges = many(
    Array.from({ length: 26 }, (_, i) => {
      const x = -280 + i * 22
      return ribbonPath(
        openPath(`${x * 0.7},${-190 + Math.abs(x) * 0.3} ${x * 0.86},${-110 + Math.abs(x) * 0.3}
          ${x},${-30 + Math.abs(x) * 0.14}`),
        4,
      )
    }),
    tone(c, -0.12),
    { alpha: 0.4 },
  )
  const middle = inside(
    form(
      '-120,-150 -60,-196 60,-196 120,-150 136,-60 110,0 40,14 -40,14 -110,0 -136,-60',
      linear([0, -200], [0, 10], tone(c, 0.15), tone(c, 0.02), tone(c, -0.13)),
      { relief: 24 },
    ),
    gleam([-30, -150], 60, 16, 0.4, -0.1),
  )
  return standing('0,0 270,30', [...mirrored(half), ...half, middle, { ...ridges, alpha: 0.34 }])
}

function loaf(cook: Cook): Item {
  const { random } = cook
  const crust: Oklch = [0.62, 0.12, 56]
  const crumb: Oklch = [0.92, 0.055, 82]
  const slice = (x: number, y: number, s: number): Item => {
    const shape =
      '-150,0! -150,-180 -184,-230 -150,-292 -60,-312 60,-312 150,-292 184,-230 150,-180 150,0!'
    const face =
      '-132,-14! -132,-186 -160,-232 -132,-278 -54,-294 54,-294 132,-278 160,-232 132,-186 132,-14!'
    const holes = many(
      Array.from({ length: 40 }, () =>
        ellipsePath(
          random.range(-120, 120),
          random.range(-270, -30),
          random.range(3, 10),
          random.range(2, 7),
        ),
      ),
      tone(crumb, -0.08),
      { alpha: 0.6 },
    )
    return placeItem(
      standing('0,0 150,18', [
        form(shape, crust, { relief: 8 }),
        inside(form(face, crumb, 'body plain'), holes),
      ]),
      [x, y],
      { scale: s },
    )
  }
  const body: Item = standing('190,0 230,20', [
    form(
      '-60,-290 40,-316 300,-330 410,-300 440,-230 420,-30 400,0! -20,0! -60,-40',
      linear([0, -320], [0, 0], tone(crust, 0.1), crust, tone(crust, -0.1)),
      { relief: 34 },
    ),
  ])
  return group(placeItem(body, [-30, -26]), slice(-60, 0, 1), slice(-250, 40, 0.96))
}

const SWEET_GROUNDS = ['sweep', 'gingham', 'marble', 'linen', 'podium', 'outdoors'] as const
const bake = (
  words: string,
  draw: Dish['draw'],
  colour: Oklch,
  tilt = 0.2,
  grounds: readonly GroundId[] = SWEET_GROUNDS,
  fill: readonly [number, number] = [0.72, 0.7],
): Dish => ({
  words,
  draw,
  colour,
  tilts: [tilt],
  grounds: [grounds[0], ...grounds.slice(1)],
  fill,
})
const TABLE: readonly GroundId[] = ['wood', 'linen', 'gingham', 'marble', 'wood']

export const BAKERY: Readonly<Record<string, Dish>> = {
  'ice-cream': bake('冰淇淋 冰激凌 甜筒 雪糕 冰棍 ice_cream', iceCream, [0.86, 0.08, 10]),
  donut: bake(
    '甜甜圈 多纳圈 donut doughnut',
    donut,
    [0.8, 0.12, 5],
    0.5,
    wordList('sweep marble gingham linen'),
  ),
  macaron: bake(
    '马卡龙 macaron macarons',
    macarons,
    [0.84, 0.09, 8],
    0.2,
    wordList('sweep marble podium linen'),
  ),
  lollipop: bake('棒棒糖 糖果 糖 candy lollipop', lollipop, [0.7, 0.16, 20], 0.15, ['sweep']),
  croissant: bake(
    '可颂 牛角包 羊角面包 croissant',
    croissant,
    [0.7, 0.13, 60],
    0.4,
    TABLE,
    [0.78, 0.6],
  ),
  bread: bake(
    '面包 吐司 土司 切片面包 bread toast',
    loaf,
    [0.7, 0.12, 60],
    0.3,
    TABLE,
    [0.84, 0.6],
  ),
  mooncake: bake(
    '月饼 冰皮月饼 中秋月饼 mooncake',
    mooncake,
    [0.66, 0.13, 58],
    0.52,
    ['wood', 'lacquer', 'linen', 'slate'],
    [0.84, 0.66],
  ),
  zongzi: bake(
    '粽子 端午粽 zongzi',
    zongzi,
    [0.5, 0.1, 135],
    0.3,
    ['wood', 'linen', 'lacquer', 'sweep'],
    [0.78, 0.62],
  ),
}
