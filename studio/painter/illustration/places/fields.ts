import { type Oklch, mixColour } from '../../colour'
import { disc, ellipse, form, inside, layer, line, place, polygonForm } from '../build/form'
import { type Form, type Layer, fillPath, strokePath } from '../build/outlines'
import { downwards, linear, tone } from '../build/fill'
import { ellipsePath } from '../build/path'
import { many } from '../build/still/item'
import { type Place, type Stage, band, hills, drawSky, tree } from './stage'
import { pathThrough, yonder } from './yonder'
import type { Point } from '../../drawing/notation'

interface Crop {
  /** Of the plants' heads in the light, and of the ground between the rows. */
  readonly colour: Oklch
  readonly soil: Oklch
  /** One plant near by, about its foot, `s` its height. */
  readonly plant: (s: number, colour: Oklch, lean: number) => Form[]
  /** Other things in the field. */
  readonly props?: (stage: Stage, horizon: number) => Form[]
}

/** Rows that run to a point on the horizon. */
function rows(stage: Stage, horizon: number, crop: Crop): Form[] {
  const { frame, random } = stage
  const eye: Point = [frame.width * random.fork('eye').range(0.36, 0.64), horizon - 6]
  const count = 31
  const reach = frame.width * 7.4
  const colour = stage.lit(crop.colour)
  const strips: Form[] = []
  for (let i = 0; i < count; i++) {
    const x = eye[0] - reach / 2 + (reach * i) / (count - 1)
    const half = (reach / (count - 1)) * 0.36
    const foot = frame.height + 10
    strips.push(
      polygonForm(
        [[eye, [x + half, foot], [x - half, foot]]],
        downwards(horizon, foot, mixColour(colour, stage.low, 0.35), colour, tone(colour, -0.08)),
        'foliage plain',
      ),
      // the lit flank of the row
      polygonForm(
        [[eye, [x - half * 0.3, foot], [x - half, foot]]],
        tone(colour, 0.06),
        'band plain alpha 0.7',
      ),
    )
    const tufts: Point[][] = []
    for (let j = 0; j < 30; j++) {
      const t = 0.03 + 0.97 * (j / 29) * (j / 29)
      const [px, py] = [eye[0] + (x - eye[0]) * t, eye[1] + (foot - eye[1]) * t]
      if (px < -60 || px > frame.width + 60) continue
      const s = half * t
      tufts.push(ellipsePath(px, py, s * 1.05, s * 0.5))
    }
    strips.push(many(tufts, tone(colour, i % 2 ? 0.025 : -0.02), { role: 'foliage' }))
  }
  return strips
}

function foreground(stage: Stage, crop: Crop): Form[] {
  const { frame, random } = stage
  const own = random.fork('near')
  const s = Math.min(frame.width, frame.height) * 0.3
  const count = Math.round(frame.width / 36)
  return Array.from({ length: count }, (_, i) => {
    const x = (frame.width * (i + own.range(0.2, 0.8))) / count
    const edge = Math.abs(x / frame.width - 0.5) * 2
    const size = s * (0.42 + edge * 0.5) * own.range(0.8, 1.12)
    return place(
      crop.plant(size, tone(stage.lit(crop.colour), own.range(-0.05, 0.05)), own.spread()),
      [x, frame.height + s * 0.06],
    )
  }).flat()
}

const farmland =
  (crop: Crop) =>
  (stage: Stage): Layer[] => {
    const { frame, random } = stage
    const horizon = frame.height * random.fork('horizon').range(0.4, 0.47)
    const far = mixColour(stage.lit([0.55, 0.07, 200]), stage.low, 0.45)
    const green = stage.lit(
      stage.season === 'autumn' || crop.colour[2] < 95 ? [0.62, 0.1, 95] : [0.52, 0.09, 140],
    )
    const trees = Array.from({ length: 9 }, (_, i) => {
      const own = random.fork(`tree ${i}`)
      return tree(
        [frame.width * (i / 8 + own.spread() * 0.06), horizon + 6],
        own.range(40, 88),
        mixColour(green, stage.low, 0.25),
        own,
      )
    }).flat()
    const soil = stage.lit(crop.soil)
    return [
      ...drawSky(stage, horizon),
      layer(
        'hills',
        'setting',
        hills(stage, horizon + 4, 130, mixColour(far, stage.low, 0.4), 'far'),
        hills(stage, horizon + 6, 78, far, 'near'),
        trees,
        yonder(stage, horizon),
      ),
      layer(
        'field',
        'masses',
        band(
          stage,
          horizon,
          frame.height + 8,
          downwards(horizon, frame.height, mixColour(soil, stage.low, 0.3), soil),
        ),
        rows(stage, horizon, crop),
        pathThrough(stage, horizon),
      ),
      layer('in the field', 'forms', crop.props?.(stage, horizon) ?? []),
      layer('near', 'details', foreground(stage, crop)),
    ]
  }

