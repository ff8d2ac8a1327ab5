import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import type { Oklch } from '../../colour'
import type { Point } from '../../drawing'
import type { Form } from '../node'
import { ellipse, form, inside, line, linear, place, polygonForm, tone, tones } from '../build/form'
import { lathe, mattMaterial } from '../build/lathe'
import { ellipsePath, openPath, ribbonPath } from '../build/path'
import { type Cook, type Dish, blob, gleam } from './craft'
import { type Item, many, standing } from '../build/still/item'
import { named, polyline, triples } from '../../drawing/notation'

const FISH: Readonly<Record<string, Oklch>> =
  named(`salmon: 0.74,0.16,42 tuna: 0.52,0.19,20 egg: 0.88,0.14,90 prawn: 0.86,0.08,45
  eel: 0.42,0.09,45`)
type Neta = 'salmon' | 'tuna' | 'egg' | 'prawn' | 'eel'

/** One nigiri, about 190 long, its middle at (0, 0). */
function nigiri(kind: Neta, random: Random): Form[] {
  const rice = '-84,-14 -70,-36 0,-42 70,-36 86,-12 84,22 60,38 0,42 -64,38 -86,18'
  const grains = many(
    Array.from({ length: 60 }, () =>
      ellipsePath(random.range(-80, 80), random.range(-20, 38), 7, 4, random.range(0, TAU)),
    ),
    [0.9, 0.015, 80],
    { role: 'detail', alpha: 0.8 },
  )
  const lights = many(
    Array.from({ length: 50 }, () =>
      ellipsePath(random.range(-80, 80), random.range(-20, 36), 6, 3, random.range(0, TAU)),
    ),
    [0.995, 0.004, 90],
    { role: 'light', alpha: 0.8 },
  )
  const c = FISH[kind]
  const top = form(
    '-98,-6 -82,-36 -20,-54 50,-48 94,-22 100,8 70,14 20,8 -40,14 -88,16',
    linear([-40, -54], [30, 20], ...tones(c, 0.08, 0, -0.1)),
    { relief: 9 },
  )
  const stripes =
    kind === 'salmon' || kind === 'tuna'
      ? Array.from({ length: 9 }, (_, i) =>
          line(
            polyline([i * 22 - 110, -60], [i * 22 - 92, -20], [i * 22 - 104, 22]),
            kind === 'salmon' ? 7 : 3,
            [0.93, 0.06, 55],
            { role: 'detail', plain: true, alpha: kind === 'salmon' ? 0.75 : 0.3 },
          ),
        )
      : kind === 'prawn'
        ? Array.from({ length: 6 }, (_, i) =>
            line(
              polyline([i * 32 - 84, -60], [i * 32 - 70, -20], [i * 32 - 84, 20]),
              11,
              [0.68, 0.18, 38],
              'detail plain alpha 0.75',
            ),
          )
        : []
  const tail =
    kind === 'prawn'
      ? [
          form('86,-8 116,-30 132,-22 112,-2', [0.64, 0.2, 35], { relief: 4 }),
          form('86,0 118,10 130,26 106,18', [0.64, 0.2, 35], { relief: 4 }),
        ]
      : []
  const belt =
    kind === 'egg' || kind === 'eel'
      ? [form('-18,-56! 14,-54! 16,-8 14,42! -16,42! -12,-8', [0.24, 0.04, 150], 'body relief 5')]
      : []
  return [
    inside(form(rice, [0.97, 0.01, 90], { relief: 10 }), grains, lights),
    ...tail,
    inside(top, stripes, gleam([-30, -38], 44, 7, 0.6, -0.1)),
    ...belt,
  ]
}

