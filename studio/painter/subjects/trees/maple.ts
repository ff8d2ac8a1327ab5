import { type Oklch, mixColour, shade } from '../../colour'
import { type Shape, blot, curve, polygon, smooth, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { strokePoints, triples, type StrokePoint } from '../../drawing/notation'
import { type SubjectBrush, subject } from '../subject'
import { mapleLeaf, trunkShade } from './leaves'
import { named } from '../../parts'

type Fire = { readonly deep: Oklch; readonly body: Oklch; readonly bright: Oklch }

/** A tier of leaves: flat below, domed above, lit from the upper left. */
function tier(brush: SubjectBrush, x: number, y: number, half: number, fire: Fire): Shape[] {
  const { random } = brush
  const thick = half * random.range(0.4, 0.5)
  const shapes: Shape[] = [
    polygon(
      blot(random, x, y, half * 0.86, thick * 0.72, 0.22, 13),
      fire.deep,
      'foliage accent plain alpha 0.93',
    ),
  ]
  const count = Math.round(half * half * 4200) + 14
  for (let i = 0; i < count; i++) {
    const angle = random.next() * TAU
    const reach = Math.sqrt(random.next()) * 1.08
    const lx = x + cos(angle) * half * reach
    // leaves hang in a drooping skirt below the tier and crowd its upper edge
    const ly = y + sin(angle) * thick * reach * (sin(angle) > 0 ? 0.75 : 1) + reach * half * 0.06
    const light = (y - ly) / thick + (x - lx) / half
    const base =
      light > 0.35 ? mixColour(fire.body, fire.bright, Math.min(1, light * 0.7)) : fire.body
    const colour = shade(light < -0.5 ? fire.deep : base, random.spread() * 0.06)
    const size = random.range(0.017, 0.03)
    shapes.push(mapleLeaf(lx, ly, size, random.spread() * 1.6 + 2.6, random.range(0.6, 1), colour))
  }
  return shapes
}

/** Leaves that have fallen and lie round the foot. */
const carpet = ({ random }: SubjectBrush, fire: Fire): Shape[] =>
  Array.from({ length: 34 }, () => {
    const x = random.spread() * 0.46
    const y = random.range(-0.012, 0.05)
    const colour = random.chance(0.5) ? fire.body : fire.bright
    return mapleLeaf(x, y, random.range(0.012, 0.02), random.next() * TAU, 0.45, colour)
  })

/** Hold of the trunk on the ground. */
const roots = (bark: Oklch): Shape[] =>
  ['0,-0.09,1 -0.045,-0.01,0.8 -0.12,0.03,0.2', '0,-0.09,1 0.05,-0.005,0.8 0.125,0.035,0.2'].map(
    (path) => curve(strokePoints(path), 0.05, shade(bark, -0.02)),
  )

/** A leaning maple in tiers of red, at the frame of a print. */
export const maple = subject(
  ['near', 'ground'],
  { season: 'autumn', height: 0.78, count: 1 },
  (brush) => {
    const { random, m, own, season } = brush
    const green = season === 'spring' || season === 'summer'
    const body = own(
      green ? [0.58, 0.13, 138] : random.pick(triples('0.55,0.19,27 0.6,0.18,34')),
      0.6,
    )
    const fire: Fire = {
      body,
      deep: shade(body, -0.13, -0.02),
      bright: shade([body[0], body[1], body[2] + (green ? -14 : 9)], 0.09),
    }
    const sway = random.range(0.8, 1.25)
    const trunk = smooth(
      strokePoints(`-0.012,0.04,1.5 -0.01,-0.02,1.35 0,-0.1,1.1 -0.045,-0.26,0.95 0.03,-0.42,0.85 0.085,-0.56,0.62
        0.06,-0.72,0.4 0.1,-0.84,0.2`).map(([x, y, w = 1]): StrokePoint => [x * sway, y, w]),
      false,
      8,
    )
    const back: Shape[] = []
    const wood: Shape[] = []
    const front: Shape[] = []
    const limbs: readonly (readonly [at: number, side: number, reach: number, rise: number])[] = [
      [0.4, 1, 0.42, 0.06],
      [0.46, -1, 0.36, 0.12],
      [0.6, 1, 0.34, 0.2],
      [0.68, -1, 0.3, 0.16],
      [0.8, 1, 0.22, 0.14],
      [0.86, -1, 0.18, 0.12],
    ]
    limbs.forEach(([share, side, usual, rise], i) => {
      const [x, y] = trunk[Math.round(share * (trunk.length - 1))]
      const reach = usual * random.range(0.85, 1.15)
      const ex = x + side * reach
      const ey = y - rise * random.range(0.8, 1.2)
      const bough = curve(
        [
          [x, y, 1.3],
          [x + side * reach * 0.3, y - rise * 0.75, 0.9],
          [x + side * reach * 0.7, ey + 0.01, 0.6],
          [ex, ey, 0.25],
        ],
        mix(0.034, 0.018, share),
        shade(m.bark, -0.02),
      )
      wood.push(bough)
      const behind = i % 3 === 1 ? front : back
      behind.push(...tier(brush, x + side * reach * 0.5, ey - 0.045, reach * 0.4, fire))
      front.push(...tier(brush, ex - side * reach * 0.12, ey - 0.015, reach * 0.46, fire))
    })
    const [topX, topY] = trunk[trunk.length - 1]
    back.push(...tier(brush, topX - 0.02, topY + 0.07, 0.17, fire))
    front.push(...tier(brush, topX + 0.02, topY, 0.15, fire))
    const bark: Shape[] = [
      ...roots(m.bark),
      stroke(trunk, 0.078, m.bark),
      trunkShade(trunk, 0.017, 0.032, shade(m.bark, -0.09)),
    ]
    return [...back, ...named('trunk', bark, wood), ...front, ...carpet(brush, fire)]
  },
)