/** An ear of rice, heavy with grain, bent to one side. */
function riceStalk(s: number, colour: Oklch, lean: number): Form[] {
  const side = lean < 0 ? -1 : 1
  const green = mixColour(colour, [0.62, 0.12, 125], 0.55)
  const tip: Point = [side * s * 0.34, -s * 0.86]
  const grains: Point[][] = Array.from({ length: 16 }, (_, i) => {
    const t = Math.floor(i / 2) / 7
    const x = side * s * (0.06 + t * 0.36)
    const y = -s * (0.98 - t * t * 0.42) + (i % 2 ? s * 0.035 : -s * 0.02)
    return ellipsePath(x, y, s * 0.024, s * 0.046, side * (0.5 + t * 0.9))
  })
  return [
    line(
      [[0, 0], [side * s * 0.01, -s * 0.6], [side * s * 0.1, -s * 0.98], tip],
      s * 0.022,
      green,
      'foliage even plain',
    ),
    strokePath(s * 0.04, green, 'foliage end plain')`0,0 ${-side * s * 0.12},${-s * 0.44}
      ${-side * s * 0.26},${-s * 0.62}`,
    many(grains, tone(colour, -0.1), { role: 'petal' }),
    many(
      grains.filter((_, i) => i % 3 === 0),
      tone(colour, 0.13),
      { role: 'light' },
    ),
  ]
}

function lavenderStalk(s: number, colour: Oklch, lean: number): Form[] {
  const blossoms: Point[][] = Array.from({ length: 14 }, (_, i) => {
    const row = Math.floor(i / 2)
    const y = -s * (0.55 + row * 0.062)
    const x = lean * s * 0.1 * (0.5 + row * 0.08) + (i % 2 ? 1 : -1) * s * 0.034 * (1 - row * 0.1)
    return ellipsePath(x, y, s * 0.042 * (1 - row * 0.08), s * 0.036)
  })
  return [
    strokePath(s * 0.018, [0.52, 0.09, 140], 'foliage even plain')`0,0
      ${lean * s * 0.05},${-s * 0.5} ${lean * s * 0.1},${-s * 0.94}`,
    many(blossoms, tone(colour, -0.12), { role: 'petal' }),
    many(
      blossoms.filter((_, i) => i % 3 === 0),
      tone(colour, 0.12),
      { role: 'light' },
    ),
  ]
}

function wheatStalk(s: number, colour: Oklch, lean: number): Form[] {
  const x = lean * s * 0.12
  const grains: Point[][] = Array.from({ length: 14 }, (_, i) => {
    const row = Math.floor(i / 2)
    return ellipsePath(
      x + (i % 2 ? 1 : -1) * s * 0.026,
      -s * (0.66 + row * 0.045),
      s * 0.02,
      s * 0.042,
      (i % 2 ? 1 : -1) * 0.4,
    )
  })
  return [
    strokePath(s * 0.018, tone(colour, -0.04), 'foliage even plain')`0,0 ${x * 0.5},${-s * 0.5}
      ${x},${-s * 0.98}`,
    ...[-0.05, 0, 0.05].map(
      (dx) =>
        strokePath(s * 0.008, tone(colour, 0.06), 'detail even')`${x},${-s * 0.94}
        ${x + dx * s},${-s * 1.14}`,
    ),
    many(grains, tone(colour, -0.14), { role: 'petal' }),
    many(
      grains.filter((_, i) => i % 3 === 0),
      tone(colour, 0.06),
      { role: 'light' },
    ),
  ]
}