function maki(tilt: number, core: Oklch, random: Random): Form[] {
  const [r, h] = [54, 60]
  const rise = Math.sqrt(1 - tilt * tilt)
  const nori = lathe([0, 0], polyline([r, 0], [r, h]), mattMaterial([0.27, 0.04, 150], 0.1), {
    tilt,
    hard: true,
  })
  const y = -h * rise
  const face = inside(
    ellipse([0, y], [r - 5, (r - 5) * tilt], [0.97, 0.01, 90], 'body plain'),
    many(
      Array.from({ length: 34 }, () => {
        const a = random.range(0, TAU)
        return ellipsePath(cos(a) * 36, y + sin(a) * 36 * tilt, 7, 4, a)
      }),
      [0.9, 0.015, 80],
    ),
    ellipse([0, y], [24, 24 * tilt], core, 'detail relief 4'),
    ellipse([9, y + 4], [9, 9 * tilt], [0.66, 0.16, 135], 'detail plain'),
  )
  return [nori, ellipse([0, y], [r, r * tilt], [0.24, 0.035, 150], 'body plain'), face]
}

function sushi(cook: Cook): Item {
  const { random, tilt } = cook
  const wood: Oklch = random.pick<Oklch>(triples('0.66,0.08,66 0.3,0.02,250 0.46,0.07,45'))
  const [w, d] = [440, 250]
  const top: Point[] = polyline([-w, -d * 0.5], [w, -d * 0.5], [w + 40, d], [-w - 40, d])
  const board = polygonForm([top], linear([-w, -d], [w, d], ...tones(wood, 0.06, -0.04)), 'body')
  const front = polygonForm(
    [polyline([-w - 40, d], [w + 40, d], [w + 40, d + 34], [-w - 40, d + 34])],
    linear([0, d], [0, d + 34], tone(wood, -0.1), tone(wood, -0.18)),
    'body',
  )
  const grain = many(
    Array.from({ length: 12 }, (_, i) => {
      const y = -d * 0.5 + 14 + i * 30
      return ribbonPath(
        openPath(polyline([-w - 40, y], [0, y + random.spread() * 14], [w + 40, y])),
        3,
      )
    }),
    tone(wood, -0.1),
    { alpha: 0.5 },
  )
  const kinds = random.pick<readonly Neta[]>([
    ['salmon', 'tuna', 'prawn', 'egg'],
    ['tuna', 'salmon', 'eel', 'prawn'],
    ['salmon', 'salmon', 'tuna', 'egg'],
  ])
  const back = kinds.flatMap((kind, i) => {
    const at: Point = [-300 + i * 200, -30]
    return [
      ellipse(
        [at[0] + 14, at[1] + 30],
        [92, 40],
        [0.25, 0.05, 40],
        'shadow plain multiply alpha 0.5 blur 9',
      ),
      ...place(nigiri(kind, random.fork(`nigiri ${i}`)), at, { turn: -1.05, scale: 0.98 }),
    ]
  })
  const rolls = [-310, -180, -50, 80].flatMap((x, i) => {
    const at: Point = [x, 170 + (i % 2) * 14]
    return [
      ellipse(
        [at[0] + 14, at[1] + 4],
        [58, 30],
        [0.25, 0.05, 40],
        'shadow plain multiply alpha 0.5 blur 8',
      ),
      ...place(
        maki(
          Math.max(0.5, tilt),
          random.pick<Oklch>(triples('0.74,0.17,40 0.55,0.2,20 0.86,0.15,90')),
          random.fork(`maki ${i}`),
        ),
        at,
      ),
    ]
  })
  const wasabi = form(blob([230, 170], 40, 28, random, 0.14), [0.74, 0.14, 132], { relief: 9 })
  const ginger = [0, 1, 2].map((i) =>
    form(
      blob([330 + i * 22, 176 - i * 14], 44, 24, random, 0.2, i),
      tone([0.86, 0.07, 20], i * 0.03),
      { relief: 6 },
    ),
  )
  return standing(`0,${d - 60} ${w + 20},96`, [
    front,
    inside(board, grain),
    ...back,
    ...rolls,
    wasabi,
    ...ginger,
  ])
}

