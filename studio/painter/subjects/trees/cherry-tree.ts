import { type Oklch, shade } from '../../colour'
import { type Random, type Shape, blot, curve, disc, polygon, smooth, stroke } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import { strokePoints } from '../../drawing/notation'
import { named } from '../../parts'
import { type SubjectBrush, subject } from '../subject'
import { trunkShade } from './leaves'

/** Clouds of blossom: middle and half width, those behind first. */
const CLOUDS =
  strokePoints(`0.02,-0.78,0.21 -0.26,-0.72,0.19 0.29,-0.7,0.19 -0.42,-0.56,0.16 0.44,-0.55,0.16
  -0.12,-0.9,0.15 0.17,-0.88,0.14 -0.17,-0.6,0.17 0.16,-0.6,0.18 -0.34,-0.46,0.11 0.36,-0.45,0.11 0,-0.72,0.15`)
/** From the fork of the trunk into the clouds. */
const BOUGHS = [
  '0.01,-0.3,1 -0.06,-0.42,0.85 -0.2,-0.52,0.6 -0.38,-0.6,0.25',
  '0.02,-0.32,1 0.1,-0.44,0.85 0.23,-0.54,0.55 0.4,-0.6,0.25',
  '0.01,-0.34,1 -0.03,-0.5,0.75 -0.1,-0.66,0.5 -0.14,-0.84,0.2',
  '0.02,-0.36,0.9 0.08,-0.54,0.65 0.13,-0.7,0.45 0.16,-0.82,0.2',
]

/** Petals in a cloud, in its light and its shade. */
const petals = (random: Random, [x, y, half = 0]: (typeof CLOUDS)[number], petal: Oklch): Shape[] =>
  Array.from({ length: Math.round(half * 420) }, () => {
    const angle = random.next() * TAU
    const reach = Math.sqrt(random.next()) * 1.06
    const [dx, dy] = [cos(angle) * reach, sin(angle) * reach]
    const light = -(dx + dy * 1.4) * 0.05 + random.spread() * 0.035
    const size = half * random.range(0.045, 0.085)
    const colour = shade(petal, light)
    return disc(x + dx * half, y + dy * half * 0.74, size, colour, { petal: true, plain: true })
  })

function canopy({ random }: SubjectBrush, petal: Oklch): { back: Shape[]; front: Shape[] } {
  const all = CLOUDS.map((cloud, i) => {
    const [x, y, half = 0] = cloud
    const isBack = i < 7
    const body = shade(petal, isBack ? -0.075 : -0.03)
    const look = { petal: true, plain: true } as const
    return [
      polygon(blot(random, x, y, half, half * 0.76, 0.16, 15), body, look),
      polygon(
        blot(random, x - half * 0.12, y - half * 0.16, half * 0.74, half * 0.5, 0.2, 13),
        shade(body, 0.045),
        look,
      ),
      ...petals(random, cloud, petal),
    ]
  })
  return { back: all.slice(0, 7).flat(), front: all.slice(7).flat() }
}

/** A whole tree in bloom, a short trunk under wide clouds of blossom; petals lie at its foot. */
export const cherryTree = subject(
  ['ground', 'near'],
  { season: 'spring', home: 'grassland', height: 0.5, alone: 1.4, count: 1 },
  (brush) => {
    const { random, m } = brush
    const petal = brush.own(m.blossom, 0.5)
    const trunk = smooth(
      strokePoints('-0.02,0.03,1.7 -0.012,-0.02,1.3 0.014,-0.14,1 -0.01,-0.26,1 0.02,-0.37,0.9'),
      false,
      7,
    )
    const wood = [
      ...['0,-0.08,1 -0.05,-0.005,0.8 -0.12,0.03,0.2', '0,-0.08,1 0.05,0,0.8 0.12,0.03,0.2'].map(
        (path) => curve(strokePoints(path), 0.045, shade(m.bark, -0.02)),
      ),
      stroke(trunk, 0.07, m.bark),
      trunkShade(trunk, 0.016, 0.028, shade(m.bark, -0.08)),
      ...BOUGHS.map((path) => curve(strokePoints(path), 0.036, shade(m.bark, -0.02))),
    ]
    const fallen = Array.from({ length: 46 }, () => {
      const [x, y] = [random.spread() * 0.5, random.range(-0.012, 0.05)]
      return disc(x, y, random.range(0.005, 0.009), shade(petal, random.spread() * 0.05), {
        ...{ petal: true, plain: true },
      })
    })
    const { back, front } = canopy(brush, petal)
    return [...back, ...named('trunk', wood), ...front, ...fallen]
  },
)
