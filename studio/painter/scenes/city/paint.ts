import { type Oklch, mixColour, shade } from '../../colour'
import { materialsAt, toneAt } from '../../palette'
import type { Random, Stage } from '../../scene'
import { triples } from '../../drawing/notation'

/** Paint of a town at one distance. */
export interface CityPaint {
  /** Lamps are on. */
  readonly lit: boolean
  readonly wet: boolean
  readonly snowy: boolean
  /** 玻璃城市: towers of glass. */
  readonly glassy: boolean
  readonly walls: readonly [Oklch, ...Oklch[]]
  readonly trim: Oklch
  readonly glass: Oklch
  readonly dark: Oklch
  readonly roof: Oklch
  readonly lamps: readonly [Oklch, ...Oklch[]]
  readonly signs: readonly [Oklch, ...Oklch[]]
  readonly snow: Oklch
  tone(colour: Oklch): Oklch
}

/** Façades of one town hold together: each set is a handful of neighbours and one stranger. */
const WALLS: readonly (readonly [Oklch, ...Oklch[]])[] = [
  triples('0.87,0.045,80 0.8,0.075,62 0.74,0.09,45 0.85,0.03,110 0.72,0.06,200'),
  triples('0.86,0.02,240 0.73,0.045,225 0.64,0.05,250 0.9,0.025,90 0.78,0.075,55'),
  triples('0.6,0.085,38 0.7,0.075,50 0.53,0.06,30 0.84,0.05,82 0.66,0.045,160'),
]

const GLASS: readonly [Oklch, ...Oklch[]] = triples(`0.76,0.075,222 0.82,0.055,205 0.7,0.085,238
  0.86,0.04,190 0.72,0.07,260`)

const SIGNS: readonly Oklch[] = triples(`0.7,0.2,12 0.83,0.13,195 0.88,0.16,95 0.76,0.19,330
  0.82,0.17,150 0.72,0.19,40`)

const PAINTED: readonly Oklch[] = triples(`0.55,0.17,27 0.45,0.08,240 0.78,0.13,85 0.5,0.09,160
  0.92,0.02,90 0.35,0.05,40`)

export function cityPaint(stage: Stage, depth: number): CityPaint {
  const { palette, slots } = stage
  const { time, weather, season, motifs } = slots
  const lit = time === 'night' || time === 'dusk'
  const m = materialsAt(palette, depth)
  const dim = time === 'night' ? -0.24 : time === 'dusk' ? -0.13 : 0
  const tone = (colour: Oklch): Oklch => toneAt(palette, depth, shade(colour, dim * colour[0]))
  const glassy = slots.material === 'glass'
  const walls = glassy ? GLASS : (WALLS[stage.random.fork('town').integer(0, 2)] ?? WALLS[0])
  const [first, ...rest] = walls.map(tone)
  const day = tone([0.42, 0.045, 245])
  return {
    lit,
    wet: weather.has('rain') || weather.has('storm') || motifs.has('wet'),
    snowy: weather.has('snow') || season === 'winter',
    glassy,
    walls: [first, ...rest],
    trim: tone([0.93, 0.02, 85]),
    glass: lit ? tone([0.3, 0.04, 255]) : mixColour(day, palette.sky[1], 0.25),
    dark: m.dark,
    roof: tone([0.45, 0.035, 250]),
    lamps: [m.lamp, [0.9, 0.1, 72], [0.95, 0.05, 95], [0.88, 0.06, 210]],
    signs: (lit ? SIGNS : PAINTED.map(tone)) as readonly [Oklch, ...Oklch[]],
    snow: m.snow,
    tone,
  }
}

/** One of several, the first ones more often. */
export const favour = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random.next() * (0.4 + 0.6 * random.next()) * items.length)] ?? items[0]
