import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import { dyeSky } from '../../palettes/tints'
import { type SeasonId, TINTS, type TimeId } from '../../slots'
import { type Brief, type Composing, traitOf } from '../family'
import { closedPath as smooth } from '../build/path'
import type { Look } from '../build/look'
import { disc, ellipse, layer, polygonForm } from '../build/form'
import { strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import type { Fill, Form, Frame, Layer } from '../node'
import { type Point, polyline, triples, twoTriples } from '../../drawing/notation'

export type { Form, Layer }

/** A place to be drawn: its frame, hour and air, and how its hour colours things. */
export interface Stage {
  readonly frame: Frame
  readonly random: Random
  readonly brief: Brief
  readonly time: TimeId
  readonly season: SeasonId | null
  /** Seen in the light of the hour. */
  readonly lit: (colour: Oklch) => Oklch
  /** The sky above the horizon, and near it. */
  readonly high: Oklch
  readonly low: Oklch
  /** 1 where what is worth seeing belongs to the right of a subject, -1 to the left of it. */
  readonly side: -1 | 1
}

/** A place: the words that ask for it, and its layers from back to front. */
export interface Place {
  /** Parted by white space; the first is its name. */
  readonly words: string
  /** Words for what is always in it, parted by white space. */
  readonly parts?: string
  /** Its default hour. */
  readonly times?: readonly [TimeId, ...TimeId[]]
  readonly draw: (stage: Stage) => Layer[]
  /** View of people inside it; null: none can be. Left out: the same. */
  readonly drawAround?: ((stage: Stage) => Layer[]) | null
}

type Air = readonly [high: Oklch, low: Oklch]

const SKIES: Readonly<Record<TimeId, readonly [Air, ...Air[]]>> = {
  day: [
    twoTriples('0.68,0.11,245 0.93,0.035,215'),
    twoTriples('0.74,0.1,232 0.95,0.03,100'),
    twoTriples('0.72,0.085,220 0.94,0.03,190'),
  ],
  dawn: [twoTriples('0.74,0.07,270 0.93,0.07,60'), twoTriples('0.8,0.06,220 0.94,0.06,30')],
  sunset: [
    twoTriples('0.56,0.12,320 0.86,0.13,65'),
    twoTriples('0.62,0.11,270 0.84,0.14,45'),
    twoTriples('0.66,0.13,20 0.9,0.12,82'),
  ],
  dusk: [twoTriples('0.36,0.09,285 0.72,0.12,20'), twoTriples('0.34,0.08,265 0.68,0.1,340')],
  night: [twoTriples('0.2,0.07,272 0.4,0.1,285'), twoTriples('0.22,0.06,250 0.42,0.08,235')],
}

/** The colour of the light, and how much of it lies on everything. */
const LIGHTS: Readonly<Record<TimeId, readonly [Oklch, number]>> = {
  day: [[0.9, 0.03, 95], 0],
  dawn: [[0.88, 0.07, 50], 0.12],
  sunset: [[0.7, 0.13, 40], 0.22],
  dusk: [[0.36, 0.09, 295], 0.46],
  night: [[0.22, 0.07, 272], 0.62],
}

/** Share of the width from the middle at which a subject leaves equal space on either side. */
const CENTRAL = 0.04

/** The slot of a picture's trait: the colour of its sky. */
export const SKY = 'sky'

/** The sky of an hour, in the colour that is said. */
function pickAir({ traits }: Brief, time: TimeId, random: Random): Air {
  const [high, low] = random.fork('air').pick(SKIES[time])
  const tint = TINTS.find((one) => one === traitOf({ traits }, SKY)?.value)
  if (!tint) return [high, low]
  const [above, , near] = dyeSky([high, mixColour(high, low, 0.5), low], tint, time)
  return [above, near]
}

export function buildStage(
  { brief, frame, random, subjectAt }: Pick<Composing, 'brief' | 'frame' | 'random' | 'subjectAt'>,
  times: Place['times'],
): Stage {
  const time = brief.time ?? random.fork('time').pick(times ?? ['day', 'day', 'sunset', 'dawn'])
  const [high, low] = pickAir(brief, time, random)
  const grey = brief.weather.has('rain') || brief.weather.has('fog') || brief.weather.has('storm')
  const dim = brief.weather.has('storm') ? 0.7 : 0.92
  const dull = ([l, c, h]: Oklch): Oklch => (grey ? [l * dim, c * 0.4, h] : [l, c, h])
  const [light, share] = LIGHTS[time]
  // 长城雪景: snow is winter, also where no season is named
  const season = brief.season ?? (brief.weather.has('snow') ? 'winter' : null)
  const free = frame.width / 2 - (subjectAt ?? frame.width / 2)
  const central = Math.abs(free) < frame.width * CENTRAL
  return {
    ...{ frame, random, brief, time, season, high: dull(high), low: dull(low) },
    side: central ? random.fork('side').sign() : free > 0 ? 1 : -1,
    lit: (colour) => dull(mixColour(colour, light, share)),
  }
}

export const isDark = ({ time }: Pick<Stage, 'time'>): boolean =>
  time === 'night' || time === 'dusk'

export const rect = (x: number, y: number, width: number, height: number): Point[] =>
  polyline([x, y], [x + width, y], [x + width, y + height], [x, y + height])

/** A plain field over the whole width from y to y. */
export const band = (
  { frame }: Stage,
  from: number,
  to: number,
  fill: Fill,
  look: 'ground plain' | 'backdrop plain' = 'ground plain',
): Form => polygonForm([rect(-4, from, frame.width + 8, to - from)], fill, look)

/** A flat glint on water, thin at both ends. */
export const dash = (
  [x, y]: Point,
  half: number,
  thick: number,
  fill: Oklch,
  look: Look = {},
): Form => ellipse([x, y], [half, thick / 2], fill, { role: 'detail', plain: true, ...look })

export function cloud([x, y]: Point, size: number, colour: Oklch, random: Random): Form[] {
  const lobes = [-0.9, -0.45, 0, 0.5, 0.95].map((dx, i) =>
    ellipse(
      [x + dx * size, y - random.range(0.02, 0.2) * size * (i === 2 ? 1.6 : 1)],
      [size * (0.5 - Math.abs(dx) * 0.16), size * (0.3 - Math.abs(dx) * 0.1)],
      colour,
      'backdrop plain',
    ),
  )
  const rings = lobes.flatMap(({ rings: own }) => own)
  return [
    {
      rings,
      union: true,
      role: 'backdrop',
      fill: linear(
        [0, y - size * 0.4],
        [0, y + size * 0.3],
        tone(colour, 0.02),
        tone(colour, -0.05),
      ),
      plain: true,
    },
  ]
}

/** Light that fades from a centre. */
export function halo(centre: Point, radius: number, colour: Oklch, alpha: number): Form {
  const stops = [
    { at: 0, colour, alpha },
    { at: 0.4, colour, alpha: alpha * 0.4 },
    { at: 1, colour, alpha: 0 },
  ]
  return disc(
    centre,
    radius,
    { kind: 'radial', centre, radius: [radius, radius], stops },
    'band plain',
  )
}

/** Stars, sun or moon, clouds: what the sky holds by its hour and weather. */
export function drawSky(stage: Stage, horizon: number, sunAt?: Point): Layer[] {
  const { frame, brief, time } = stage
  const random = stage.random.fork('sky')
  const grey = brief.weather.has('rain') || brief.weather.has('storm')
  const first = random.next()
  const isNamedHour = brief.time !== null && brief.time !== 'night'
  const field = band(
    stage,
    -4,
    horizon + 8,
    linear([0, 0], [0, horizon], stage.high, mixColour(stage.high, stage.low, 0.45), stage.low),
    // a sky whose colour or hour is said is seen between the lights of a dark style, too
    traitOf(brief, SKY) || isNamedHour ? 'backdrop plain' : 'ground plain',
  )
  const short = Math.min(frame.width, frame.height)
  const at: Point = sunAt ?? [
    frame.width * random.pick([0.2, 0.78]),
    horizon * (time === 'sunset' || time === 'dawn' ? 0.72 : 0.3),
  ]
  const star = time === 'night' || time === 'dusk'
  const glow: Oklch = star
    ? [0.95, 0.04, 95]
    : time === 'sunset'
      ? [0.96, 0.11, 78]
      : [0.985, 0.05, 95]
  const r = short * (star ? 0.055 : time === 'day' ? 0.06 : 0.09)
  const stars =
    time === 'night'
      ? Array.from({ length: 46 }, () =>
          disc(
            [random.range(0, frame.width), random.range(0, horizon * 0.8)],
            random.range(1.4, 4.2),
            [0.96, 0.03, 95],
            { role: 'glow', plain: true, alpha: random.range(0.5, 1) },
          ),
        )
      : []
  const colour: Oklch = mixColour(
    stage.low,
    time === 'day' && !grey ? [0.985, 0.008, 90] : stage.high,
    grey ? 0.5 : time === 'day' ? 0.8 : 0.25,
  )
  const count = time === 'night' ? 2 : grey ? 7 : 4
  // high ones are large, low ones small and flat: the sky recedes
  const clouds = Array.from({ length: count }, (_, i) => {
    const share = (i * 0.618 + first) % 1
    const low = random.next()
    const centre: Point = [frame.width * (0.02 + share * 0.96), horizon * (0.12 + low * 0.52)]
    return cloud(
      centre,
      short * (0.17 - low * 0.09) * random.range(0.8, 1.15),
      tone(colour, time === 'day' ? 0.02 : 0.05),
      random,
    )
  }).flat()
  return [
    layer('sky', 'ground', field),
    layer(
      'light in the sky',
      'setting',
      stars,
      grey ? [] : [halo(at, r * 3.4, glow, 0.6), disc(at, r, glow, 'glow plain')],
    ),
    layer('clouds', 'setting', clouds),
  ]
}

/** Rain, snow or mist before everything. */
export function drawAir({ frame, brief, random }: Stage): Layer[] {
  const { weather } = brief
  const own = random.fork('weather')
  const out: Form[] = []
  if (weather.has('rain') || weather.has('storm'))
    out.push(
      ...Array.from({ length: weather.has('storm') ? 200 : 90 }, () => {
        const [x, y, l] = [
          own.range(0, frame.width),
          own.range(-40, frame.height),
          own.range(26, 60),
        ]
        return strokePath(2.6, [0.92, 0.02, 230], 'detail end alpha 0.6')`${x},${y}
          ${x - l * 0.22},${y + l}`
      }),
    )
  if (weather.has('snow'))
    out.push(
      ...Array.from({ length: 70 }, () =>
        disc(
          [own.range(0, frame.width), own.range(0, frame.height)],
          own.range(3, 9),
          [0.985, 0.005, 230],
          'light plain alpha 0.9',
        ),
      ),
    )
  if (weather.has('fog'))
    out.push(
      ...[0.5, 0.64, 0.8].map((share) =>
        ellipse(
          [frame.width * own.range(0.3, 0.7), frame.height * share],
          [frame.width * 0.7, frame.height * 0.05],
          [0.95, 0.01, 220],
          'light plain alpha 0.5 blur 24',
        ),
      ),
    )
  return out.length > 0 ? [layer('weather', 'light', out)] : []
}

/** Far hills across the frame; their foot at `base`. */
export function hills(
  { frame, random }: Stage,
  base: number,
  tall: number,
  colour: Oklch,
  name: string,
): Form {
  const own = random.fork(`hills ${name}`)
  const count = 7
  const tops = Array.from({ length: count }, (_, i) => ({
    x: (frame.width * i) / (count - 1),
    y: base - tall * (i % 2 ? own.range(0.7, 1) : own.range(0.25, 0.6)),
    corner: false,
  }))
  return {
    ...polygonForm([], linear([0, base - tall], [0, base], colour, tone(colour, 0.05)), 'backdrop'),
    rings: [
      smooth([
        { x: -90, y: base + 20, corner: true },
        { x: -90, y: base - tall * 0.3, corner: true },
        ...tops,
        { x: frame.width + 90, y: base - tall * 0.3, corner: true },
        { x: frame.width + 90, y: base + 20, corner: true },
      ]),
    ],
  }
}

type Lobe = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }

