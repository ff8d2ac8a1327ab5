import { type Oklch, mixColour } from '../../colour'
import { disc, ellipse, inside, layer, line, place, polygonForm, roundRect } from '../build/form'
import { type Form, type Layer, fillPolygon, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Random, traitOf } from '../family'
import { type Place, type Stage, drawAir, band, isDark, rect, drawSky } from './stage'
import { hoverCar } from './hover-car'
import { type Point, polyline, triples } from '../../drawing/notation'
import { pointsAt } from '../../geometry'
import { wordList } from '../../../lib/words'

const NEONS: readonly [Oklch, ...Oklch[]] = triples(`0.78,0.17,340 0.85,0.14,200 0.88,0.15,100
  0.72,0.17,305 0.8,0.16,40`)

interface Tower {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly base: number
  readonly wall: Oklch
  /** 0 in the haze, 1 near by. */
  readonly near: number
}

function buildOutline({ x, width: w, top, base }: Tower, kind: number): readonly Point[] {
  const h = base - top
  switch (kind) {
    case 0:
      return polyline(`${x},${base} ${x + w * 0.06},${top + h * 0.1} ${x + w * 0.42},${top}
          ${x + w * 0.94},${top + h * 0.16} ${x + w},${base}`)
    case 1:
      return polyline(`${x},${base} ${x},${top + h * 0.22} ${x + w * 0.2},${top + h * 0.22}
          ${x + w * 0.2},${top + h * 0.08} ${x + w * 0.46},${top + h * 0.08}
          ${x + w * 0.49},${top - h * 0.08} ${x + w * 0.51},${top - h * 0.08}
          ${x + w * 0.54},${top + h * 0.08} ${x + w * 0.8},${top + h * 0.08}
          ${x + w * 0.8},${top + h * 0.22} ${x + w},${top + h * 0.22} ${x + w},${base}`)
    case 2:
      return polyline(`${x - w * 0.04},${base} ${x + w * 0.16},${top + h * 0.4}
          ${x + w * 0.22},${top + h * 0.08} ${x + w * 0.5},${top}
          ${x + w * 0.78},${top + h * 0.08} ${x + w * 0.84},${top + h * 0.4}
          ${x + w * 1.04},${base}`)
    default:
      return rect(x, top, w, h)
  }
}

function drawWindows({ x, width, top, base, near }: Tower, random: Random, colour: Oklch): Form[] {
  const step = 15 + near * 15
  const lit: Point[][] = []
  for (let y = top + step * 2; y < base - 10; y += step)
    for (let wx = x + width * 0.14; wx < x + width * 0.84; wx += step * 0.9) {
      if (random.chance(0.42)) lit.push(rect(wx, y, step * 0.4, step * 0.46))
    }
  return lit.length > 0 ? [many(lit, colour, { role: 'glow', alpha: 0.35 + near * 0.5 })] : []
}

/** Bars, rings and arrows of light on a board; no letters. */
function board(x: number, y: number, w: number, h: number, colour: Oklch, random: Random): Form[] {
  const rows = Math.max(2, Math.floor(h / (w * 0.72)))
  const signs = Array.from({ length: rows }, (_, i): Form => {
    const [cx, cy] = [x + w / 2, y + (h * (i + 0.5)) / rows]
    const s = Math.min(w, h / rows) * 0.28
    const kind = random.integer(0, 3)
    if (kind === 0)
      return polygonForm(
        [disc([cx, cy], s, colour).rings[0] ?? [], disc([cx, cy], s * 0.62, colour).rings[0] ?? []],
        colour,
        'glow',
      )
    if (kind === 1)
      return many(
        [rect(cx - s, cy - s, s * 2, s * 0.5), rect(cx - s, cy, s * 1.3, s * 0.5)],
        colour,
        'glow',
      )
    if (kind === 2) return polygonForm([pointsAt([cx, cy], s, '-1,0.8 0,-1 1,0.8')], colour, 'glow')
    return many(
      [rect(cx - s, cy - s, s * 0.5, s * 2), rect(cx + s * 0.1, cy - s, s * 0.5, s * 2)],
      colour,
      'glow',
    )
  })
  return [
    roundRect([x - 8, y - 8, w + 16, h + 16], 12, colour, 'light plain screen alpha 0.35 blur 16'),
    inside(roundRect([x, y, w, h], 8, [0.22, 0.06, 285], 'body'), ...signs),
    polygonForm(
      [rect(x - 3, y - 3, w + 6, h + 6), rect(x + 3, y + 3, w - 6, h - 6)],
      colour,
      'glow',
    ),
  ]
}

