import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline, triples } from '../../drawing/notation'
import { DYES } from '../../palettes/tints'
import { named } from '../../parts'
import {
  disc,
  ellipse,
  form,
  inside,
  layer,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { type Form, type Layer, fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { traitOf } from '../family'
import { type Place, type Stage, band, drawAir, drawSky, hills, isDark, rect, tree } from './stage'

/** A house in the country from the front: a chimney that smokes, a garden and a fence. */

const WALL: Oklch = [0.93, 0.035, 85]
const TILE: Oklch = [0.56, 0.13, 35]
const BRICK: Oklch = [0.58, 0.1, 38]
const WOOD: Oklch = [0.5, 0.08, 50]
const SNOW: Oklch = [0.97, 0.01, 240]
const PETALS: readonly Oklch[] = triples('0.66,0.18,20 0.86,0.14,88 0.78,0.1,350 0.96,0.015,90')

type Look = { readonly stage: Stage; readonly isLit: boolean; readonly isSnowy: boolean }

function lookAt(stage: Stage): Look {
  const isSnowy = stage.season === 'winter' || stage.brief.weather.has('snow')
  return { stage, isSnowy, isLit: isDark(stage) || isSnowy }
}

/** 粉色外墙, 粉色的小洋房 */
function wallColour({ brief: { main } }: Stage): Oklch {
  const tint = traitOf(main, 'wall')?.tint ?? (HOUSES[main.id] ? main.tint : undefined)
  return tint ? mixColour(DYES[tint], WALL, 0.3) : WALL
}

/** Puffs that grow as they rise. */
function smoke({ stage }: Look, [x, y]: Point): Form[] {
  const white = stage.lit([0.88, 0.014, 260])
  const puffs = [0, 1, 2, 3, 4].map((i) =>
    ellipse([x + 9 * i * i + 4, y - 22 - i * 44], [20 + i * 11, 17 + i * 8], white, {
      ...{ role: 'body', alpha: 0.92 - i * 0.1, plain: true },
    }),
  )
  return named('smoke', puffs)
}

function chimney({ stage, isSnowy }: Look): Form[] {
  const brick = stage.lit(BRICK)
  const courses = [0, 1, 2, 3].map(
    (i) =>
      strokePath(4, tone(brick, -0.12), 'detail even')`110,${-470 + i * 30} 190,${-470 + i * 30}`,
  )
  return named('chimney', [
    inside(polygonForm([rect(114, -500, 66, 190)], brick, 'body relief 8'), ...courses),
    roundRect([104, -516, 86, 26], 5, isSnowy ? SNOW : tone(brick, -0.08), 'body relief 4'),
  ])
}

function roof({ stage, isSnowy }: Look): Form[] {
  const tile = isSnowy ? SNOW : stage.lit(TILE)
  if (traitOf(stage.brief.main, 'roof'))
    return named('roof', [
      form('-330,-200! -150,-430 0,-620! 150,-430 330,-200!', tile, 'body relief 14'),
      form('-120,-212! 0,-470! 120,-212!', stage.lit(wallColour(stage)), 'body relief 6'),
      disc([0, -300], 34, stage.lit([0.8, 0.06, 225]), 'glass relief 4'),
      line('-128,-206! 0,-482! 128,-206!', 16, tone(tile, -0.1), 'body even'),
      line('0,-610 0,-650 0,-676', 7, stage.lit([0.8, 0.12, 85]), 'metal even'),
    ])
  const rows = [1, 2, 3, 4, 5].map((i) => {
    const y = -430 + i * 34
    return line(polyline([-340, y], [340, y]), 4, tone(tile, -0.09), 'detail even')
  })
  return named('roof', [
    inside(form('-316,-212! -230,-430! 230,-430! 316,-212!', tile, 'body relief 14'), ...rows),
    roundRect([-324, -224, 648, 24], 8, tone(tile, -0.1), 'body relief 5'),
  ])
}

function paneAt({ stage, isLit }: Look, x: number): Form[] {
  const glass: Oklch = isLit ? [0.9, 0.13, 88] : stage.lit([0.8, 0.06, 225])
  const frame = stage.lit([0.97, 0.01, 90])
  const shutter = stage.lit([0.6, 0.09, 185])
  const box = stage.lit(WOOD)
  return [
    roundRect([x - 80, -168, 34, 96], 4, shutter, 'body relief 4'),
    roundRect([x + 46, -168, 34, 96], 4, shutter, 'body relief 4'),
    ...named('window', [
      inside(
        roundRect([x - 44, -170, 88, 100], 6, glass, isLit ? 'glow' : 'glass relief 4'),
        line(polyline([x, -180], [x, -60]), 7, frame, 'detail even'),
        line(polyline([x - 50, -120], [x + 50, -120]), 7, frame, 'detail even'),
      ),
    ]),
    ...[-36, -18, 0, 18, 36].map((dx, i) =>
      disc([x + dx, -70 + (i % 2) * 5], 13, stage.lit(PETALS[i % 3] ?? WALL), 'petal relief 3'),
    ),
    roundRect([x - 56, -66, 112, 24], 4, box, 'body relief 4'),
  ]
}

function door({ stage }: Look): Form[] {
  const wood = stage.lit([0.5, 0.11, 38])
  return [
    ...named('door', [
      inside(
        form('-46,0! -46,-132 -28,-172 0,-182 28,-172 46,-132 46,0!', wood, 'body relief 8'),
        line(polyline([-16, 0], [-16, -180]), 4, tone(wood, -0.1), 'detail even'),
        line(polyline([16, 0], [16, -180]), 4, tone(wood, -0.1), 'detail even'),
      ),
    ]),
    disc([30, -80], 7, [0.84, 0.12, 86], 'metal relief 2'),
    roundRect([-66, -6, 132, 18], 4, stage.lit([0.72, 0.015, 80]), 'body relief 3'),
  ]
}

function house(look: Look): Form[] {
  const wall = look.stage.lit(wallColour(look.stage))
  const shade = polygonForm([rect(-290, -204, 580, 26)], tone(wall, -0.1), 'shade alpha 0.6')
  return [
    ...chimney(look),
    ...named(
      'walls',
      inside(polygonForm([rect(-272, -214, 544, 214)], wall, 'body relief 10'), shade),
    ),
    ...roof(look),
    ...paneAt(look, -158),
    ...paneAt(look, 158),
    ...door(look),
  ]
}

/** The house by itself; (0, 0) the middle of its foot. */
export function cottage(stage: Stage): Form[] {
  const look = lookAt(stage)
  return [...smoke(look, [147, -510]), ...house(look)]
}

/** Bushes with blossoms, or with snow. */
function bush({ stage, isSnowy }: Look, at: Point, size: number, hue: number): Form[] {
  const green = isSnowy ? stage.lit([0.5, 0.06, 160]) : stage.lit([0.6, 0.12, 138])
  const own = stage.random.fork(`bush ${hue}`)
  const bloom = isSnowy ? SNOW : stage.lit(PETALS[hue % PETALS.length] ?? WALL)
  const heads = Array.from({ length: 9 }, () =>
    disc(
      [own.range(-0.8, 0.8) * size, -size * own.range(0.2, 0.95)],
      size * own.range(0.09, 0.14),
      bloom,
      'petal relief 3',
    ),
  )
  return place(
    [
      ...named('bush', [
        ellipse([-size * 0.4, -size * 0.4], [size * 0.62, size * 0.52], green, 'foliage relief 10'),
        ellipse(
          [size * 0.4, -size * 0.36],
          [size * 0.6, size * 0.48],
          tone(green, -0.03),
          'foliage relief 10',
        ),
        ellipse(
          [0, -size * 0.56],
          [size * 0.6, size * 0.56],
          tone(green, 0.03),
          'foliage relief 10',
        ),
      ]),
      ...heads,
    ],
    at,
  )
}

/** White pales from one side to the path. */
function fence(from: number, to: number, { stage, isSnowy }: Look): Form[] {
  const white = stage.lit(isSnowy ? [0.74, 0.04, 60] : [0.975, 0.008, 90])
  const count = Math.max(2, Math.round((to - from) / 36))
  const pales = Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / count
    return fillPath(white, { ...{ role: 'body', relief: 4 } })`${x - 11},0! ${x - 11},-84!
      ${x},-102! ${x + 11},-84! ${x + 11},0!`
  })
  const rails = [-70, -26].map((y) =>
    line(polyline([from, y], [to, y]), 11, tone(white, -0.06), 'body even'),
  )
  return named('fence', [...rails, ...pales])
}

