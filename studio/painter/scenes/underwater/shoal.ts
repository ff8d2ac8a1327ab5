import { type Oklch, shade } from '../../colour'
import { type Random, type Shape, place, polygon, rounded } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import { polyline } from '../../drawing/notation'
import { type Stage, addForms } from '../parts/forms'
import { isDark } from '../parts/soil'
import { seaAt } from './light'

const BODY = polyline(`0.5,0 0.3,-0.15 0,-0.2 -0.28,-0.1 -0.42,-0.03 -0.42,0.03 -0.28,0.1 0,0.18
  0.3,0.13`)
const BELLY = polyline('0.46,0.02 0,0.03 -0.38,0.01 -0.28,0.1 0,0.18 0.3,0.13')
const TAIL = polyline('-0.38,0 -0.64,-0.2 -0.55,0 -0.64,0.2')

const smallFish = (colour: Oklch): Shape[] => [
  polygon(TAIL, colour),
  rounded(BODY, colour),
  polygon(BELLY, shade(colour, 0.14), { detail: true, plain: true }),
]

export interface ShoalPlan {
  readonly x: number
  readonly y: number
  /** Half axes of the bank, pixels. */
  readonly wide: number
  readonly tall: number
  readonly count: number
  /** Length of a fish, pixels. */
  readonly size: number
  readonly depth: number
  /** They swim round instead of one way. */
  readonly circles?: boolean
}

/** A bank of small fish, denser in its middle, all with one mind. */
export function addShoal(stage: Stage, name: string, plan: ShoalPlan): void {
  const random: Random = stage.random.fork(name)
  const silver: Oklch = isDark(stage) ? [0.6, 0.04, 235] : [0.9, 0.025, 215]
  const shapes: Shape[] = []
  for (let i = 0; i < plan.count; i++) {
    const turn = random.next() * TAU
    const reach = plan.circles ? random.range(0.35, 1) : Math.sqrt(random.next())
    const x = plan.x + cos(turn) * reach * plan.wide
    const y = plan.y + sin(turn) * reach * plan.tall
    const size = plan.size * random.range(0.7, 1.2)
    const dark = random.chance(0.45)
    const tone = dark ? shade(seaAt(stage, plan.depth), -0.14) : silver
    const heading = plan.circles ? turn + TAU / 4 : random.spread() * 0.3 + sin(x / plan.wide) * 0.3
    const flip = !plan.circles && stage.side > 0
    shapes.push(...place(smallFish(tone), x, y, size, flip, heading))
  }
  addForms(stage, name, plan.depth, shapes)
}