function tower(at: Tower, random: Random, dark: boolean): Form[] {
  const { x, width: w, top, base, wall, near } = at
  const neon = random.pick(NEONS)
  const body = inside(
    polygonForm(
      [buildOutline(at, random.integer(0, 3))],
      linear([x, 0], [x + w, 0], tone(wall, 0.06), wall, tone(wall, -0.05)),
      { role: 'body', plain: near < 0.5 },
    ),
    ...drawWindows(
      at,
      random,
      dark ? random.pick(triples('0.9,0.1,90 0.86,0.09,210')) : tone(wall, -0.14),
    ),
    ...(near > 0.3 && random.chance(0.7)
      ? [many([rect(x + w * 0.06, top, w * 0.05, base - top)], neon, 'glow alpha 0.9')]
      : []),
    ...(random.chance(0.5)
      ? [0.3, 0.52].map((share) =>
          many(
            [rect(x - 10, top + (base - top) * share, w + 20, 6 + near * 6)],
            neon,
            'glow alpha 0.8',
          ),
        )
      : []),
  )
  return [body]
}

function drawRow(stage: Stage, near: number, base: number, wall: Oklch): Form[] {
  const { frame, random } = stage
  const own = random.fork(`row ${near}`)
  const forms: Form[] = []
  const gap = 0.42 + near * 0.1
  for (let x = -60; x < frame.width + 20;) {
    const w = own.range(70, 120) + near * own.range(40, 110)
    // the middle stays open: a street of air, with the sky at its end
    const middle = 1 - Math.min(1, Math.abs((x + w / 2) / frame.width - 0.5) / 0.5)
    const tall = frame.height * (own.range(0.3, 0.55) + near * 0.36 - middle * near * 0.62)
    const at = {
      x,
      width: w,
      top: base - tall,
      base: frame.height + 10,
      wall: tone(wall, own.range(-0.03, 0.03)),
      near,
    }
    if (tall > 60) forms.push(...tower(at, own, isDark(stage)))
    x += w * (1 + own.range(0, gap))
  }
  return forms
}

function traffic(stage: Stage): Form[] {
  const { frame, random } = stage
  const own = random.fork('traffic')
  const short = Math.min(frame.width, frame.height)
  const paints: readonly [Oklch, ...Oklch[]] = triples(`0.62,0.2,20 0.82,0.14,88 0.66,0.13,235
    0.9,0.01,250 0.66,0.17,340`)
  const far = Array.from({ length: 12 }, (_, i) => {
    const y = frame.height * (0.26 + (i % 4) * 0.1) + own.range(-10, 10)
    const x = own.range(0.05, 0.95) * frame.width
    const way = i % 2 ? 1 : -1
    const light: Oklch = way > 0 ? [0.9, 0.1, 90] : [0.68, 0.2, 22]
    return [
      line(polyline([x - way * 90, y + 3], [x, y]), 6, light, 'glow start alpha 0.6'),
      ellipse([x, y], [15, 5.5], [0.3, 0.04, 270], 'body plain'),
      disc([x + way * 12, y], 4.5, light, 'glow plain'),
    ]
  }).flat()
  const spots = triples('0.3,0.4,0.5 0.7,0.52,0.72 0.4,0.68,1.15')
  const cars = spots.flatMap(([x, y, k]) => {
    const flip = own.chance(0.5)
    const at: Point = [
      frame.width * (x + own.range(-0.06, 0.06)),
      frame.height * (y + own.range(-0.02, 0.02)),
    ]
    const scale = (short / 1000) * k * 1.05
    const trail = strokePath(15 * scale, [0.7, 0.2, 20], 'glow end alpha 0.55')`
      ${at[0] + (flip ? 1 : -1) * 150 * scale},${at[1] + 4}
      ${at[0] + (flip ? 1 : -1) * 520 * scale},${at[1] + 22 * scale}`
    return [
      trail,
      ...place(hoverCar(own.pick(paints)), at, { scale, flip, turn: own.spread() * 0.08 }),
    ]
  })
  return [...far, ...cars]
}

