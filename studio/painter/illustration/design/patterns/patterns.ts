import type { Oklch } from '../../../colour'
import type { Point } from '../../../drawing'
import { TAU, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { disc, form, layer, line, linear, place, polygonForm, radial, tone } from '../../build/form'
import { ellipsePath } from '../../build/path'
import { type Composing, traitOf } from '../../family'
import type { Form } from '../../node'
import { type Area, type Draw, cover, ground, fitSheet, rect, whole } from '../kit/board'
import { pickOne } from '../kit/pick'
import { type Scheme, groundedScheme, schemeFor } from '../kit/scheme'
import { EMBLEMS, type EmblemId, isEmblem } from '../marks/emblems'
import { blossom, bud, luckyCloud, waveScales } from '../ornaments/festive'
import { rose, sprig } from '../ornaments/flora'
import { heart } from '../ornaments/objects'
import { type Piece, composePieces } from '../print/arranged'
import { named, polyline } from '../../../drawing/notation'
import { DYES } from '../../../palettes/tints'

/** Folds of colour below a quiet sky: space above for the clock. */
export const wallpaper: Draw = ({ brief, frame, random }: Composing) => {
  const { width, height } = frame
  const hue = {
    red: 20,
    orange: 45,
    gold: 80,
    green: 150,
    teal: 190,
    blue: 250,
    purple: 295,
    pink: 350,
    brown: 50,
    white: 220,
    black: 270,
    grey: 250,
  }
  const tint = brief.main.tint ?? brief.tint
  const from = tint ? hue[tint] : random.fork('hue').range(0, 360)
  const walk = random.fork('walk').range(60, 110) * random.fork('way').sign()
  const isDark = random.fork('dark').chance(0.35) || tint === 'black'
  const art = random.fork('folds')
  const sky: Oklch = isDark ? [0.3, 0.07, from] : [0.93, 0.05, from]
  const folds: Form[] = []
  const count = 8
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const base = height * (0.36 + t * 0.62)
    const colour: Oklch = [
      isDark ? 0.42 + 0.28 * sin(t * Math.PI) : 0.84 - t * 0.46,
      0.1 + 0.07 * sin(t * Math.PI),
      from + walk * t,
    ]
    const phase = art.range(0, TAU)
    const swing = Math.min(width, height) * art.range(0.05, 0.1)
    const top = Array.from({ length: 11 }, (_, k): Point => [
      (width * (k - 1)) / 8.5,
      base + sin(k * 0.75 + phase) * swing + sin(k * 1.7 + phase * 2) * swing * 0.35,
    ])
    const ring = [
      ...top.map(([x, y]) => ({ x, y, corner: false })),
      { x: width * 1.2, y: height + 60, corner: true },
      { x: -width * 0.2, y: height + 60, corner: true },
    ]
    folds.push(
      form(
        ring.map((knot) => ({ ...knot, y: knot.y - 14 })),
        tone(colour, -0.3),
        'shadow plain multiply alpha 0.28 blur 22',
      ),
    )
    folds.push(
      form(
        ring,
        linear(
          [0, base - swing],
          [0, base + height * 0.2],
          tone(colour, 0.09),
          colour,
          tone(colour, -0.05),
        ),
        'foliage plain relief 10',
      ),
    )
  }
  const kind = random.fork('disc').integer(0, 2)
  const sun: Point = [width * random.fork('sun').range(0.3, 0.72), height * 0.36]
  const r = Math.min(width, height) * 0.17
  const glow: Oklch = isDark ? [0.93, 0.06, from + 40] : [0.97, 0.05, from + 50]
  const disk =
    kind === 0
      ? []
      : [
          disc(sun, r * 2, radial(sun, [r * 2, r * 2], glow), {
            role: 'glow',
            plain: true,
            alpha: 0.35,
            blur: r * 0.5,
          }),
          disc(
            sun,
            r,
            linear([0, sun[1] - r], [0, sun[1] + r], glow, tone(glow, -0.06)),
            'glow plain',
          ),
        ]
  return fitSheet(frame, sky, whole(frame), [
    ground(
      cover(
        frame,
        linear(
          [0, 0],
          [0, height * 0.6],
          tone(sky, isDark ? -0.08 : 0.03),
          sky,
          tone(sky, isDark ? 0.1 : -0.03),
        ),
      ),
    ),
    layer('sun', 'setting', disk),
    layer('folds', 'masses', folds),
  ])
}

