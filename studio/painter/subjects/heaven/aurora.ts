import { type Oklch, mixColour } from '../../colour'
import type { Gradient, Point, Shape } from '../../drawing'
import { type Random, polygon, smooth } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { polyline, triples } from '../../drawing/notation'

/** Half the width it covers, whatever the format. */
const REACH = 3.2

interface Curtain {
  /** Its hem, from the left frame to the right one. */
  readonly hem: readonly Point[]
  readonly height: number
  readonly strength: number
}

function makeCurtain(random: Random, y: number, height: number, strength: number): Curtain {
  const phase = random.range(0, 6)
  const slope = random.range(-0.1, 0.1)
  const knots = Array.from({ length: 15 }, (_, i): Point => {
    const x = mix(-REACH, REACH, i / 14)
    const fold = sin(x * 1.5 + phase) * 0.17 + sin(x * 3.1 + phase * 2) * 0.07
    return [x + random.spread() * 0.06, y + fold + slope * x + random.spread() * 0.03]
  })
  return { hem: smooth(knots, false, 12).map(([x, py]): Point => [x, py]), height, strength }
}

/** Height of the rays along the curtain: long swells with fine needles on them. */
function rays(random: Random, count: number): readonly number[] {
  const [a, b] = [random.range(0, 6), random.range(0, 6)]
  return Array.from({ length: count }, (_, i) => {
    const swell = 0.72 + 0.2 * sin(i * 0.11 + a) + 0.14 * sin(i * 0.29 + b)
    return swell * (i % 2 ? random.range(0.58, 0.86) : random.range(0.84, 1.2))
  })
}

/** A veil from the hem up to `share` of the rays' height. */
function veil(
  { hem, height }: Curtain,
  reach: readonly number[],
  share: number,
  colours: readonly [Oklch, Oklch],
  alpha: number,
): Shape {
  const top = hem.map(([x, y], i): Point => {
    const soft = share < 0.3 ? 0.25 : 0.05
    const near =
      (reach[i] ?? 0) * (1 - 2 * soft) + ((reach[i - 1] ?? 0) + (reach[i + 1] ?? 0)) * soft
    return [x + 0.05 * share, y - height * share * near]
  })
  const low = Math.max(...hem.map(([, y]) => y))
  const high = Math.min(...top.map(([, y]) => y))
  const gradient: Gradient = {
    from: [0, low],
    to: [0, high],
    stops: [
      { at: 0, colour: colours[0], alpha: alpha * 1.2 },
      { at: 0.45, colour: mixColour(colours[0], colours[1], 0.45), alpha },
      { at: 1, colour: colours[1], alpha: 0 },
    ],
  }
  return {
    ...polygon([...hem, ...top.reverse()], colours[0], {
      plain: true,
      glow: true,
      accent: true,
      alpha: alpha * 0.62,
    }),
    gradient,
  }
}

/** Single rays that stand brighter in the curtain. */
function needles(
  random: Random,
  curtain: Curtain,
  reach: readonly number[],
  colour: Oklch,
): Shape[] {
  const shapes: Shape[] = []
  const { hem, height, strength } = curtain
  for (let i = 2; i < hem.length - 4; i += random.integer(2, 5)) {
    const [x, y] = hem[i]
    const [nx, ny] = hem[i + 1]
    const tall = height * (reach[i] ?? 0.7) * random.range(0.55, 0.95)
    const ray: Point[] = polyline([x, y], [nx, ny], [mix(x, nx, 0.6) + 0.05, y - tall])
    const stops = [
      { at: 0, colour, alpha: 0.6 * strength },
      { at: 1, colour, alpha: 0 },
    ]
    shapes.push({
      ...polygon(ray, colour, { plain: true, glow: true, accent: true, alpha: 0.2 * strength }),
      gradient: { from: [x, y], to: [x, y - tall], stops },
    })
  }
  return shapes
}

function lights(brush: SubjectBrush): Shape[] {
  const { random, own } = brush
  const green = own([0.86, 0.19, 155], 0)
  const teal: Oklch = [0.74, 0.14, 185]
  const violet = random.pick<Oklch>(triples('0.55,0.17,305 0.58,0.18,330 0.5,0.14,280'))
  const curtains = [
    makeCurtain(random, random.range(-0.22, -0.08), 0.46, 0.62),
    makeCurtain(random, random.range(0.2, 0.36), 0.66, 1),
  ]
  return curtains.flatMap((curtain) => {
    const reach = rays(random, curtain.hem.length)
    const { strength } = curtain
    return [
      veil(curtain, reach, 1.15, [violet, violet], 0.3 * strength),
      veil(curtain, reach, 0.78, [teal, violet], 0.46 * strength),
      veil(curtain, reach, 0.52, [green, teal], 0.66 * strength),
      veil(
        curtain,
        reach,
        0.16,
        [mixColour(green, [0.96, 0.06, 130], 0.5), green],
        0.74 * strength,
      ),
      ...needles(random, curtain, reach, mixColour(green, [0.95, 0.05, 150], 0.35)),
    ]
  })
}

/** Curtains of light across the whole sky. */
export const aurora = subject(
  ['sky'],
  { home: 'snow-field', time: 'night', height: 0.5, count: 1, behind: true },
  lights,
)