function bridges(stage: Stage, base: number, wall: Oklch): Form[] {
  const { frame, random } = stage
  const own = random.fork('bridges')
  return [0.34, 0.56].map((share) => {
    const y = base * share + own.range(0, 60)
    const dip = own.range(-24, 24)
    return inside(
      fillPolygon(tone(wall, 0.05), 'body')`-10,${y} ${frame.width + 10},${y + dip}
        ${frame.width + 10},${y + dip + 22} -10,${y + 22}`,
      many(
        Array.from({ length: 40 }, (_, i) =>
          rect((frame.width * i) / 40, y + (dip * i) / 40 + 7, 12, 6),
        ),
        [0.88, 0.12, 90],
        'glow',
      ),
    )
  })
}

/** A train of pods on a rail of light between the towers. */
function skyTrain({ frame, random }: Stage): Form[] {
  const own = random.fork('sky train')
  const { width, height } = frame
  const y = height * own.range(0.47, 0.52)
  const s = Math.min(width, height) / 1000
  const from = width * own.range(0.04, 0.18)
  const pods = Array.from({ length: 4 }, (_, i) => {
    const x = from + i * 168 * s
    const body = roundRect([x, y - 62 * s, 160 * s, 56 * s], 24 * s, [0.9, 0.015, 240], 'body')
    const panes = [0, 1, 2, 3].map((k) => rect(x + (20 + k * 32) * s, y - 48 * s, 24 * s, 22 * s))
    return [body, many(panes, [0.9, 0.1, 90], 'glow')]
  }).flat()
  const rail = polyline([-10, y + 8 * s], [width + 10, y + 8 * s])
  return [
    line(rail, 34 * s, [0.8, 0.14, 210], 'glow even plain alpha 0.35'),
    line(rail, 10 * s, [0.93, 0.07, 205], 'glow even'),
    ...pods,
  ]
}

/** The street at the foot of the towers; rain makes it a mirror of their lights. */
function street({ frame: { width, height }, brief, random }: Stage, wall: Oklch): Form[] {
  const own = random.fork('street')
  const top = height * 0.87
  const isWet =
    brief.weather.has('rain') || brief.weather.has('storm') || traitOf(brief.main, 'wet') !== null
  const road = polygonForm(
    [rect(-4, top, width + 8, height - top + 8)],
    linear([0, top], [0, height], tone(wall, -0.05), tone(wall, -0.12)),
    'body plain',
  )
  const mirrored = Array.from({ length: isWet ? 26 : 0 }, () =>
    ellipse(
      [own.range(0, width), own.range(top + 16, height)],
      [own.range(5, 13), own.range(26, 64)],
      own.pick(NEONS),
      { role: 'glow', plain: true, alpha: own.range(0.35, 0.7), blur: 5 },
    ),
  )
  const pools = [0.2, 0.52, 0.84].map((x, i) =>
    ellipse(
      [width * (x + own.spread() * 0.06), top + (height - top) * (0.42 + (i % 2) * 0.3)],
      [width * 0.13, (height - top) * 0.13],
      mixColour(wall, [0.72, 0.1, 300], 0.45),
      'detail plain alpha 0.85',
    ),
  )
  const dashes = Array.from({ length: 9 }, (_, i) =>
    rect((width * (i + 0.2)) / 9, top + (height - top) * 0.55, width * 0.06, 7),
  )
  return [
    inside(road, isWet ? pools : [], mirrored, many(dashes, [0.9, 0.1, 90], 'glow alpha 0.8')),
    polygonForm([rect(-4, top - 4, width + 8, 9)], [0.85, 0.13, 205], 'glow plain'),
  ]
}