type Tile = (scheme: Scheme, random: Random, size: number) => Form[]

const scattered: Tile = (scheme, random, size) => [
  ...place(
    EMBLEMS.flower({ main: scheme.main, second: scheme.accent, paper: scheme.paper }),
    [0, 0],
    { scale: size / 900, turn: random.range(0, TAU) },
  ),
  ...place(sprig(scheme.second, 260, 4), [size * 0.3, size * 0.36], {
    scale: size / 900,
    turn: random.range(0.4, 1.1),
  }),
  ...place(sprig(scheme.second, 220, 4), [-size * 0.32, -size * 0.2], {
    scale: size / 1000,
    turn: random.range(-1.9, -1),
  }),
]

const TILES: Readonly<Record<string, Tile>> = {
  floral: scattered,
  geometric: (scheme, random, size) => {
    const h = size / 2
    const kind = random.integer(0, 2)
    if (kind === 0)
      return [
        polygonForm([polyline([0, -h], [h, 0], [0, h], [-h, 0])], scheme.main, { plain: true }),
        disc([0, 0], h * 0.42, scheme.accent, { plain: true }),
        disc([0, 0], h * 0.18, scheme.paper, { plain: true }),
      ]
    if (kind === 1)
      return [
        polygonForm(
          [ellipsePath(0, 0, h * 0.86, h * 0.86), ellipsePath(0, 0, h * 0.62, h * 0.62)],
          scheme.main,
          { plain: true },
        ),
        polygonForm(
          [ellipsePath(0, 0, h * 0.44, h * 0.44), ellipsePath(0, 0, h * 0.22, h * 0.22)],
          scheme.second,
          { plain: true },
        ),
      ]
    return [
      polygonForm([polyline([-h, -h], [0, 0], [-h, h])], scheme.main, { plain: true }),
      polygonForm([polyline([h, -h], [0, 0], [h, h])], scheme.second, { plain: true }),
      disc([0, 0], h * 0.2, scheme.accent, { plain: true }),
    ]
  },
  dots: (scheme, random, size) => [
    disc(
      [0, 0],
      size * random.range(0.16, 0.3),
      pickOne(random, [scheme.main, scheme.accent, scheme.second]),
      { plain: true },
    ),
  ],
  hearts: (scheme, random, size) =>
    place(heart(pickOne(random, [scheme.main, scheme.accent]), 100), [0, 0], {
      scale: size / 380,
      turn: random.spread() * 0.5,
    }),
  clouds: (scheme, random, size) =>
    place(luckyCloud(scheme.main), [0, 0], {
      scale: size / random.range(430, 560),
      flip: random.chance(0.5),
    }),
  stars: (scheme, random, size) =>
    place(
      EMBLEMS.star({
        main: pickOne(random, [scheme.main, scheme.accent]),
        second: scheme.paper,
        paper: scheme.paper,
      }),
      [0, 0],
      { scale: size / random.range(800, 1400), turn: random.spread() * 0.4 },
    ),
  check: ({ main, second }, _random, size) => [
    rect([-size / 2, -size / 2, size, size / 2], main, { ...LOOK, alpha: 0.55 }),
    rect([-size / 2, -size / 2, size / 2, size], main, { ...LOOK, alpha: 0.55 }),
    rect([size * 0.2, -size / 2, size * 0.05, size], second, { ...LOOK, alpha: 0.7 }),
    rect([-size / 2, size * 0.2, size, size * 0.05], second, { ...LOOK, alpha: 0.7 }),
  ],
  meander: ({ main }, _random, size) =>
    MEANDER.map(([x, y, w, h]) => rect([x * size, y * size, w * size, h * size], main, LOOK)),
  plum: (scheme, random, size) => [
    ...place(blossom(scheme.main, random), [0, 0], { scale: size / 170 }),
    ...place(bud(scheme.second), [size * 0.36, size * 0.3], { scale: size / 170 }),
  ],
  peony: (scheme, random, size) => peony(scheme.main, [0.55, 0.1, 150], random, size),
  porcelain: (scheme, random, size) => peony(scheme.main, scheme.second, random, size),
  crane: (scheme, random, size) =>
    place(crane(scheme), [0, 0], {
      scale: size / 260,
      flip: random.chance(0.5),
      turn: random.spread() * 0.2,
    }),
  fish: (scheme, random, size) =>
    place(carp(scheme), [0, 0], { scale: size / 270, turn: random.range(0, TAU) }),
  stripes: (scheme, _random, size) => [
    line(
      polyline([-size * 0.6, size * 0.6], [size * 0.6, -size * 0.6]),
      size * 0.22,
      scheme.main,
      'body even plain',
    ),
  ],
}