function flowerStalk(s: number, colour: Oklch, lean: number): Form[] {
  const top: Point = [lean * s * 0.12, -s * 0.9]
  return [
    line([[0, 0], [top[0] * 0.4, -s * 0.5], top], s * 0.02, [0.52, 0.1, 138], 'foliage even plain'),
    ...[0, 1, 2, 3, 4]
      .map(
        (i) =>
          place([ellipse([0, -s * 0.07], [s * 0.05, s * 0.075], colour, 'petal')], top, {
            turn: i * 1.2566 + lean,
          })[0],
      )
      .filter((one) => one !== undefined),
    disc(top, s * 0.035, [0.88, 0.14, 90], 'detail'),
  ]
}

/** A sunflower that looks at the viewer, two leaves at its stalk. */
function sunflower(s: number, colour: Oklch, lean: number): Form[] {
  const top: Point = [lean * s * 0.1, -s * 0.82]
  const green: Oklch = [0.5, 0.11, 138]
  const leaf = (side: number): Form =>
    fillPath(tone(green, side * 0.03), 'foliage')`0,${-s * 0.36}! ${side * s * 0.16},${-s * 0.5}
      ${side * s * 0.3},${-s * 0.4}! ${side * s * 0.14},${-s * 0.32}`
  const petal = [ellipse([0, -s * 0.15], [s * 0.034, s * 0.075], colour, 'petal')]
  const ring = (count: number, turn: number): Form[] =>
    Array.from({ length: count }, (_, i) =>
      place(petal, top, { turn: turn + (i / count) * 6.283 }),
    ).flat()
  return [
    line([[0, 0], [top[0] * 0.4, -s * 0.5], top], s * 0.03, green, 'foliage even plain'),
    ...[leaf(-1), leaf(1), ...ring(14, 0.2), ...ring(14, 0)],
    disc(top, s * 0.1, [0.4, 0.08, 55], 'petal'),
    disc(top, s * 0.055, [0.32, 0.06, 50], 'detail'),
  ]
}

/** A rose: petals within petals. */
function rose(s: number, colour: Oklch, lean: number): Form[] {
  const top: Point = [lean * s * 0.1, -s * 0.8]
  return [
    line([[0, 0], top], s * 0.022, [0.48, 0.1, 140], 'foliage even plain'),
    ...[-1, 1].map((side) =>
      ellipse([side * s * 0.09, -s * 0.42], [s * 0.09, s * 0.035], [0.5, 0.1, 142], 'foliage'),
    ),
    ...[0.13, 0.1, 0.068, 0.036].map((r, i) =>
      disc(
        [top[0] + (i % 2 ? 1 : -1) * s * 0.012, top[1] + i * s * 0.006],
        s * r,
        tone(colour, i % 2 ? -0.07 : 0.03),
        'petal',
      ),
    ),
  ]
}

const teaBush = (s: number, colour: Oklch, lean: number): Form[] =>
  [-0.5, 0.5, -0.22, 0.24, 0]
    .map(
      (turn, i) =>
        place(
          [
            fillPath(tone(colour, i * 0.03), 'foliage')`0,0! ${s * 0.07},${-s * 0.24}
              0,${-s * 0.46}! ${-s * 0.07},${-s * 0.24}`,
          ],
          [0, -s * 0.3],
          { turn: turn + lean * 0.2 },
        )[0],
    )
    .filter((one) => one !== undefined)