function draw(stage: Stage): Layer[] {
  const { frame, random, low } = stage
  const dark = isDark(stage)
  const haze = dark ? mixColour(low, [0.58, 0.16, 335], 0.45) : low
  const wall: Oklch = dark ? [0.24, 0.06, 280] : [0.62, 0.05, 250]
  const base = frame.height * 0.86
  const own = random.fork('boards')
  const boards = [0.04, 0.8, 0.16, 0.9].flatMap((x, i) => {
    const w = own.range(58, 84)
    const h = own.range(150, 290)
    return board(
      frame.width * x,
      frame.height * (0.3 + (i % 2) * 0.3) + own.range(-40, 40),
      w,
      h,
      own.pick(NEONS),
      own.fork(`${i}`),
    )
  })
  const sun: Point = [frame.width * random.fork('planet').range(0.4, 0.6), frame.height * 0.24]
  const isLow = /^(?:dawn|sunset)$/.test(stage.time)
  const planet = disc(
    [frame.width * random.fork('planet').range(0.36, 0.62), frame.height * 0.24],
    Math.min(frame.width, frame.height) * 0.15,
    linear(
      [0, frame.height * 0.08],
      [0, frame.height * 0.4],
      mixColour(haze, [0.92, 0.06, 60], 0.75),
      haze,
    ),
    'backdrop plain',
  )
  const air = layer(
    'haze',
    'ground',
    band(stage, frame.height * 0.3, frame.height + 8, {
      ...{ kind: 'linear', from: [0, frame.height * 0.3], to: [0, frame.height * 0.9] },
      stops: [
        { at: 0, colour: haze, alpha: 0 },
        { at: 1, colour: haze, alpha: 1 },
      ],
    }),
  )
  return [
    ...drawSky(stage, frame.height * 0.8, isLow ? sun : undefined),
    // under a low sun the sky itself is bright down to the street
    ...(isLow ? [] : [air]),
    // by day the disc between the towers is the sun
    layer('moon', 'setting', dark ? planet : []),
    layer('far towers', 'setting', drawRow(stage, 0.05, base * 0.86, mixColour(wall, haze, 0.72))),
    layer(
      'towers',
      'masses',
      drawRow(stage, 0.4, base * 0.94, mixColour(wall, haze, 0.4)),
      bridges(stage, base, mixColour(wall, haze, 0.25)),
    ),
    layer('sky train', 'forms', skyTrain(stage)),
    layer('near towers', 'forms', drawRow(stage, 1, frame.height, wall)),
    layer('street', 'forms', street(stage, wall)),
    layer('boards', 'details', boards),
    layer('flying cars', 'details', traffic(stage)),
    layer(
      'glow',
      'light',
      ellipse([frame.width / 2, frame.height], [frame.width * 0.6, frame.height * 0.16], haze, {
        role: 'light',
        plain: true,
        alpha: dark ? 0.5 : 0.2,
        blur: 50,
        blend: 'screen',
      }),
    ),
    ...drawAir(stage),
  ]
}

/** 未来城市, 科技感的都市夜景 */
const LOOKS = wordList(
  `未来 未来感 未来科技 未来科幻 未来科技感 未来主义 科技 科技感 高科技 科幻 科幻感 超现代 赛博`,
)
const TOWNS = wordList('城市 都市 大都市 城市夜景 都市夜景 城市街景 城市街道 城市天际线 夜景')
const NAMES = LOOKS.flatMap((look) =>
  TOWNS.flatMap((town) => [`${look}${town}`, `${look}的${town}`]),
)

/** 雨后湿润的街道 at its foot. */
export const CITY_TRAITS: Readonly<Record<string, string>> = {
  'wet:yes':
    '雨后 雨后湿润 雨后潮湿 湿润的街道 湿润街道 湿漉漉的街道 潮湿的街道 湿漉漉的路面 湿润的路面 积水的路面 积水 地面积水 雨后路面 路面倒影 霓虹倒影',
}

export const CITIES: Readonly<Record<string, Place>> = {
  'future-city': {
    words: `${NAMES.join(' ')} 太空城市 飞车 悬浮车 飞行汽车城市 future_city futuristic_city cyberpunk_city sci-fi_city`,
    parts:
      '悬浮列车 空中列车 飞铁 空中飞铁 空铁 云轨 飞行列车 空中轨道 空中轻轨 空轨 磁悬浮列车 轻轨 列车 飞行汽车 飞车 悬浮车 街道 街景 马路 路面 霓虹灯 霓虹灯光 霓虹招牌 广告牌 高楼 高楼大厦 摩天大楼 摩天楼 高楼林立',
    times: ['night', 'night', 'dusk'],
    draw,
  },
}
