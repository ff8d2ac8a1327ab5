import { polyline } from '../../drawing/notation'
import { ellipse, inside, layer, line, place, polygonForm, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import type { Form, Layer } from '../node'
import { greenery } from './living-room'
import { skyline } from './riverside'
import { type Place, type Stage, band, drawAir, drawSky, isDark, rect, tree } from './stage'

/** Views over a city from where people are: the top of a house, a balcony. */

/** Joints of a floor that run to the horizon, and across it. */
function joints({ frame: { width, height } }: Stage, from: number, colour: Oklch): Form {
  const along = [-3, -2, -1, 0, 1, 2, 3].map((t) => {
    const [a, b] = [width * (0.5 + t * 0.13), width * (0.5 + t * 0.3)]
    return polyline([a - 1.5, from], [a + 1.5, from], [b + 4, height + 9], [b - 4, height + 9])
  })
  const across = [0.12, 0.3, 0.56].map((t) =>
    rect(-4, from + (height + 9 - from) * t, width + 8, 3 + t * 5),
  )
  return many([...along, ...across], colour, 'ground')
}

/** A tank on legs and the box of a cooler, as on every flat roof. */
function plant(stage: Stage): Form[] {
  const [steel, box] = [stage.lit([0.66, 0.02, 240]), stage.lit([0.88, 0.01, 230])]
  const legs = [-62, 62].map((x) =>
    line(polyline([x, 0], [x, -110]), 10, tone(steel, -0.12), 'metal even'),
  )
  return [
    ...legs,
    inside(
      roundRect([-84, -270, 168, 170], 16, steel, 'metal relief 10'),
      ...[-230, -190, -150].map((y) =>
        line(polyline([-84, y], [84, y]), 4, tone(steel, -0.1), 'detail even'),
      ),
    ),
    roundRect([110, -96, 130, 96], 8, box, 'body relief 6'),
    ellipse([175, -48], [36, 36], tone(box, -0.2), 'detail'),
    ellipse([175, -48], [12, 12], tone(box, -0.05), 'detail'),
  ]
}

/** A flat roof with its parapet; beyond it the towers of the city. */
function rooftop(stage: Stage): Layer[] {
  const { frame, lit, side } = stage
  const { width: w, height: h } = frame
  const [wall, floor] = [lit([0.8, 0.02, 75]), lit([0.7, 0.015, 80])]
  const [edge, foot] = [h * 0.64, h * 0.77]
  const scale = Math.min(w, h) / 1000
  const rail = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => rect(w * t, edge - h * 0.06, 7, h * 0.07))
  return [
    ...drawSky(stage, h * 0.6),
    layer('city', 'setting', skyline(stage, h * 0.7)),
    layer(
      'roof',
      'ground',
      band(stage, foot, h + 8, linear([0, foot], [0, h], tone(floor, -0.05), tone(floor, 0.03))),
      joints(stage, foot, tone(floor, -0.1)),
    ),
    layer(
      'parapet',
      'masses',
      many([...rail, rect(-4, edge - h * 0.06, w + 8, 8)], lit([0.5, 0.02, 245]), 'metal'),
      polygonForm(
        [rect(-4, edge, w + 8, foot - edge + 6)],
        linear([0, edge], [0, foot], tone(wall, 0.02), tone(wall, -0.1)),
        'body',
      ),
      roundRect([-9, edge - 10, w + 18, 24], 5, tone(wall, 0.07), 'body relief 4'),
    ),
    layer('plant', 'forms', place(plant(stage), [w * (0.5 + side * 0.34), foot + 14], { scale })),
    ...drawAir(stage),
  ]
}