const WHITE: Oklch = [0.95, 0.008, 90]
const SASHIMI: readonly Neta[] = ['salmon', 'tuna', 'prawn']

/** Slices of raw fish in overlapping rows on a plate, with a leaf, wasabi and grated radish. */
function sashimi(cook: Cook): Item {
  const { random, tilt } = cook
  const ware = cook.namedWare ?? WHITE
  const [rx, ry] = [470, 470 * tilt]
  const plate = [
    ellipse([0, 0], [rx, ry], linear([-rx, -ry], [rx, ry], ...tones(ware, 0.02, -0.06)), 'body'),
    ellipse([0, -6], [rx * 0.84, ry * 0.82], tone(ware, -0.025), 'body plain'),
  ]
  const slice = (kind: Neta): Form[] => {
    const flesh = FISH[kind === 'prawn' ? 'egg' : kind]
    const fill = kind === 'prawn' ? ([0.93, 0.03, 80] as const) : flesh
    const cut = form(
      '-30,-86 22,-92 40,-60 36,60 20,92 -26,88 -42,50 -40,-58',
      linear([-40, -80], [40, 80], ...tones(fill, 0.08, 0, -0.06)),
      { relief: 7 },
    )
    const veins = [-60, -28, 4, 36, 66].map((y) =>
      line(polyline([-50, y + 14], [0, y], [50, y + 12]), 5, [0.95, 0.04, 60], {
        role: 'detail',
        plain: true,
        alpha: kind === 'tuna' ? 0.3 : 0.7,
      }),
    )
    return [inside(cut, veins, gleam([-18, -54], 20, 7, 0.5, -0.2))]
  }
  const rows = SASHIMI.flatMap((kind, row) =>
    Array.from({ length: 5 - (row === 2 ? 1 : 0) }, (_, i) => {
      const at: Point = [-250 + i * 74 + row * 60, (-0.42 + row * 0.42) * ry]
      return place(slice(kind), at, { turn: 0.32, scale: 0.86 })
    }).flat(),
  )
  const leaf = form(
    blob([-300, 0.3 * ry], 86, 56, random, 0.12),
    linear([-380, 0], [-240, 80], [0.5, 0.13, 140], [0.4, 0.11, 145]),
    { relief: 5 },
  )
  const radish = Array.from({ length: 14 }, () =>
    line(
      polyline(
        [250 + random.spread() * 60, -0.45 * ry + random.spread() * 40],
        [300 + random.spread() * 60, -0.32 * ry + random.spread() * 40],
      ),
      7,
      [0.98, 0.008, 100],
      { role: 'detail', plain: true },
    ),
  )
  const wasabi = form(blob([330, 0.1 * ry], 38, 28, random, 0.14), [0.74, 0.14, 132], { relief: 9 })
  return standing(`0,40 ${rx},${Math.round(ry)}`, [...plate, leaf, ...radish, ...rows, wasabi])
}

export const SUSHI = {
  sashimi: {
    words: '刺身 刺身拼盘 日式刺身拼盘 三文鱼刺身 生鱼片 生鱼片拼盘 鱼生 sashimi',
    draw: sashimi,
    colour: [0.74, 0.14, 40],
    tilts: [0.62],
    grounds: ['slate', 'linen', 'wood', 'marble'],
    fill: [0.88, 0.7],
  },
  sushi: {
    words:
      '寿司 手握寿司 日料 日料摆盘 日料拼盘 日式料理 日式料理摆盘 日本料理 日式美食 寿司拼盘 三文鱼寿司 sushi',
    draw: sushi,
    colour: [0.74, 0.14, 40],
    tilts: [0.55],
    grounds: ['slate', 'linen', 'lacquer', 'wood', 'marble'],
    fill: [0.88, 0.7],
  },
} as const satisfies Readonly<Record<string, Dish>>
