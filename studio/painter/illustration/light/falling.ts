import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { polyline } from '../../drawing/notation'
import { disc, ellipse, form, layer, line, polygonForm } from '../build/form'
import { type Oklch, linearStops, tone } from '../build/fill'
import type { Form, Frame, Illustration, Layer } from '../node'
import { rect } from '../places/stage'
import type { Effects } from './effects'

/** Rain, snow, mist, leaves and petals, behind a subject and before it. */

export interface Air {
  readonly frame: Frame
  readonly random: Random
  /** A painted place has the same behind the subject. */
  readonly isPlaced: boolean
  /** The subject goes on below the frame. */
  readonly isCut: boolean
  /** Of a fine line in the style: coarse ones lose it. */
  readonly weight: number
  /** With outlines, which pale petals are not seen without. */
  readonly isDrawn: boolean
  /** Without gradients: mist is cut out. */
  readonly isFlat: boolean
  /** The head, which nothing covers. */
  readonly focus: Illustration['focus']
}

/** A part of the picture for each of them: chance alone leaves holes. */
function spread({ frame, random }: Air, count: number): (readonly [x: number, y: number])[] {
  const columns = Math.max(1, Math.round(Math.sqrt((count * frame.width) / frame.height)))
  const rows = Math.ceil(count / columns)
  return Array.from({ length: columns * rows }, (_, i) => [
    ((i % columns) + random.next()) * (frame.width / columns),
    (Math.floor(i / columns) + random.next()) * (frame.height / rows),
  ])
}

/** Of a picture of one by one, so many of what falls. */
const perFrame = ({ width, height }: Frame, count: number): number =>
  Math.round((count * width * height) / 1_000_000)

const DROP: Oklch = [0.95, 0.02, 230]

function streaks(air: Air, count: number, isStorm: boolean, isNear: boolean): Form[] {
  const { frame, random, weight } = air
  const slant = isStorm ? 0.42 : 0.2
  return spread(air, perFrame(frame, count)).map(([x, y]) => {
    const long = random.range(58, 104) * (isStorm ? 1.35 : 1) * (isNear ? 1.25 : 1)
    const alpha = random.range(0.5, 0.85) * (isNear ? 0.9 : 0.75)
    return line(
      polyline([x + long * slant * 0.5, y - long * 0.5], [x - long * slant * 0.5, y + long * 0.5]),
      (isNear ? 5.4 : 4) * weight,
      DROP,
      { role: 'glow', pressure: 'end', plain: true, alpha },
    )
  })
}

/** Drops that burst on the ground. */
const splashes = ({ frame, random }: Air): Form[] =>
  Array.from({ length: perFrame(frame, 20) }, () => {
    const [x, y] = [random.range(0, frame.width), frame.height * random.range(0.8, 0.99)]
    const r = random.range(12, 24)
    const ring = ellipse([x, y], [r, r * 0.3], DROP, 'glow plain alpha 0.45')
    const gap = ellipse([x, y], [r * 0.72, r * 0.2], DROP, 'glow plain').rings
    return { ...ring, rings: [...ring.rings, ...gap] }
  })

const FLAKE: Oklch = [0.985, 0.004, 235]

function flakes(air: Air, count: number, isDriven: boolean, isNear: boolean): Form[] {
  const { frame, random } = air
  return spread(air, perFrame(frame, count)).map(([x, y]) => {
    const r = random.range(5, 9) * (isNear ? 1.5 : 1)
    const look = { role: 'glow', plain: true, alpha: random.range(0.75, 1) } as const
    if (!isDriven || random.chance(0.5)) return disc([x, y], r * (isDriven ? 0.8 : 1), FLAKE, look)
    return ellipse([x, y], [r * random.range(1.3, 2.6), r * 0.7], FLAKE, { ...look, turn: 2.6 })
  })
}

/** A bank of mist across the frame, clear at its upper and its lower edge. */
function bank({ frame }: Air, at: number, tall: number, alpha: number): Form {
  const [top, foot] = [frame.height * (at - tall / 2), frame.height * (at + tall / 2)]
  const stops = `0,0.95,0.01,220,0 0.5,0.95,0.01,220,${alpha} 1,0.95,0.01,220,0`
  return polygonForm(
    [rect(-10, top, frame.width + 20, foot - top)],
    linearStops([0, top], [0, foot], stops),
    'light plain',
  )
}

/** The same for styles without gradients: long flat swathes. */
const swathes = ({ frame, random }: Air, from: number): Form[] =>
  [0, 0.11, 0.23].map((down, i) =>
    ellipse(
      [frame.width * (i % 2 ? 0.72 : 0.26), frame.height * (from + down)],
      [frame.width * random.range(0.4, 0.52), frame.height * 0.026],
      [0.955, 0.01, 220],
      { role: 'light', plain: true, alpha: 0.62 },
    ),
  )

const LEAVES: readonly [Oklch, ...Oklch[]] = [
  [0.66, 0.17, 48],
  [0.58, 0.18, 32],
  [0.78, 0.15, 78],
  [0.5, 0.13, 38],
]
const PETALS: readonly [Oklch, ...Oklch[]] = [
  [0.87, 0.08, 355],
  [0.92, 0.05, 350],
  [0.8, 0.11, 355],
]

