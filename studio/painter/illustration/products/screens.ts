import { TAU, cos, sin } from '../../../lib/maths'
import { triples } from '../../drawing/notation'
import { DYES } from '../../palettes/tints'
import { traitOf } from '../family'
import { disc, ellipse, inside, line, polygonForm, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { ellipsePath } from '../build/path'
import { type Item, standing as put } from '../build/still/item'
import type { Form } from '../node'
import type { Craft, Product } from './craft'

const RISE: Oklch = [0.64, 0.21, 27]
const FALL: Oklch = [0.68, 0.15, 155]
const GLOW: Oklch = [0.85, 0.13, 85]

/** A board of glass on which figures are plotted. */
function board(plotted: readonly Form[]): Item {
  const glass = linear([0, -640], [0, 0], [0.34, 0.07, 262], [0.2, 0.05, 265])
  const grid = [-530, -420, -310, -200, -90].map((y) =>
    line(`-440,${y} 440,${y}`, 2.5, [0.5, 0.06, 255], 'detail even plain'),
  )
  return put('0,0 470,18', [
    roundRect([-486, -646, 972, 646], 34, [0.62, 0.04, 255], 'metal relief 8'),
    inside(roundRect([-466, -626, 932, 606], 24, glass, 'body plain'), ...grid, plotted),
  ])
}

/** Candles of a share's price that climb, with their average and an arrow. */
function candles({ random }: Craft): Item {
  const count = 15
  const middles = Array.from({ length: count }, (_, i) => -130 - i * 24 + random.spread() * 34)
  const at = (i: number): number => -410 + i * 54
  const bars = middles.flatMap((y, i): Form[] => {
    const half = random.range(24, 54)
    const colour = random.chance(0.68) ? RISE : FALL
    return [
      line(`${at(i)},${y - half - 26} ${at(i)},${y + half + 26}`, 5, colour, 'detail even plain'),
      roundRect([at(i) - 15, y - half, 30, half * 2], 3, colour, 'body plain'),
    ]
  })
  const points = middles.map((y, i): [number, number] => [at(i), y + 60 - i * 4])
  const average = line(points, 8, GLOW, 'glow even plain')
  const volume = middles.map((_, i) => {
    const tall = random.range(16, 60)
    return roundRect([at(i) - 14, -34 - tall, 28, tall], 2, tone(FALL, -0.2), 'detail plain')
  })
  const head = polygonForm(
    [
      [
        [430, -590],
        [372, -566],
        [410, -526],
      ],
    ],
    GLOW,
    'glow plain',
  )
  return board([...volume, ...bars, average, head])
}

/** Bars, a ring of shares and a line, as reports have them. */
function report({ random }: Craft): Item {
  const colours = triples('0.7,0.14,245 0.75,0.15,70 0.68,0.14,160 0.66,0.18,20')
  const bars = colours.map((colour, i) => {
    const tall = 130 + i * 60 + random.range(-20, 30)
    return roundRect([-410 + i * 92, -70 - tall, 62, tall], 6, colour, 'body plain')
  })
  const ring = ellipsePath(240, -400, 140, 140)
  const hole = ellipsePath(240, -400, 78, 78).reverse()
  const part = polygonForm(
    [
      [
        [240, -400],
        [240, -560],
        [420, -540],
        [400, -340],
      ],
    ],
    colours[1],
  )
  const share = inside(polygonForm([ring, hole], colours[0], 'body plain'), part)
  const points: [number, number][] = [0, 1, 2, 3, 4].map((i) => [
    40 + i * 95,
    -90 - i * 26 - (i % 2) * 20,
  ])
  const dots = points.map((point) => disc(point, 10, GLOW, 'glow plain'))
  return board([...bars, share, line(points, 7, GLOW, 'glow even plain'), ...dots])
}

const INK: Oklch = [0.32, 0.03, 262]
const LINE: Oklch = [0.9, 0.01, 255]
const PAPER: Oklch = [0.985, 0.003, 255]

const button = (x: number, y: number, width: number, height: number, colour: Oklch): Form[] => [
  roundRect(
    [x, y, width, height],
    height / 2,
    linear([x, y], [x + width, y + height], tone(colour, 0.06), tone(colour, -0.06)),
    'body plain',
  ),
  roundRect([x + width / 2 - 46, y + height / 2 - 6, 92, 12], 6, PAPER, 'detail plain'),
]

/** The page of an app on a phone: an account's picture, two fields, a button, more ways to log in. */
function appPage({ colour }: Craft): Item {
  const field = (y: number): Form[] => [
    roundRect([-132, y, 264, 56], 16, [0.955, 0.006, 255], 'body plain'),
    disc([-102, y + 28], 11, tone(colour, 0.1), 'detail plain'),
    roundRect([-76, y + 23, 110, 10], 5, [0.78, 0.015, 255], 'detail plain'),
  ]
  const head = linear([0, -680], [0, -430], tone(colour, 0.1), tone(colour, -0.06))
  const screen = inside(
    roundRect([-168, -690, 336, 674], 44, PAPER, 'body plain'),
    ellipse([0, -690], [300, 250], head, 'body plain'),
    disc([0, -452], 62, PAPER, 'body plain'),
    disc([0, -468], 22, tone(colour, 0.05), 'detail plain'),
    ellipse([0, -414], [38, 22], tone(colour, 0.05), 'detail plain'),
    roundRect([-58, -372, 116, 14], 7, INK, 'detail plain'),
    ...field(-330),
    ...field(-262),
    ...button(-132, -180, 264, 60, colour),
    ...[-62, 0, 62].map((x) => disc([x, -74], 21, tone(colour, 0.16), 'detail plain')),
  )
  return put('0,0 180,14', [
    roundRect([-184, -706, 368, 706], 58, [0.2, 0.012, 265], 'metal relief 6'),
    screen,
    roundRect([-46, -676, 92, 22], 11, [0.16, 0.01, 265], 'detail plain'),
  ])
}

/** The first page of a site in its window: a bar, a large picture with words, three cards. */
function webPage({ colour }: Craft): Item {
  const dots = triples('0.66,0.19,25 0.82,0.15,85 0.72,0.16,150')
  const words = (x: number, y: number, widths: readonly number[]): Form[] =>
    widths.map((width, i) =>
      roundRect([x, y + i * 30, width, 13], 6, i === 0 ? INK : LINE, 'detail plain'),
    )
  const view = linear([0, -560], [0, -260], tone(colour, 0.2), tone(colour, 0.02))
  const hills = polygonForm(
    [
      [
        [20, -260],
        [140, -420],
        [230, -330],
        [310, -440],
        [440, -260],
      ],
    ],
    tone(colour, -0.12),
    'body plain',
  )
  const cards = [-446, -146, 154].flatMap((x): Form[] => [
    roundRect([x, -222, 280, 190], 16, [0.96, 0.006, 255], 'body plain'),
    disc([x + 48, -172], 26, tone(colour, 0.08), 'detail plain'),
    ...words(x + 24, -122, [130, 220, 180]),
  ])
  const page = inside(
    roundRect([-480, -660, 960, 656], 20, PAPER, 'body plain'),
    roundRect([-480, -660, 960, 56], 0, [0.93, 0.006, 255], 'body plain'),
    ...dots.map((dot, i) => disc([-448 + i * 30, -632], 9, dot, 'detail plain')),
    inside(
      roundRect([0, -570, 446, 310], 18, view, 'body plain'),
      disc([340, -500], 34, GLOW, 'glow plain'),
      hills,
    ),
    ...words(-446, -540, [330, 380, 340]),
    ...words(-446, -440, [260]),
    ...button(-446, -356, 210, 62, colour),
    ...cards,
  )
  return put('0,0 480,16', [
    roundRect([-490, -670, 980, 670], 26, [0.75, 0.015, 255], 'metal relief 5'),
    page,
  ])
}

/** A table with green cloth, its balls and a cue, from one end. */
function billiardTable({ random }: Craft): Item {
  const wood: Oklch = [0.42, 0.09, 45]
  const felt: Oklch = [0.5, 0.13, 158]
  const pockets = [
    [-330, -396],
    [330, -396],
    [-446, -170],
    [446, -170],
    [-380, -290],
    [380, -290],
  ] as const
  const inks = triples(
    '0.8,0.16,85 0.45,0.17,262 0.58,0.21,27 0.4,0.14,305 0.7,0.17,50 0.5,0.14,150 0.2,0.01,260 0.4,0.13,20',
  )
  const balls = inks.flatMap((ink, i): Form[] => {
    const [row, k] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [2, 2],
    ][i] ?? [3, 0]
    const at =
      i < 6
        ? ([(k - row / 2) * 54, -300 - row * 20] as const)
        : ([random.range(-240, 240), random.range(-240, -200)] as const)
    return [
      disc(at, 25, ink, 'body relief 9'),
      disc([at[0] - 8, at[1] - 9], 6, PAPER, 'light plain alpha 0.8'),
    ]
  })
  const leg = (x: number): Form =>
    roundRect([x, -150, 70, 150], 8, tone(wood, -0.1), 'body relief 8')
  return put('0,0 470,40', [
    ...[-440, 370].map(leg),
    polygonForm(
      [
        [
          [-360, -430],
          [360, -430],
          [520, -140],
          [520, -70],
          [-520, -70],
          [-520, -140],
        ],
      ],
      wood,
      'body relief 12',
    ),
    polygonForm(
      [
        [
          [-330, -405],
          [330, -405],
          [464, -160],
          [-464, -160],
        ],
      ],
      linear([0, -405], [0, -160], tone(felt, -0.06), tone(felt, 0.05)),
      'body plain',
    ),
    ...pockets.map((at) => ellipse(at, [30, 17], [0.16, 0.01, 260], 'detail plain')),
    ...balls,
    disc([40, -196], 27, PAPER, 'body relief 9'),
    line('90,-150 420,40', 13, [0.74, 0.1, 70], 'body end relief 4'),
    line('60,-190 96,-147', 10, PAPER, 'body even'),
  ])
}