/** Bound sheaves stand in the stubble: the harvest is in. */
function sheaves(stage: Stage, horizon: number): Form[] {
  const { frame, random } = stage
  const own = random.fork('sheaves')
  const straw = stage.lit([0.8, 0.12, 84])
  const one = (s: number): Form[] => [
    ellipse([s * 0.06, 0], [s * 0.34, s * 0.07], [0.4, 0.07, 70], 'shadow plain alpha 0.4 blur 6'),
    inside(
      form(
        `${-s * 0.3},0! ${-s * 0.08},${-s * 0.42} ${-s * 0.26},${-s * 0.86}! 0,${-s * 0.98}
          ${s * 0.26},${-s * 0.86}! ${s * 0.08},${-s * 0.42} ${s * 0.3},0!`,
        linear([-s * 0.3, 0], [s * 0.3, 0], tone(straw, 0.07), straw, tone(straw, -0.12)),
        { role: 'foliage', relief: s * 0.05 },
      ),
      ...[-0.2, -0.1, 0, 0.1, 0.2].map(
        (x) =>
          strokePath(s * 0.014, tone(straw, -0.16), 'detail')`${x * s * 1.1},0
          ${x * s * 0.3},${-s * 0.42} ${x * s},${-s * 0.94}`,
      ),
    ),
    strokePath(s * 0.05, tone(straw, -0.22), 'detail even')`${-s * 0.1},${-s * 0.42} 0,${-s * 0.39}
      ${s * 0.1},${-s * 0.42}`,
  ]
  const short = Math.min(frame.width, frame.height)
  const spots: [number, number][] = [
    [own.range(0.12, 0.22), 0.2],
    [own.range(0.74, 0.86), 0.3],
    [own.range(0.3, 0.44), 0.46],
    [own.range(0.56, 0.68), 0.12],
  ]
  return spots
    .sort((a, b) => a[1] - b[1])
    .flatMap(([x, t]) =>
      place(one(short * (0.09 + t * 0.36)), [
        frame.width * x,
        horizon + (frame.height - horizon) * (0.12 + t),
      ]),
    )
}

/** Always behind a field. */
const BEHIND = '青山 远山 群山 远处的山 山峦 山丘 田野 树 树木 小树'

const CROPS: Readonly<Record<string, Place>> = {
  'rice-field': {
    words:
      '稻田 稻田风光 水稻田 水稻 稻谷 稻子 稻穗 稻浪 金色稻田 秋收 rice_field rice_paddy rice_paddies paddy_field',
    draw: farmland({
      colour: [0.8, 0.14, 86],
      soil: [0.62, 0.1, 88],
      plant: riceStalk,
      props: sheaves,
    }),
  },
  'wheat-field': {
    words: '麦田 麦浪 小麦田 麦穗 麦子 金色麦田 wheat_field wheat',
    draw: farmland({ colour: [0.82, 0.12, 80], soil: [0.64, 0.09, 72], plant: wheatStalk }),
  },
  'lavender-field': {
    words:
      '薰衣草 薰衣草田 薰衣草花田 薰衣草花海 薰衣草庄园 lavender_field lavender lavender_fields',
    times: ['day', 'sunset', 'sunset', 'dawn'],
    draw: farmland({ colour: [0.58, 0.14, 300], soil: [0.5, 0.07, 130], plant: lavenderStalk }),
  },
  'tulip-field': {
    words: '郁金香田 郁金香花田 郁金香花海 tulip_field tulip_fields',
    draw: farmland({ colour: [0.68, 0.18, 15], soil: [0.52, 0.09, 138], plant: flowerStalk }),
  },
  'rape-field': {
    words: '油菜花 油菜花田 油菜花海 油菜田 canola_field rapeseed_field',
    draw: farmland({ colour: [0.88, 0.16, 98], soil: [0.56, 0.11, 130], plant: flowerStalk }),
  },
  'sunflower-field': {
    words:
      '向日葵花田 向日葵田 向日葵花海 向日葵园 向日葵田野 葵花田 葵花园 sunflower_field sunflower_fields field_of_sunflowers',
    parts: '向日葵 葵花',
    draw: farmland({ colour: [0.84, 0.16, 85], soil: [0.48, 0.1, 135], plant: sunflower }),
  },
  'rose-field': {
    words: '玫瑰花田 玫瑰花海 玫瑰园 玫瑰田 玫瑰花园 rose_field rose_garden',
    parts: '玫瑰 玫瑰花',
    draw: farmland({ colour: [0.58, 0.2, 18], soil: [0.46, 0.09, 138], plant: rose }),
  },
  'tea-field': {
    words: '茶园 茶山 茶田 tea_plantation tea_field tea_garden',
    draw: farmland({ colour: [0.56, 0.12, 138], soil: [0.46, 0.07, 120], plant: teaBush }),
  },
}

export const FIELDS: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(CROPS).map(([id, { words, parts = '', times, draw }]): [string, Place] => [
    id,
    { words, parts: `${parts} ${BEHIND}`, ...(times && { times }), draw },
  ]),
)
