import { type Oklch, mixColour } from '../../colour'
import { triples } from '../../drawing/notation'
import { type Form, type Layer, form, inside, layer, place, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Place, type Stage, drawAir, drawSky, isDark, rect } from './stage'
import { sea } from './waters'

const WALLS = triples('0.72,0.13,40 0.84,0.09,78 0.66,0.13,28 0.88,0.05,60 0.74,0.1,62 0.8,0.07,20')

/** A window or a door with a pointed arch; (x, y) the middle of its foot. */
const arch = (x: number, y: number, w: number, h: number, fill: Oklch, glow = false): Form =>
  fillPath(fill, glow ? 'glow' : 'glass')`${x - w},${y}! ${x - w},${y - h * 0.6}
    ${x - w * 0.7},${y - h * 0.84} ${x},${y - h}! ${x + w * 0.7},${y - h * 0.84}
    ${x + w},${y - h * 0.6} ${x + w},${y}!`

/** A palace on the canal; (x, y) its corner at the water. */
function palace(stage: Stage, at: readonly [number, number, number, number], wall: Oklch): Form[] {
  const [x, y, w, h] = at
  const [lit, trim] = [isDark(stage), stage.lit([0.95, 0.02, 85])]
  const pane: Oklch = lit ? [0.9, 0.12, 82] : stage.lit([0.42, 0.05, 250])
  const bays = Math.max(2, Math.round(w / 62))
  const floors = [0.42, 0.72].flatMap((up) =>
    Array.from({ length: bays }, (_, i) => {
      const cx = x + (w * (i + 0.5)) / bays
      return [
        arch(cx, y - h * up, 19, h * 0.22, trim),
        arch(cx, y - h * up, 13, h * 0.18, pane, lit),
      ]
    }).flat(),
  )
  return [
    inside(
      roundRect(
        [x, y - h, w, h],
        2,
        linear([x, 0], [x + w, 0], tone(wall, 0.04), tone(wall, -0.05)),
        'body',
      ),
      many(
        [0.38, 0.68].map((up) => rect(x, y - h * up, w, 9)),
        trim,
      ),
      many([rect(x, y - 30, w, 30)], stage.lit([0.62, 0.02, 90])),
    ),
    ...floors,
    arch(x + w / 2, y - 4, 24, h * 0.24, stage.lit([0.36, 0.05, 50])),
    many([rect(x - 8, y - h - 16, w + 16, 18)], stage.lit([0.56, 0.12, 38]), 'body'),
  ]
}

/** A gondola with its high prow; (0, 0) the middle of its waterline, 520 long. */
const gondola = (lit: Stage['lit']): Form[] => [
  fillPath(lit([0.24, 0.02, 260]), 'body relief 8')`-250,-26! -236,-92! -214,-30 -120,-4 120,-4
    214,-34 244,-84! 256,-30! 190,20 60,34 -90,32 -200,10`,
  form('-238,-90! -262,-116! -236,-122! -226,-92!', lit([0.8, 0.1, 85]), 'metal'),
  form('-60,-6! -44,-44! 70,-44! 86,-6!', lit([0.55, 0.19, 25]), 'cloth relief 6'),
]

/** A mooring post in spiral stripes; (0, 0) its foot in the water. */
const post = (lit: Stage['lit'], tall: number): Form[] => [
  inside(
    roundRect([-13, -tall, 26, tall + 40], 10, lit([0.94, 0.02, 85]), 'body relief 6'),
    ...Array.from(
      { length: Math.ceil(tall / 52) + 1 },
      (_, i) =>
        fillPath(lit([0.55, 0.19, 25]), 'detail')`-16,${-i * 52 - 8}! 16,${-i * 52 - 30}!
        16,${-i * 52 - 4}! -16,${-i * 52 + 18}!`,
    ),
  ),
  roundRect([-17, -tall - 18, 34, 22], 10, lit([0.8, 0.13, 85]), 'metal'),
]

function draw(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const own = random.fork('venice')
  const water = height * 0.58
  const { layer: canal, deep } = sea(stage, water)
  const houses: { at: [number, number, number, number]; wall: Oklch }[] = []
  for (let x = -30, i = own.integer(0, 5); x < width; i++) {
    const w = own.range(150, 240)
    const wall = lit(WALLS[i % WALLS.length] ?? WALLS[0])
    houses.push({ at: [x, water + 6, w, height * own.range(0.24, 0.34)], wall })
    x += w + 2
  }
  const tower = width * own.range(0.6, 0.74)
  const brick = lit([0.6, 0.12, 38])
  const top = height * 0.1
  const mirrored = houses.map(({ at: [x, y, w, h], wall }) =>
    roundRect([x, y, w, h * 0.62], 4, mixColour(wall, deep, 0.45), 'detail plain alpha 0.5 blur 5'),
  )
  const s = Math.min(width, height) / 1000
  return [
    ...drawSky(stage, water),
    layer(
      'campanile',
      'setting',
      roundRect(
        [tower, top + 90, 86, water - top - 90],
        2,
        linear([tower, 0], [tower + 86, 0], tone(brick, 0.05), tone(brick, -0.06)),
        'body',
      ),
      many([rect(tower - 8, top + 84, 102, 60)], lit([0.93, 0.02, 85]), 'body'),
      fillPath(lit([0.6, 0.08, 165]), 'body')`${tower - 6},${top + 88}! ${tower + 43},${top - 40}!
        ${tower + 92},${top + 88}!`,
    ),
    canal,
    layer('images', 'ground', mirrored),
    layer(
      'palaces',
      'masses',
      houses.flatMap(({ at, wall }) => palace(stage, at, wall)),
    ),
    layer(
      'gondola',
      'forms',
      place(gondola(lit), [width * own.range(0.5, 0.62), height * 0.78], { scale: s }),
    ),
    layer(
      'posts',
      'details',
      [0.08, 0.15, 0.9].flatMap((x, i) =>
        place(post(lit, 260 - i * 40), [width * x, height * (0.86 + i * 0.03)], { scale: s }),
      ),
    ),
    ...drawAir(stage),
  ]
}

export const VENICE: Readonly<Record<string, Place>> = {
  venice: {
    words:
      '威尼斯 威尼斯运河 威尼斯大运河 威尼斯水城 威尼斯水乡 威尼斯风光 贡多拉 贡多拉小船 venice venetian_canal',
    parts: '运河 大运河 水道 贡多拉 贡多拉小船 小船 船 河 水面 水 建筑 房子 彩色房子 宫殿 钟楼',
    times: ['day', 'sunset', 'dawn'],
    draw,
  },
}