/** A watch with a screen: rings of activity, the hour, a band of rubber. */
function smartWatch(craft: Craft): Item {
  const strapTint = traitOf(craft.wish, 'strap')?.tint
  const band = strapTint ? DYES[strapTint] : craft.colour
  const strap = (y: number): Form =>
    roundRect(
      [-108, y, 216, 260],
      40,
      linear([-108, 0], [108, 0], tone(band, -0.06), tone(band, 0.09), tone(band, -0.1)),
      'body relief 18',
    )
  const rings = triples('0.64,0.22,15 0.8,0.2,135 0.78,0.13,210').flatMap((ink, i) => {
    const r = 78 - i * 24
    const arc = (to: number): [number, number][] =>
      Array.from({ length: 25 }, (_, k) => [sin((k / 24) * to) * r, -430 - cos((k / 24) * to) * r])
    return [
      line(arc(TAU), 18, tone(ink, -0.4), 'detail even plain'),
      line(arc(TAU * (0.82 - i * 0.13)), 18, ink, 'glow even plain'),
    ]
  })
  const rows = [-316, -284].map((y, i) =>
    roundRect([-70, y, 140 - i * 50, 14], 7, i === 0 ? PAPER : [0.7, 0.02, 255], 'detail plain'),
  )
  return put('0,0 96,12', [
    strap(-780),
    strap(-262),
    roundRect([136, -470, 22, 70], 10, craft.metal, 'metal relief 5'),
    roundRect(
      [-146, -580, 292, 360],
      86,
      linear([-146, -580], [146, -220], tone(craft.metal, 0.06), tone(craft.metal, -0.16)),
      'metal relief 16',
    ),
    inside(
      roundRect([-130, -564, 260, 328], 74, [0.13, 0.012, 265], 'body plain'),
      ...rings,
      ...rows,
      polygonForm(
        [
          [
            [-130, -564],
            [40, -564],
            [-130, -330],
          ],
        ],
        PAPER,
        'light plain alpha 0.1',
      ),
    ),
  ])
}

