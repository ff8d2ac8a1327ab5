import { type Oklch, mixColour, shade } from '../../colour'
import { type Shape, type StrokePoint, blot, curve, disc, polygon } from '../../geometry'
import type { Random } from '../../../lib/random'
import { type Stage, addForms } from '../parts/forms'

/** The crater of a volcano, pixels, and the height of its cone. */
type Crater = { readonly x: number; readonly y: number; readonly rise: number }

const LAVA: Oklch = [0.7, 0.21, 42]
const HOT: Oklch = [0.9, 0.16, 88]
const ASH: Oklch = [0.42, 0.018, 40]

/** Ash that rises from the crater and leans with the wind. */
const plume = (random: Random, { x, y, rise }: Crater, lean: number, air: Oklch): Shape[] =>
  Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const size = rise * (0.1 + t * 0.22) * random.range(0.85, 1.2)
    const at = [x + lean * rise * t * t * 0.9, y - rise * (0.06 + t * 1.05)] as const
    const colour = mixColour(mixColour(LAVA, ASH, Math.min(1, 0.45 + t * 2)), air, t * 0.3)
    return polygon(blot(random, at[0], at[1], size, size * 0.82, 0.18, 13), colour, 'plain')
  }).reverse()

/** Streams down both flanks, brighter in their middle. */
const streams = (random: Random, { x, y, rise }: Crater): Shape[] =>
  [-0.72, -0.2, 0.34, 0.85].flatMap((side) => {
    const long = random.range(0.45, 0.8)
    const points: StrokePoint[] = Array.from({ length: 7 }, (_, i) => {
      const t = i / 6
      const drift = side * rise * (0.09 + t * t * long * 0.95)
      const sway = i === 0 ? 0 : random.spread() * rise * 0.02
      return [x + drift + sway, y + rise * (0.01 + t * long * 0.82), 1 - t * 0.75]
    })
    return [
      curve(points, rise * 0.055, LAVA, 'even', { glow: true, accent: true }),
      curve(points, rise * 0.022, HOT, 'even', { glow: true, accent: true, detail: true }),
    ]
  })

/** Glowing stones in arcs around the crater. */
const sparks = (random: Random, { x, y, rise }: Crater): Shape[] =>
  Array.from({ length: 34 }, () => {
    const [side, up] = [random.spread(), random.range(0.04, 0.5)]
    const size = rise * random.range(0.006, 0.016)
    const colour = random.chance(0.5) ? HOT : LAVA
    return disc(x + side * rise * (0.1 + up * 0.5), y - rise * up, size, colour, {
      ...{ glow: true, accent: true, plain: true },
    })
  })

/** Ash and jets behind the cone; drawn before its land. */
export function addPlume(stage: Stage, crater: Crater): void {
  const random = stage.random.fork('plume')
  const air = stage.palette.sky[1]
  const jets = [-0.05, 0.02, 0.07].map((dx): Shape =>
    curve(
      [
        [crater.x + dx * crater.rise, crater.y + crater.rise * 0.05, 1],
        [crater.x + dx * crater.rise * 1.6, crater.y - crater.rise * 0.16, 0.8],
        [
          crater.x + dx * crater.rise * 2.6,
          crater.y - crater.rise * random.range(0.24, 0.34),
          0.15,
        ],
      ],
      crater.rise * 0.06,
      shade(LAVA, 0.03),
      'end',
      { glow: true, accent: true },
    ),
  )
  const ash = plume(random, crater, stage.side * random.range(0.3, 0.6), air)
  addForms(stage, 'plume', 0.76, [...ash, ...jets])
}

/** Lava over the cone; drawn after its land. */
export function addLava(stage: Stage, crater: Crater): void {
  const random = stage.random.fork('lava')
  addForms(stage, 'lava', 0.7, [...streams(random, crater), ...sparks(random, crater)])
}