/** A pointed leaf, or a petal with a notch. */
function leaf([x, y]: readonly [number, number], r: number, turn: number, fill: Oklch): Form[] {
  const [c, s] = [cos(turn) * r, sin(turn) * r]
  const at = (u: number, v: number): string => `${x + u * c - v * s},${y + u * s + v * c}`
  const outline = `${at(-1, 0)}! ${at(-0.1, -0.48)} ${at(1, 0)}! ${at(-0.1, 0.48)}`
  return [
    form(outline, fill, 'foliage plain'),
    line(`${at(-1.25, 0)} ${at(0.8, 0)}`, r * 0.09, tone(fill, -0.12), 'detail even'),
  ]
}

function falls(air: Air, count: number, size: number, season: 'autumn' | 'spring'): Form[] {
  const { frame, random } = air
  const { x, y, radius } = air.focus
  const isOff = ([ax, ay]: readonly [number, number]): boolean =>
    (ax - x) ** 2 + (ay - y) ** 2 > (radius * 1.15) ** 2
  return spread(air, perFrame(frame, count)).flatMap((at) => {
    if (!isOff(at)) return []
    const r = size * random.range(0.75, 1.25)
    const turn = random.range(0, TAU)
    return season === 'autumn'
      ? leaf(at, r, turn, random.pick(LEAVES))
      : [
          ellipse(at, [r * 0.62, r * 0.36], random.pick(PETALS), {
            ...{ role: 'petal', plain: !air.isDrawn, turn },
          }),
        ]
  })
}

/** A bough with leaves or blossoms that reaches in from an upper corner. */
function bough({ frame, random, isDrawn }: Air, side: -1 | 1, season: 'autumn' | 'spring'): Form[] {
  const short = Math.min(frame.width, frame.height)
  const x = (u: number): number => (side < 0 ? u * short : frame.width - u * short)
  const y = (v: number): number => v * short
  const wood: Oklch = [0.38, 0.04, 45]
  const twigs = [
    line(`${x(-0.02)},${y(0.2)} ${x(0.14)},${y(0.12)} ${x(0.36)},${y(0.07)}`, 15, wood, 'body end'),
    line(`${x(0.1)},${y(0.14)} ${x(0.18)},${y(0.19)} ${x(0.25)},${y(0.2)}`, 8, wood, 'body end'),
    line(`${x(0.05)},${y(0.17)} ${x(0.06)},${y(0.26)} ${x(0.1)},${y(0.31)}`, 8, wood, 'body end'),
  ]
  const tufts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].flatMap((i) => {
    const along = i / 16
    const at = [
      x(along * 0.38 + random.spread() * 0.03),
      y(0.17 - along * 0.12 + random.spread() * 0.055 + (i % 4 === 3 ? 0.1 : 0)),
    ] as const
    if (season === 'autumn') {
      const fill = random.pick(LEAVES)
      return [0, 2.1, 4.2].flatMap((turn) => leaf(at, 30, turn + i, fill))
    }
    const fill = random.pick(PETALS)
    return [
      ...[0, 1, 2, 3, 4].map((k) => {
        const turn = k * 1.2566 + i
        const to = [at[0] + cos(turn) * 13, at[1] + sin(turn) * 13] as const
        return ellipse(to, [13, 9], fill, { role: 'petal', plain: !isDrawn, turn })
      }),
      disc(at, 5, [0.8, 0.14, 80], 'detail plain'),
    ]
  })
  return [...twigs, ...tufts]
}

export type FallingLayers = { readonly behind: readonly Layer[]; readonly before: readonly Layer[] }

export function drawFalling(effects: Effects, air: Air): FallingLayers {
  const { isPlaced, isCut, isFlat } = air
  const [back, front]: [Form[], Form[]] = [[], []]
  const banks = (...rows: readonly (readonly [at: number, tall: number, alpha: number])[]) =>
    rows.map(([at, tall, alpha]) => bank(air, at, tall, alpha))
  const storms = effects.has('storm')
  if (storms || effects.has('rain')) {
    back.push(...streaks(air, isPlaced ? 50 : storms ? 130 : 95, storms, false))
    if (!isCut) back.push(...splashes(air))
    front.push(...streaks(air, storms ? 85 : 55, storms, true))
  }
  const drives = effects.has('blizzard')
  if (drives || effects.has('snow')) {
    back.push(...flakes(air, drives ? 190 : 90, drives, false))
    front.push(...flakes(air, drives ? 100 : 40, drives, true))
    if (drives && !isFlat) front.push(...banks([0.9, 0.7, 0.62], [0.25, 0.5, 0.35]))
  }
  if (effects.has('fog')) {
    back.push(...(isFlat ? swathes(air, 0.42) : banks([0.5, 0.5, 0.85], [0.2, 0.4, 0.5])))
    front.push(...(isFlat ? swathes(air, 0.7) : banks([0.86, 0.56, 0.74])))
  }
  for (const season of ['autumn', 'spring'] as const)
    if (effects.has(season)) {
      // a painted spring has its own
      const isBare = !isPlaced || season === 'autumn'
      if (isBare) back.push(...bough(air, -1, season), ...bough(air, 1, season))
      back.push(...falls(air, 16, 24, season))
      front.push(...falls(air, 9, 34, season))
    }
  return {
    behind: back.length > 0 ? [layer('air behind', 'setting', back)] : [],
    before: front.length > 0 ? [layer('weather', 'light', front)] : [],
  }
}