const chart = (words: string, draw: Product['draw']): Product => ({
  ...{ words, draw, fill: [0.78, 0.62], strewn: ['none'], grounds: ['sweep'] },
  colours: [[0.28, 0.06, 262]],
})

export const SCREENS: Readonly<Record<string, Product>> = {
  'app-page': {
    words:
      '登录界面 登录页面 登录页 注册界面 注册页面 app界面 app登录界面 手机界面 手机app界面 手机app 小程序界面 移动端界面 app页面 app首页 app_首页 app_界面 app_页面 app_设计 ui界面 ui ui设计 app设计 界面设计 app_ui app_screen',
    draw: appPage,
    colours: triples('0.58,0.18,262 0.6,0.17,295 0.66,0.15,165 0.68,0.17,40'),
    strewn: ['none'],
    fill: [0.6, 0.78],
  },
  'web-page': {
    words:
      '网页 网页设计 网站首页 网站设计 官网首页 官网设计 官网 网站 落地页 网页界面 网站界面 首页设计 web_page landing_page website',
    draw: webPage,
    colours: triples('0.58,0.16,255 0.62,0.15,170 0.64,0.16,300 0.68,0.16,45'),
    strewn: ['none'],
    fill: [0.84, 0.7],
  },
  'billiard-table': {
    words: '台球桌 台球台 桌球台 斯诺克 billiard_table snooker pool_table',
    draw: billiardTable,
    colours: triples('0.5,0.13,158'),
    grounds: ['sweep'],
    strewn: ['none'],
    fill: [0.86, 0.62],
  },
  'smart-watch': {
    words:
      '智能手表 苹果手表 运动手表 儿童手表 电子表 智能手环 运动手环 健康手环 smart_watch smartwatch',
    draw: smartWatch,
    colours: triples('0.25,0.012,265 0.25,0.012,265 0.93,0.008,80 0.42,0.08,255'),
    strewn: ['none'],
    fill: [0.5, 0.78],
  },
  'stock-chart': chart(
    'k线图 k线 股票走势图 股票走势 走势图 股票图 股票 股市 股票k线图 股市走势图 股价走势图 股票曲线 行情图 股市行情 大盘走势 金融图表 股票图表 交易图表 股票上涨k线图 stock_chart candlestick_chart',
    candles,
  ),
  'data-chart': chart(
    '数据图表 统计图表 数据报表 数据可视化 数据看板 数据大屏 业务图表 分析图表 可视化图表 报表 统计图 数据分析图 data_chart dashboard',
    report,
  ),
}