const LOOK = { plain: true } as const
/** Patterns whose tiles touch. */
const PACKED = /^(?:geometric|check|meander|stripes)$/

/** A drawn thing as a tile. */
function placePiece({ forms, box }: Piece, side: number, random: Random): Form[] {
  const scale = side / Math.max(box.right - box.left, box.bottom - box.top)
  const at: Point = [-((box.left + box.right) / 2) * scale, -((box.top + box.bottom) / 2) * scale]
  return place(place(forms, at, { scale }), [0, 0], { turn: random.spread() * 0.4 })
}

/** A crane in flight, its neck stretched to the left; about 200 units wide. */
function crane({ main, accent, paper, ink }: Scheme): Form[] {
  const white: Oklch = paper[0] > 0.8 ? tone(main, 0.2) : [0.97, 0.01, 90]
  return [
    form('-10,-4 20,-70 74,-96 96,-88! 70,-50 40,-2', white, 'body'),
    form('96,-88! 84,-60 58,-34 74,-70!', ink, LOOK),
    form('-6,6 34,30 88,34 104,22! 60,-2 24,-8', white, 'body'),
    form('104,22! 78,30 50,20 70,10!', ink, LOOK),
    form('-104,-30! -70,-24 -30,-18 10,-12 44,0 20,16 -20,6 -60,-14', white, 'body'),
    form('44,-4! 96,2 100,8 44,8!', ink, LOOK),
    disc([-84, -30], 7, accent, LOOK),
    form('-92,-32! -128,-36 -92,-24!', ink, LOOK),
  ]
}

/** A fish from above with its scales; about 200 units long. */
function carp({ main, second, paper, ink }: Scheme): Form[] {
  const scales = [-1, 0, 1].flatMap((row) =>
    [0, 1, 2].map((i) => disc([-14 + i * 24 + Math.abs(row) * 12, row * 15], 7, second, LOOK)),
  )
  return [
    form('60,0! 112,-40 100,0 112,40', second, 'body'),
    form('-10,-30! 20,-58 34,-26 -10,30 20,58 34,26', second, 'body'),
    form('-96,0 -50,-36 20,-32 70,0! 20,32 -50,36', main, 'body'),
    ...scales,
    disc([-66, -14], 6, paper, LOOK),
    disc([-66, -14], 3, ink, LOOK),
  ]
}

/** A full blossom on its leaves. */
const peony = (colour: Oklch, leaf: Oklch, random: Random, size: number): Form[] => [
  ...[0.4, 2.5, 4.4].flatMap((turn) =>
    place(sprig(leaf, 200, 3), [0, 0], { scale: size / 360, turn }),
  ),
  ...place(rose(colour, random), [0, 0], { scale: size / 330 }),
]

/** 青花: cobalt on white. */
const PORCELAIN: Scheme = named(`paper: 0.965,0.008,240 ink: 0.3,0.12,262 main: 0.45,0.16,262
  second: 0.56,0.13,258 accent: 0.36,0.14,264`)

/** 回纹: the bars of a square spiral, shares of a tile. */
const MEANDER: readonly Area[] = [
  ...([
    [-0.5, 0.36, 1, 0.09],
    [0.36, -0.44, 0.09, 0.89],
    [-0.36, -0.44, 0.81, 0.09],
  ] as const),
  ...([
    [-0.36, -0.44, 0.09, 0.63],
    [-0.36, 0.1, 0.54, 0.09],
    [0.1, -0.22, 0.09, 0.41],
  ] as const),
  [-0.14, -0.22, 0.33, 0.09],
]

