import { type Oklch, mixColour } from '../../colour'
import { ellipse, form, inside, layer, line, place, polygonForm } from '../build/form'
import { type Form, type Layer, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { openPath } from '../build/path'
import { type Place, type Stage, drawAir, band, dash, hills, isDark, drawSky } from './stage'
import { steppe } from './steppe'
import { traitOf } from '../family'
import { islandFromAbove } from './aerial'
import { palm } from './palm'
import { withGaze } from './palms-above'
import { type Point, triples } from '../../drawing/notation'

type Sea = { readonly forms: Form[]; readonly deep: Oklch }

function water(stage: Stage, horizon: number, foot: number): Sea {
  const { frame, lit, low, high, random, time } = stage
  const own = random.fork('water')
  const sunny = time === 'day' || time === 'dawn'
  const deep = sunny ? lit([0.6, 0.11, 232]) : mixColour(high, [0.4, 0.09, 260], 0.35)
  const shallow = sunny ? lit([0.84, 0.09, 195]) : mixColour(low, deep, 0.3)
  const sparkles = Array.from({ length: 34 }, () => {
    const t = own.next()
    const y = horizon + 8 + (foot - horizon) * t * 0.86
    const x = own.range(0, frame.width)
    const half = own.range(14, 46) * (0.4 + t)
    return dash([x, y], half, 3 + t * 5, mixColour(low, [0.98, 0.02, 90], 0.4), { alpha: 0.6 })
  })
  return {
    forms: [
      band(
        stage,
        horizon,
        foot + 60,
        linear([0, horizon], [0, foot], deep, mixColour(deep, shallow, 0.5), shallow),
      ),
      ...sparkles,
    ],
    deep,
  }
}

function beachLine(stage: Stage, y: number, rise: number): Point[] {
  const { frame } = stage
  return openPath(`-20,${y - rise} ${frame.width * 0.3},${y - rise * 0.1} ${frame.width * 0.62},${y + rise * 0.5}
    ${frame.width + 20},${y + rise * 1.1}`)
}

function beach(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const horizon = frame.height * 0.55
  const flip = random.fork('flip').chance(0.5)
  const mirror = (forms: readonly Form[]): Form[] =>
    place(forms, [flip ? frame.width : 0, 0], { flip })
  const foot = frame.height * 0.76
  const sand = lit([0.88, 0.06, 82])
  const edge = beachLine(stage, foot, frame.height * 0.06)
  const dark = isDark(stage)
  const low = stage.time === 'sunset' || dark
  const green = low
    ? mixColour(lit([0.4, 0.08, 160]), [0.24, 0.05, 320], 0.45)
    : lit([0.54, 0.12, 142])
  const bark = low ? ([0.3, 0.05, 30] as const) : lit([0.52, 0.06, 58])
  const short = Math.min(frame.width, frame.height) / 1000
  const shore: Form[] = [
    polygonForm(
      [
        [
          ...edge.map(([x, y]): Point => [x, y - 26]),
          [frame.width + 20, frame.height + 10],
          [-20, frame.height + 10],
        ],
      ],
      [0.985, 0.01, 200],
      'body plain alpha 0.75',
    ),
    inside(
      polygonForm(
        [[...edge, [frame.width + 20, frame.height + 10], [-20, frame.height + 10]]],
        linear([0, foot], [0, frame.height], tone(sand, 0.03), tone(sand, -0.07)),
        'body plain',
      ),
      line(
        edge.map(([x, y]): Point => [x, y + 10]),
        30,
        tone(sand, -0.09),
        'detail even plain',
      ),
    ),
  ]
  const palms = [
    ...place(palm(tone(green, -0.03), bark, 0.5), [frame.width * 0.1, frame.height * 0.86], {
      scale: 1.05 * short,
    }),
    ...place(palm(green, bark, 0.9), [frame.width * 0.02, frame.height * 0.94], {
      scale: 1.34 * short,
    }),
  ]
  const shells = Array.from({ length: 7 }, () => {
    const own = random.fork('shell')
    return [own.range(0.3, 0.9) * frame.width, own.range(0.86, 0.97) * frame.height] as const
  })
    .slice(0, 3)
    .map(([x, y], i) =>
      ellipse([x + i * 70, y - i * 24], [15, 9], lit([0.94, 0.04, 40]), 'body plain'),
    )
  const sunAt: Point = [frame.width * (flip ? 0.34 : 0.66), horizon * (low ? 0.8 : 0.34)]
  const glitter = low
    ? Array.from({ length: 12 }, (_, i) => {
        const y = horizon + 10 + i * ((foot - horizon) / 13)
        const half = (26 + i * 9) * (i % 2 ? 0.7 : 1)
        return dash([sunAt[0], y], half, 10, [0.96, 0.11, 80], { role: 'glow', alpha: 0.8 })
      })
    : []
  const isle = hills(
    stage,
    horizon + 6,
    frame.height * 0.05,
    mixColour(lit([0.5, 0.06, 220]), stage.low, 0.45),
    'isle',
  )
  return [
    ...drawSky(stage, horizon, sunAt),
    layer('sea', 'ground', water(stage, horizon, foot).forms),
    layer('isle', 'setting', isle, glitter),
    layer('beach', 'masses', mirror(shore)),
    layer(
      'palms',
      'forms',
      mirror([
        ellipse(
          [frame.width * 0.3, frame.height * 0.9],
          [frame.width * 0.24, 14],
          tone(sand, -0.2),
          'shadow plain alpha 0.5 blur 8',
        ),
        ...palms,
      ]),
    ),
    layer('shells', 'details', shells),
    ...drawAir(stage),
  ]
}

function island(stage: Stage): Layer[] {
  if (traitOf(stage.brief.main, 'view')) return islandFromAbove(stage)
  const { frame, lit, random } = stage
  const { width, height } = frame
  const horizon = height * 0.5
  const sea = water(stage, horizon, height)
  const green = lit([0.52, 0.12, 145])
  const short = Math.min(width, height) / 1000
  const at: Point = [width * 0.5, height * 0.66]
  const sand = lit([0.91, 0.05, 85])
  const k = Math.min(width * 0.4, short * 480)
  const shallows = [1.34, 1.2].map((s, i) =>
    ellipse(
      [at[0], at[1] + 34 * short],
      [k * s, k * 0.27 * s],
      i ? lit([0.9, 0.06, 185]) : lit([0.82, 0.09, 192]),
      'body plain alpha 0.85',
    ),
  )
  const hill = form(
    `${at[0] - k * 0.86},${at[1] + 10}! ${at[0] - k * 0.5},${at[1] - k * 0.3}
      ${at[0] - k * 0.12},${at[1] - k * 0.58} ${at[0] + k * 0.22},${at[1] - k * 0.36}
      ${at[0] + k * 0.58},${at[1] - k * 0.22} ${at[0] + k * 0.86},${at[1] + 10}!`,
    linear([at[0] - k, 0], [at[0] + k, 0], tone(green, 0.08), green, tone(green, -0.1)),
    'foliage relief 20',
  )
  const own = random.fork('bushes')
  const bushes = Array.from({ length: 44 }, () => {
    const t = own.range(-0.78, 0.78)
    const y = at[1] - own.range(0, 0.42 - Math.abs(t) * 0.46) * k
    return ellipse(
      [at[0] + t * k, y],
      [own.range(22, 42) * short, own.range(16, 26) * short],
      tone(green, own.range(-0.07, 0.08)),
      'foliage plain',
    )
  })
  const palms = triples(
    '-0.6,0.56,-0.7 -0.34,0.66,0.5 0.5,0.62,0.8 0.72,0.5,0.4 0.12,0.48,-0.4',
  ).flatMap(([t, s, lean]) =>
    place(
      palm(tone(green, -0.03), lit([0.5, 0.06, 58]), lean),
      [at[0] + t * k, at[1] + 22 * short],
      { scale: s * short * 0.95 },
    ),
  )
  const sail: Form[] = [
    form('-70,0! 70,0! 50,26 -46,26', lit([0.96, 0.01, 90]), 'body'),
    form('4,-6! 4,-150! 66,-12!', lit([0.98, 0.01, 90]), 'cloth'),
    form('-6,-6! -6,-120! -52,-12!', lit([0.7, 0.16, 28]), 'cloth'),
  ]
  const boatSide = random.fork('boat').sign()
  return [
    ...drawSky(stage, horizon),
    layer('sea', 'ground', sea.forms),
    layer(
      'far isles',
      'setting',
      hills(stage, horizon + 4, height * 0.045, mixColour(green, stage.low, 0.6), 'isles'),
    ),
    layer('shallows', 'masses', shallows),
    layer(
      'island',
      'forms',
      ellipse(
        [at[0], at[1] + 22 * short],
        [k * 1.04, k * 0.17],
        linear([0, at[1]], [0, at[1] + k * 0.2], sand, tone(sand, -0.08)),
        'body',
      ),
      hill,
      bushes,
      palms,
    ),
    layer(
      'boat',
      'details',
      place(sail, [width * (0.5 + 0.34 * boatSide), height * 0.86], { scale: short * 0.95 }),
    ),
    layer(
      'foam',
      'details',
      [0.83, 0.9, 0.96].map(
        (y, i) =>
          strokePath(6, [0.98, 0.01, 200], 'detail plain alpha 0.7')`
          ${width * (0.08 + i * 0.2)},${height * y} ${width * (0.2 + i * 0.2)},${height * y - 8}
          ${width * (0.34 + i * 0.2)},${height * y}`,
      ),
    ),
    ...drawAir(stage),
  ]
}

export const SHORES: Readonly<Record<string, Place>> = {
  'palm-beach': {
    words: '椰树 椰子树 椰林 棕榈树 棕榈 椰树沙滩 椰林海滩 palm_tree palm_beach tropical_beach',
    parts:
      '热带 热带地区 热带风情 热带风光 枝叶 枝叶茂盛 夏 夏天 夏日 夏季 盛夏 海边 大海 海 海面 海滩 沙滩 海岸 沙子',
    times: ['day', 'sunset', 'day'],
    draw: withGaze(beach),
  },
  'tropical-island': {
    words: '热带海岛 热带岛屿 热带小岛 马尔代夫 tropical_island desert_island',
    times: ['day'],
    draw: island,
  },
  yurts: { words: '蒙古包 毡房 毡包 yurt ger', times: ['day', 'day', 'dawn'], draw: steppe },
}