function drawHouse(stage: Stage): Layer[] {
  const { frame, random, low } = stage
  const look = lookAt(stage)
  const { isSnowy } = look
  const { width, height } = frame
  const horizon = height * 0.5
  const green = isSnowy ? stage.lit(SNOW) : stage.lit([0.7, 0.12, 135])
  const far = mixColour(stage.lit(isSnowy ? [0.86, 0.02, 240] : [0.6, 0.08, 165]), low, 0.35)
  const scale = Math.min((width * 0.84) / 640, (height * 0.56) / 620)
  const foot = height * 0.74
  const x = width / 2
  const trees = [x - 390 * scale, x + 400 * scale].flatMap((at, i) =>
    tree(
      [at, foot - 20 * scale],
      (300 - i * 60) * scale,
      isSnowy ? stage.lit([0.8, 0.02, 220]) : stage.lit([0.55, 0.11, 142]),
      random.fork(`tree ${i}`),
    ),
  )
  const path = form(
    `${x - 46 * scale},${foot}! ${x + 46 * scale},${foot}! ${x + 74 * scale},${height * 0.86} ${x + 150 * scale},${height + 10}! ${x - 130 * scale},${height + 10}! ${x - 70 * scale},${height * 0.86}`,
    stage.lit(isSnowy ? [0.88, 0.015, 240] : [0.86, 0.04, 80]),
    'ground',
  )
  const gate = 92 * scale
  const row = height * 0.9
  const pales = [
    ...fence(-x / scale - 20, -gate / scale, look),
    ...fence(gate / scale, (width - x) / scale + 20, look),
  ]
  const hasGarden = traitOf(stage.brief.main, 'garden') !== null
  const near = hasGarden ? [-190, -110, 110, 190].map((dx) => [dx, 70] as const) : []
  const beds = [...[-300, -225, 225, 300].map((dx) => [dx, 14] as const), ...near].flatMap(
    ([dx, dy], i) => bush(look, [x + dx * scale, foot + dy * scale], (i % 2 ? 52 : 60) * scale, i),
  )
  const before = [0.04, 0.17, 0.3, 0.7, 0.84, 0.96].flatMap((share, i) =>
    bush(look, [width * share, height + 6], (54 + (i % 3) * 12) * scale, i + 1),
  )
  return [
    ...drawSky(stage, horizon),
    layer(
      'hills',
      'setting',
      hills(stage, horizon + 10, 120, mixColour(far, low, 0.35), 'far'),
      hills(stage, horizon + 20, 70, far, 'near'),
    ),
    layer(
      'garden',
      'masses',
      band(
        stage,
        horizon + 10,
        height + 8,
        linear([0, horizon], [0, height], mixColour(green, low, 0.2), tone(green, -0.04)),
      ),
      trees,
      path,
    ),
    layer('house', 'forms', place(cottage(stage), [x, foot], { scale }), beds),
    layer('fence', 'details', place(pales, [x, row], { scale }), before),
    ...drawAir(stage),
  ]
}