/** 红色波点, 蓝白格子: the colour of the pattern itself, on light paper; else a scheme. */
function chooseColours({ brief, random }: Composing): Scheme {
  const own = traitOf(brief.main, 'pattern')?.tint
  const named = [own, brief.main.tint, brief.tint].filter((tint) => tint != null)
  const colour = named.find((tint) => tint !== 'white')
  if (!own || !colour) return schemeFor(random.fork('scheme'), named[0])
  const main: Oklch = colour === 'black' ? [0.22, 0.01, 270] : DYES[colour]
  const isDark = main[0] < 0.8
  const paper: Oklch = isDark ? [0.975, 0.008, main[2]] : [0.3, 0.03, main[2]]
  return {
    paper,
    ink: [0.3, 0.04, main[2]],
    main,
    second: tone(main, 0.08),
    accent: tone(main, -0.08),
  }
}

/** Repeated on every side (四方连续), one tile after another in a half drop. */
export const pattern: Draw = (composing: Composing) => {
  const { brief, frame, random, other } = composing
  const { width, height } = frame
  const isPorcelain = traitOf(brief.main, 'pattern')?.value === 'porcelain'
  const scheme = isPorcelain ? PORCELAIN : groundedScheme(composing, chooseColours(composing))
  const asked = traitOf(brief.main, 'pattern')?.value
  const named = [traitOf(brief.main, 'emblem')?.value, ...brief.others.map(({ id }) => id)]
  const emblem: EmblemId | undefined = asked ? undefined : named.find(isEmblem)
  const keys = Object.keys(TILES)
  // 草莓图案: a thing that has no mark is in it as it is drawn
  const things = asked || emblem ? [] : brief.others.slice(0, 2)
  const pieces = (things.length > 0 && other && composePieces(other, things)) || []
  const [piece] = pieces
  const key =
    asked && (asked === 'waves' || Object.hasOwn(TILES, asked))
      ? asked
      : pickOne(random.fork('kind'), [...keys, 'waves'])
  const size = Math.min(width, height) / pickOne(random.fork('size'), piece ? [3, 4] : [4, 5, 6])
  const forms: Form[] = []
  if (key === 'waves' && !emblem && !piece)
    forms.push(...waveScales(width, height + size, size, scheme.main, 1))
  else {
    const packed = PACKED.test(key) && !emblem && !piece
    for (let column = -1; column * size < width + size; column++) {
      for (let row = -1; row * size < height + size; row++) {
        const drop = packed ? 0 : (Math.abs(column) % 2) * 0.5
        const at: Point = [(column + 0.5) * size, (row + 0.5 + drop) * size]
        // every second tile is alike, so that the pattern repeats
        const own = packed
          ? random.fork('one')
          : random.fork(`tile ${Math.abs(column) % 2} ${Math.abs(row) % 2}`)
        const tile = piece
          ? placePiece(pieces[Math.abs(column) % pieces.length] ?? piece, size * 0.72, own)
          : emblem
            ? place(
                EMBLEMS[emblem]({ main: scheme.main, second: scheme.accent, paper: scheme.paper }),
                [0, 0],
                { scale: size / 450, turn: own.spread() * 0.4 },
              )
            : TILES[key](scheme, own, size)
        forms.push(...place(tile, at))
      }
    }
  }
  return fitSheet(frame, scheme.paper, whole(frame), [
    ground(cover(frame, scheme.paper)),
    layer('pattern', 'masses', forms),
  ])
}

export const PATTERN_TRAITS: Readonly<Record<string, string>> = {
  'pattern:floral': '碎花 花卉 小花 花朵 花草 鲜花',
  'pattern:geometric': '几何 菱形 孟菲斯',
  'pattern:dots': '波点 圆点 波点纹 polka_dot',
  'pattern:clouds': '云纹 祥云 祥云纹样 祥云图案 云纹图案 祥云纹 如意云纹 卷云纹 云朵',
  'pattern:stripes': '条纹 斜纹 条纹背景',
  'pattern:check': '格子 格纹 方格 格子纹理 格子布 棋盘格',
  'pattern:meander': '回纹 回字纹 回形纹 万字纹',
  'pattern:waves': '海浪纹 青海波 水波纹 鱼鳞纹',
  'pattern:porcelain': '青花纹样 青花图案 青花瓷纹 青花纹 青花瓷纹样 青花瓷图案',
  'pattern:plum': '梅花 梅花纹 樱花 桃花',
  'pattern:peony': '牡丹 牡丹花 牡丹纹 缠枝牡丹 玫瑰花纹',
  'pattern:crane': '仙鹤 仙鹤纹 白鹤 鹤纹',
  'pattern:fish': '鲤鱼 锦鲤 小鱼 鱼纹 鱼',
}