/** A balcony with a rail, plants in pots and a string of lamps. */
function balcony(stage: Stage): Layer[] {
  const { frame, lit, side, random } = stage
  const { width: w, height: h } = frame
  const isFlipped = side < 0
  const mirror = (forms: readonly Form[]): Form[] =>
    place(forms, isFlipped ? [w, 0] : [0, 0], { flip: isFlipped })
  const scale = Math.min(w, h) / 1000
  const [board, rail, wall] = [lit([0.72, 0.07, 65]), lit([0.97, 0.01, 90]), lit([0.93, 0.03, 70])]
  const [top, foot] = [h * 0.5, h * 0.76]
  const bars = Array.from({ length: 15 }, (_, i) => rect((w * (i + 0.4)) / 15, top, 9, foot - top))
  const lamps = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 0.5) / 8
    const at = h * (0.1 + 0.07 * (1 - (2 * t - 1) ** 2))
    return ellipse(
      [w * t, at + 16],
      [9, 13],
      isDark(stage) ? [0.93, 0.13, 85] : lit([0.9, 0.1, 88]),
      'glow',
    )
  })
  const cord = [0, 0.25, 0.5, 0.75, 1].map((t): [number, number] => [
    w * t,
    h * (0.1 + 0.07 * (1 - (2 * t - 1) ** 2)),
  ])
  const crowns = [0.06, 0.26, 0.5, 0.72, 0.94].flatMap((t, i) =>
    tree([w * t, h * 0.78], h * (0.2 + (i % 2) * 0.07), lit([0.6, 0.11, 140]), random.fork(`${i}`)),
  )
  const pots = [
    [0.9, 0.88, 0.95],
    [0.66, 0.8, 0.5],
    [0.79, 0.83, 0.66],
  ].flatMap(([x = 0, y = 0, size = 1], i) =>
    place(greenery(lit, lit(i === 1 ? [0.88, 0.03, 80] : [0.6, 0.1, 44])), [w * x, h * y], {
      scale: scale * size,
    }),
  )
  const door = [
    polygonForm(
      [rect(-6, 0, w * 0.19, h * 0.9)],
      linear([0, 0], [w * 0.19, 0], tone(wall, -0.06), wall),
      'body',
    ),
    roundRect([-6, h * 0.12, w * 0.13, h * 0.74], 4, lit([0.78, 0.05, 225]), 'glass'),
    many(
      [
        rect(w * 0.12, h * 0.11, 12, h * 0.76),
        rect(-6, h * 0.11, w * 0.135, 12),
        rect(w * 0.05, h * 0.11, 8, h * 0.76),
      ],
      rail,
      'body',
    ),
  ]
  return [
    ...drawSky(stage, h * 0.62),
    layer('city', 'setting', skyline(stage, h * 0.74), crowns),
    layer(
      'floor',
      'ground',
      band(stage, foot, h + 8, linear([0, foot], [0, h], tone(board, -0.05), tone(board, 0.03))),
      joints(stage, foot, tone(board, -0.12)),
    ),
    layer(
      'rail',
      'masses',
      many(bars, tone(rail, -0.05), 'body'),
      roundRect([-9, top - 14, w + 18, 26], 8, rail, 'body relief 4'),
      roundRect([-9, foot - 20, w + 18, 20], 4, tone(rail, -0.04), 'body'),
    ),
    layer('door', 'forms', mirror(door)),
    layer(
      'lamps',
      'details',
      line(polyline(...cord), 4, lit([0.35, 0.03, 50]), 'detail even'),
      lamps,
    ),
    layer('pots', 'forms', mirror(pots)),
    ...drawAir(stage),
  ]
}

export const HIGH_VIEWS: Readonly<Record<string, Place>> = {
  rooftop: {
    words:
      '天台 天台上 楼顶 楼顶上 城市天台 城市楼顶 大楼楼顶 高楼楼顶 高楼天台 大厦楼顶 大厦顶楼 学校天台 教学楼天台 楼顶天台 rooftop roof_terrace',
    parts:
      '城市 高楼 高楼林立 大楼 楼群 高楼大厦 摩天大楼 天际线 城市天际线 栏杆 护栏 水箱 空调外机 云 白云',
    times: ['day', 'sunset', 'dusk'],
    draw: rooftop,
  },
  balcony: {
    words:
      '阳台 阳台上 小阳台 露台 露台上 阳台花园 阳台小花园 城市阳台 开放式阳台 家里的阳台 balcony terrace',
    parts: '盆栽 绿植 植物 绿色植物 小植物 花盆 栏杆 护栏 灯串 串灯 彩灯 云 白云 城市 树',
    times: ['day'],
    draw: balcony,
  },
}
