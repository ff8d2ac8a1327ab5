import { polyline } from '../../drawing/notation'
import { ellipse, inside, layer, line, polygonForm, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, fillPolygon, strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { traitOf } from '../family'
import { type Place, type Stage, drawAir, band, isDark, rect, drawSky, tree } from './stage'

/** Buildings that people go to, from their front: one builder, a row of data each. */

interface Facade {
  readonly words: string
  readonly wall: Oklch
  readonly trim: Oklch
  readonly storeys: number
  readonly emblem: 'cross' | 'clock' | 'flag' | 'stacks'
  readonly ground: 'plaza' | 'track' | 'yard'
}

const SCHOOL: Omit<Facade, 'words'> = {
  ...{ wall: [0.9, 0.04, 75], trim: [0.58, 0.14, 35], storeys: 3 },
  ...{ emblem: 'flag', ground: 'track' },
}

const FACADES_OF: Readonly<Record<string, Facade>> = {
  hospital: {
    words: '医院 医院门口 大医院 住院部 hospital',
    ...{ wall: [0.95, 0.01, 220], trim: [0.66, 0.1, 205], storeys: 4 },
    ...{ emblem: 'cross', ground: 'plaza' },
  },
  school: {
    words:
      '操场 操场上 学校操场 校园 校园里 学校 学校门口 校门口 教学楼 小学 田径场 school campus schoolyard',
    ...SCHOOL,
  },
  'cherry-school': {
    words: '校园樱花 樱花校园 校园的樱花 校园里的樱花 学校的樱花 樱花学校',
    ...SCHOOL,
  },
  station: {
    words: '火车站 高铁站 车站 火车站前 railway_station train_station',
    ...{ wall: [0.86, 0.03, 80], trim: [0.5, 0.05, 250], storeys: 2 },
    ...{ emblem: 'clock', ground: 'plaza' },
  },
  factory: {
    words: '工厂 厂房 工厂里 工业园 工业区 factory',
    ...{ wall: [0.66, 0.06, 45], trim: [0.42, 0.03, 250], storeys: 2 },
    ...{ emblem: 'stacks', ground: 'yard' },
  },
}

const PETAL: Oklch = [0.86, 0.08, 358]

/** 樱花飞舞的校园, 校园樱花 */
const isInBlossom = ({ brief: { main } }: Stage): boolean =>
  main.id === 'cherry-school' || traitOf(main, 'blooms') !== null

export const FACADE_TRAITS: Readonly<Record<string, string>> = {
  'blooms:cherry': '樱花 樱花树 cherry_blossoms',
}

function windows(
  stage: Stage,
  box: readonly [number, number, number, number],
  rows: number,
  columns: number,
): Form[] {
  const { lit, random } = stage
  const [x, y, w, h] = box
  const own = random.fork(`windows ${Math.round(x)}`)
  const [each, tall] = [w / columns, h / rows]
  const glass = lit([0.62, 0.06, 235])
  return Array.from({ length: rows * columns }, (_, i) => {
    const glows = isDark(stage) && own.chance(0.7)
    const at = [
      x + (i % columns) * each + each * 0.2,
      y + Math.floor(i / columns) * tall + tall * 0.22,
    ] as const
    return inside(
      roundRect([at[0], at[1], each * 0.6, tall * 0.56], 3, glows ? [0.9, 0.1, 88] : glass, {
        role: glows ? 'glow' : 'body',
      }),
      strokePath(4, lit([0.95, 0.01, 90]), 'detail even')`${at[0] + each * 0.3},${at[1]}
        ${at[0] + each * 0.3},${at[1] + tall * 0.56}`,
    )
  })
}

function emblem(
  { emblem: kind, trim }: Facade,
  [x, y]: readonly [number, number],
  r: number,
  { lit }: Stage,
): Form[] {
  const white = lit([0.98, 0.005, 90])
  const red = lit([0.58, 0.21, 27])
  if (kind === 'cross')
    return [
      ellipse([x, y], [r, r], white, 'body relief 4'),
      roundRect([x - r * 0.2, y - r * 0.66, r * 0.4, r * 1.32], 3, red, 'detail'),
      roundRect([x - r * 0.66, y - r * 0.2, r * 1.32, r * 0.4], 3, red, 'detail'),
    ]
  if (kind === 'clock')
    return [
      ellipse([x, y], [r * 1.15, r * 1.15], lit(trim), 'body relief 6'),
      ellipse([x, y], [r, r], white, 'body'),
      line(polyline([x, y], [x, y - r * 0.7]), 8, lit([0.25, 0.02, 250]), 'detail even'),
      line(polyline([x, y], [x + r * 0.5, y + r * 0.2]), 8, lit([0.25, 0.02, 250]), 'detail even'),
    ]
  if (kind === 'stacks') return []
  const top = y - r * 5.4
  return [
    line(polyline([x, y - r], [x, top]), 7, lit([0.8, 0.01, 250]), 'metal even'),
    fillPath(red, 'cloth relief 4')`${x},${top}! ${x + r},${top + r * 0.24} ${x + r * 2.2},${top}!
      ${x + r * 2.2},${top + r * 1.4}! ${x + r},${top + r * 1.64} ${x},${top + r * 1.4}!`,
  ]
}

const stacks = ({ wall }: Facade, w: number, top: number, { lit }: Stage): Form[] =>
  [0.24, 0.34, 0.72].flatMap((t, i) => {
    const [x, y] = [w * t, top * (0.46 + i * 0.1)]
    return [
      ...[0, 1, 2].map((k) =>
        ellipse(
          [x + k * w * 0.035, y - w * (0.02 + k * 0.03)],
          [w * (0.03 + k * 0.012), w * (0.022 + k * 0.008)],
          lit([0.9, 0.01, 250]),
          'backdrop plain alpha 0.8',
        ),
      ),
      fillPolygon(tone(lit(wall), -0.06), 'body relief 6')`${x - w * 0.02},${y} ${x + w * 0.02},${y}
        ${x + w * 0.028},${top + 20} ${x - w * 0.028},${top + 20}`,
    ]
  })

function drawGround({ ground }: Facade, foot: number, stage: Stage): Form[] {
  const { lit, frame } = stage
  const { width: w, height: h } = frame
  const field = (colour: Oklch): Form =>
    band(stage, foot - 4, h + 9, linear([0, foot], [0, h], tone(colour, -0.03), tone(colour, 0.03)))
  if (ground === 'track') {
    const lane = (t: number): number => foot + (h - foot) * t
    const red = lit([0.6, 0.14, 35])
    return [
      field(lit([0.62, 0.13, 140])),
      band(stage, lane(0.34), h + 9, linear([0, foot], [0, h], tone(red, -0.03), tone(red, 0.03))),
      ...[0.34, 0.46, 0.62, 0.82].map(
        (t) =>
          strokePath(4 + t * 5, lit([0.97, 0.01, 90]), 'ground even')`-9,${lane(t)}
          ${w + 9},${lane(t)}`,
      ),
    ]
  }
  const stone = lit(ground === 'yard' ? [0.6, 0.015, 80] : [0.82, 0.012, 85])
  const joints = many(
    [-2, -1.2, -0.5, 0.5, 1.2, 2].map((t) => {
      const [a, b] = [w * (0.5 + t * 0.16), w * (0.5 + t * 0.5)]
      return polyline([a - 2, foot], [a + 2, foot], [b + 4, h + 9], [b - 4, h + 9])
    }),
    tone(stone, -0.08),
    { role: 'ground' },
  )
  return [field(stone), joints]
}

/** A train before the station from edge to edge, and a clock at its left. */
function trainBefore(foot: number, own: Facade, stage: Stage): Form[] {
  const { lit, frame, time } = stage
  const pane: Oklch = time === 'night' ? [0.9, 0.1, 88] : lit([0.6, 0.06, 235])
  const { width: w, height: h } = frame
  const [top, tall] = [foot - h * 0.1, h * 0.13]
  const panes = Array.from({ length: 9 }, (_, i) =>
    roundRect(
      [w * (0.02 + i * 0.11), top + tall * 0.2, w * 0.07, tall * 0.32],
      6,
      pane,
      time === 'night' ? 'glow' : 'glass',
    ),
  )
  return [
    roundRect([-20, top, w + 40, tall], 16, lit([0.95, 0.01, 230]), 'body relief 8'),
    polygonForm(
      [rect(-20, top + tall * 0.62, w + 40, tall * 0.14)],
      lit([0.55, 0.16, 255]),
      'detail',
    ),
    ...panes,
    polygonForm([rect(-20, top + tall, w + 40, h * 0.014)], lit([0.3, 0.02, 250]), 'ground'),
    polygonForm(
      [rect(-20, top + tall + h * 0.04, w + 40, h * 0.012)],
      lit([0.85, 0.16, 92]),
      'ground',
    ),
    ...emblem(own, [w * 0.2, foot - h * 0.36], h * 0.055, stage),
  ]
}

function facade(own: Facade, stage: Stage): Layer[] {
  const { frame, lit, random, season } = stage
  const { width: w, height: h } = frame
  const foot = h * 0.7
  const wall = lit(own.wall)
  const trim = lit(own.trim)
  const tall = h * (0.17 + own.storeys * 0.075)
  const wing = (x: number): Form[] => [
    polygonForm([rect(x, foot - tall, w * 0.33, tall)], tone(wall, -0.03), 'ground'),
    roundRect([x - 6, foot - tall - 12, w * 0.33 + 12, 22], 4, trim, 'body relief 3'),
    ...windows(stage, [x, foot - tall + 14, w * 0.33, tall - h * 0.03], own.storeys, 4),
  ]
  const top = foot - tall - h * 0.09
  const [left, wide] = [w * 0.37, w * 0.26]
  const door = w * 0.06
  const middle = [
    polygonForm([rect(left, top, wide, foot - top)], wall, 'ground'),
    roundRect([left - 10, top - 14, wide + 20, 26], 4, trim, 'body relief 4'),
    ...windows(
      stage,
      [left, top + h * 0.14, wide, tall - h * 0.19],
      Math.max(1, own.storeys - 1),
      3,
    ),
    roundRect(
      [w / 2 - door, foot - h * 0.12, door * 2, h * 0.12],
      3,
      lit([0.5, 0.06, 230]),
      'glass',
    ),
    line(polyline([w / 2, foot - h * 0.12], [w / 2, foot]), 5, trim, 'detail even'),
    roundRect(
      [w / 2 - door * 1.6, foot - h * 0.15, door * 3.2, h * 0.035],
      4,
      trim,
      'body relief 5',
    ),
    ...emblem(own, [w / 2, top + h * 0.07], h * 0.045, stage),
  ]
  const green = lit(season === 'autumn' ? [0.7, 0.14, 65] : [0.54, 0.11, 142])
  const blooms = isInBlossom(stage)
  const trees = (blooms ? [0.02, 0.15, 0.3, 0.7, 0.86, 0.99] : [0.03, 0.14, 0.87, 0.97]).flatMap(
    (t, i) =>
      tree(
        [w * t, foot + h * (blooms ? 0.04 : 0.02)],
        h * ((blooms ? 0.3 : 0.2) - (i % 2) * 0.04),
        blooms ? tone(lit(PETAL), (i % 2) * 0.03) : tone(green, (i % 2) * 0.04),
        random.fork(`tree ${i}`),
      ),
  )
  const air = random.fork('petals')
  const petals = Array.from({ length: blooms ? 60 : 0 }, () =>
    ellipse(
      [air.range(0, w), air.range(h * 0.2, h)],
      [air.range(5, 10), air.range(3, 6)],
      tone(lit(PETAL), air.range(-0.06, 0.04)),
      'petal plain',
    ),
  )
  return [
    ...drawSky(stage, h * 0.55),
    ...(own.emblem === 'stacks'
      ? [layer('stacks', 'setting', stacks(own, w, foot - tall, stage))]
      : []),
    layer('ground', 'ground', drawGround(own, foot, stage)),
    layer('building', 'masses', wing(w * 0.05), wing(w * 0.62), middle),
    own.emblem === 'clock'
      ? layer('train', 'forms', trainBefore(foot, own, stage))
      : layer('trees', 'forms', trees),
    layer('petals', 'details', petals),
    ...drawAir(stage),
  ]
}

export const FACADES: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(FACADES_OF).map(([id, own]): [string, Place] => [
    id,
    { words: own.words, times: ['day'], draw: (stage) => facade(own, stage) },
  ]),
)
