import { type Oklch, mixColour } from '../../colour'
import type { Random } from '../../../lib/random'
import { TAU, cos, sin } from '../../../lib/maths'
import { disc, layer, line, mapForms, place, polygonForm } from '../build/form'
import { fillPath } from '../build/outlines'
import { radial, tone } from '../build/fill'
import { luckyCloud } from '../design/ornaments/festive'
import type { Form, Frame, Layer } from '../node'
import { curl } from './feathers'
import { type Point, polyline, triples } from '../../drawing/notation'

/** Three colours chosen together: the sky, a disc behind the beast, clouds. */
export type Sky = Readonly<{ ground: Oklch; disc: Oklch; cloud: Oklch; gold: Oklch }>

function sky(ground: Oklch, disc: Oklch, cloud: Oklch, gold: Oklch): Sky {
  return { ground, disc, cloud, gold }
}

const SKIES: readonly [Sky, ...Sky[]] = [
  sky([0.94, 0.03, 85], [0.86, 0.1, 75], [0.98, 0.012, 85], [0.78, 0.12, 82]),
  sky([0.36, 0.07, 265], [0.9, 0.08, 90], [0.62, 0.06, 255], [0.86, 0.11, 88]),
  sky([0.42, 0.14, 26], [0.85, 0.12, 82], [0.58, 0.14, 30], [0.87, 0.12, 88]),
  sky([0.88, 0.045, 190], [0.97, 0.04, 95], [0.98, 0.01, 190], [0.75, 0.12, 80]),
  sky([0.4, 0.06, 190], [0.88, 0.09, 88], [0.6, 0.06, 185], [0.87, 0.11, 88]),
  sky([0.91, 0.04, 20], [0.97, 0.03, 80], [0.98, 0.015, 30], [0.76, 0.12, 75]),
]

/** One whose ground and disc a body of this colour does not drown in. */
export function skyFor(body: Oklch, night: boolean, random: Random): Sky {
  const fits = SKIES.filter(({ ground, disc: back }) => {
    const far = (other: Oklch): number => {
      const [a, b] = [body, other]
      const hue = Math.abs(((a[2] - b[2] + 540) % 360) - 180) / 180
      return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + hue * Math.min(a[1], b[1]) * 4
    }
    return far(ground) > 0.2 && far(back) > 0.24 && (!night || ground[0] < 0.5)
  })
  const [first = SKIES[night ? 1 : 0] ?? SKIES[0], ...others] = fits
  return random.pick([first, ...others])
}

interface Setting {
  readonly frame: Frame
  readonly sky: Sky
  readonly at: Point
  /** Of the disc behind it, units. */
  readonly radius: number
  readonly random: Random
}

const rays = ({ sky, at: [x, y], radius }: Setting): Form[] =>
  Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * TAU
    const point = (reach: number): Point => [x + cos(a) * reach, y + sin(a) * reach]
    return line([point(radius * 1.06), point(radius * (i % 2 ? 1.16 : 1.25))], 9, sky.gold, {
      ...{ role: 'backdrop', pressure: 'even', plain: true },
    })
  })

/** 祥云 in bands above and below. */
export function drawClouds({ frame, sky, random }: Setting, low: number): Form[] {
  const { width, height } = frame
  const own = random.fork('clouds')
  const spots: readonly (readonly [number, number, number])[] = [
    [0.1, 0.14, 0.8],
    [0.9, 0.2, 0.95],
    [0.04, low - 0.16, 0.9],
    [0.97, low - 0.08, 1.1],
    [0.16, low, 1.25],
    [0.8, low + 0.02, 1.3],
    [0.5, low + 0.05, 1.4],
  ]
  return spots.flatMap(([x, y, size], i) => {
    const colour = tone(mixColour(sky.cloud, sky.ground, i < 2 ? 0.3 : 0), own.spread() * 0.02)
    const made = luckyCloud(colour).map((one): Form => ({ ...one, role: 'backdrop' }))
    return place(made, [width * (x + own.spread() * 0.04), height * y], {
      scale: size * own.range(0.9, 1.15),
      flip: own.chance(0.5),
    })
  })
}

/** The sky, a disc of light, its rays. */
export function skyLayers(setting: Setting): Layer[] {
  const { frame, sky, at, radius, random } = setting
  const { width, height } = frame
  const field = polygonForm(
    [polyline([-20, -20], [width + 20, -20], [width + 20, height + 20], [-20, height + 20])],
    radial(at, [width * 0.9, height * 0.9], tone(sky.ground, 0.035), tone(sky.ground, -0.03)),
    'ground plain',
  )
  const sun = disc(
    at,
    radius,
    radial(at, [radius, radius], tone(sky.disc, 0.03), sky.disc),
    'backdrop',
  )
  const ring = random.fork('rays').chance(0.6) ? rays(setting) : []
  return [layer('sky', 'ground', field), layer('sun', 'setting', sun, ring)]
}

/** Tongues of flame that rise from (0, 0), `size` units high. */
export function flames(size: number, random: Random): Form[] {
  const colours: readonly Oklch[] = triples('0.62,0.22,30 0.74,0.18,55 0.88,0.15,92')
  return colours.flatMap((colour, row) =>
    Array.from({ length: 7 - row * 2 }, (_, i) => {
      const count = 7 - row * 2
      const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
      const tall = size * (1 - Math.abs(t) * 0.45) * (1 - row * 0.26) * random.range(0.85, 1.1)
      const wide = size * 0.2 * (1 - row * 0.15)
      const lean = t * size * 0.14 + random.spread() * size * 0.08
      const tongue = fillPath(colour, 'glow plain')`${-wide},0 ${-wide * 0.8},${-tall * 0.36}
        ${lean - wide * 0.2},${-tall * 0.6} ${lean},${-tall}! ${lean + wide * 0.5},${-tall * 0.55}
        ${wide * 0.9},${-tall * 0.3} ${wide},0`
      return mapForms([tongue], ([x, y]) => [x + t * size * (0.62 - row * 0.12), y])
    }).flat(),
  )
}

/** A lock of mane or flame that winds up at its end. */
export const lock = (
  start: Point,
  heading: number,
  size: number,
  side: 1 | -1,
  fill: Oklch,
  width = size * 0.24,
): Form =>
  line(curl(start, heading, size, side, 0.62), width, fill, {
    ...{ role: 'hair', pressure: 'end', relief: width * 0.14 },
  })

/** Fire from a mouth at (0, 0), to the right, 360 long. */
export const breath = (): Form[] =>
  triples('0.62,0.22,30 0.74,0.18,55 0.88,0.15,92').flatMap((colour, i) =>
    place(
      [
        fillPath(colour, 'glow plain')`0,-16! 110,-70 250,-130! 240,-76 330,-90! 290,-40 360,-4!
          290,24 336,86! 246,70 250,130! 110,70 0,16!`,
      ],
      [0, 0],
      { scale: 1 - i * 0.27 },
    ),
  )