/** From the origin, how far an ellipse reaches in a direction; 0: not at all. */
function measureReach({ x, y, rx, ry }: Lobe, dx: number, dy: number): number {
  const [px, py, ux, uy] = [-x / rx, -y / ry, dx / rx, dy / ry]
  const [a, b, c] = [ux * ux + uy * uy, px * ux + py * uy, px * px + py * py - 1]
  const root = b * b - a * c
  return root < 0 ? 0 : Math.max(0, (Math.sqrt(root) - b) / a)
}

/** Middle of a round tree top, in sizes over its foot. */
const MIDDLE = -0.66

/** A round tree top on a trunk; (x, y) its foot. */
export function tree([x, y]: Point, size: number, green: Oklch, random: Random): Form[] {
  const lobes = triples('-0.32,-0.62,0.34 0.32,-0.6,0.34 0,-0.86,0.4 -0.02,-0.56,0.38')
  const parts = lobes.map(([dx, dy, r]) => ({
    ...{ x: dx, y: dy - MIDDLE },
    ...{ rx: r * random.range(0.92, 1.08), ry: r },
  }))
  // one contour: a pen that draws edges would show those inside it
  const crown = Array.from({ length: 80 }, (_, i): Point => {
    const [dx, dy] = [cos((i / 80) * TAU), sin((i / 80) * TAU)]
    const reach = Math.max(...parts.map((part) => measureReach(part, dx, dy))) * size
    return [x + dx * reach, y + MIDDLE * size + dy * reach]
  })
  return [
    strokePath(size * 0.1, [0.42, 0.05, 50], 'body even')`${x},${y}
      ${x + size * 0.02},${y - size * 0.5}`,
    {
      rings: [polyline(...crown)],
      role: 'foliage',
      fill: linear(
        [x - size * 0.5, y - size * 1.2],
        [x + size * 0.4, y - size * 0.2],
        tone(green, 0.08),
        tone(green, -0.08),
      ),
      relief: size * 0.06,
    },
  ]
}
