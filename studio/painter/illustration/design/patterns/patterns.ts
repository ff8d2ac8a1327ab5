import type { Oklch } from '../../../colour'
import type { Point } from '../../../drawing'
import { TAU, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { disc, form, layer, line, linear, place, polygonForm, radial, tone } from '../../build/form'
import { ellipsePath } from '../../build/path'
import { type Composing, traitOf } from '../../family'
import type { Form } from '../../node'
import { type Draw, cover, ground, fitSheet, whole } from '../kit/board'
import { pickOne } from '../kit/pick'
import { type Scheme, schemeFor } from '../kit/scheme'
import { EMBLEMS, type EmblemId, isEmblem } from '../marks/emblems'
import { luckyCloud, waveScales } from '../ornaments/festive'
import { sprig } from '../ornaments/flora'
import { heart } from '../ornaments/objects'
import { polyline } from '../../../drawing/notation'

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
  stripes: (scheme, _random, size) => [
    line(
      polyline([-size * 0.6, size * 0.6], [size * 0.6, -size * 0.6]),
      size * 0.22,
      scheme.main,
      'body even plain',
    ),
  ],
}

/** Repeated on every side (四方连续), one tile after another in a half drop. */
export const pattern: Draw = ({ brief, frame, random }: Composing) => {
  const { width, height } = frame
  const scheme = schemeFor(random.fork('scheme'), brief.main.tint ?? brief.tint)
  const asked = traitOf(brief.main, 'pattern')?.value
  const named = [traitOf(brief.main, 'emblem')?.value, ...brief.others.map(({ id }) => id)]
  const emblem: EmblemId | undefined = named.find(isEmblem)
  const keys = Object.keys(TILES)
  const key =
    asked && (asked === 'waves' || Object.hasOwn(TILES, asked))
      ? asked
      : pickOne(random.fork('kind'), [...keys, 'waves'])
  const size = Math.min(width, height) / pickOne(random.fork('size'), [4, 5, 6])
  const forms: Form[] = []
  if (key === 'waves' && !emblem)
    forms.push(...waveScales(width, height + size, size, scheme.main, 1))
  else {
    const packed = key === 'geometric' && !emblem
    for (let column = -1; column * size < width + size; column++) {
      for (let row = -1; row * size < height + size; row++) {
        const drop = packed ? 0 : (Math.abs(column) % 2) * 0.5
        const at: Point = [(column + 0.5) * size, (row + 0.5 + drop) * size]
        // every second tile is alike, so that the pattern repeats
        const own = packed
          ? random.fork('one')
          : random.fork(`tile ${Math.abs(column) % 2} ${Math.abs(row) % 2}`)
        const tile = emblem
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
  'pattern:floral': '碎花 花卉 小花',
  'pattern:geometric': '几何 菱形 孟菲斯',
  'pattern:dots': '波点 圆点 polka_dot',
  'pattern:clouds': '云纹 云朵',
  'pattern:stripes': '条纹 斜纹',
  'pattern:waves': '海浪纹 青海波 水波纹 鱼鳞纹',
}