/** 带烟囱的房子: the house with what belongs to it, by whole phrases. */
const WORDS = ['烟囱', '围栏', '篱笆', '栅栏', '花园', '院子']
  .flatMap((part) =>
    ['房子', '小房子', '小屋', '木屋', '小木屋'].flatMap((home) => [
      `带${part}的${home}`,
      `有${part}的${home}`,
    ]),
  )
  .join(' ')

export const HOUSES: Readonly<Record<string, Place>> = {
  'country-house': {
    words: `小洋房 洋房 现代住宅 现代别墅 现代风格的房子 现代风格的住宅 现代风格住宅 现代房子 现代风格别墅 别墅 villa 小别墅 欧式别墅 美式别墅 豪华别墅 度假别墅 别墅花园 独栋别墅 乡村别墅 花园别墅 田园别墅 庭院别墅 乡间小屋 童话小屋 童话房子 花园小屋 花园洋房 ${WORDS} 冒着炊烟的房子 冒着炊烟的小房子 冒着炊烟的小屋 冒着炊烟的木屋 冒烟的房子 冒着烟的小屋 烟囱冒着烟的房子 烟囱冒着烟的小屋 烟囱冒着烟的小木屋 烟囱冒烟的房子 country_house country_cottage house_with_a_chimney cottage_with_a_chimney house_with_a_fence house_with_a_white_fence house_with_a_white_picket_fence house_with_a_picket_fence house_with_a_garden cottage_with_a_garden`,
    parts:
      '花园 小花园 前院 院子 太阳 云 白云 云朵 树 大树 小树 绿树 花 鲜花 草地 篱笆 围栏 烟囱 炊烟 小路',
    draw: drawHouse,
  },
}

export const HOUSE_TRAITS: Readonly<Record<string, string>> = {
  'wall:': '外墙 墙面 墙体 房子外墙',
  'roof:pointed': '尖顶 尖屋顶 尖顶设计 尖尖的屋顶',
  'garden:yes': '花坛 小花坛 花圃 小花园',
}
