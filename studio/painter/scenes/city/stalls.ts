import { type Oklch, mixColour, shade } from '../../colour'
import { type Random, type Shape, ellipsePoints, polygon } from '../../geometry'
import { toneAt } from '../../palette'
import { type Stage, addForms } from '../parts/forms'
import { type HousePaint, housePaint } from '../parts/house'
import { type Plane, type View, panel } from '../parts/view'
import { triples } from '../../drawing/notation'

const CLOTHS: readonly [Oklch, ...Oklch[]] = triples(`0.55,0.16,28 0.6,0.1,150 0.78,0.11,80
  0.5,0.1,255`)
const WARES: readonly [Oklch, ...Oklch[]] = triples(`0.64,0.18,32 0.8,0.14,85 0.62,0.14,138
  0.88,0.03,90`)
/** Metres: how far a stall reaches into the lane, and how long it is. */
const REACH = 0.95
const LONG = 1.9

/** A wooden counter with wares in baskets under an awning of cloth. */
function stall(
  stage: Stage,
  random: Random,
  view: View,
  { side, wall, z }: { side: -1 | 1; wall: number; z: number },
  paint: HousePaint,
): Shape[] {
  const depth = 0.2 + z * 0.02
  const x = (away: number): number => side * (wall - away)
  const front: Plane = (u, v) => view.at(x(REACH), v, z + u)
  const end: Plane = (u, v) => view.at(x(u * REACH), v, z)
  const dye = (colour: Oklch): Oklch => toneAt(stage.palette, depth, colour, paint.lit ? 0.25 : 1)
  const cloth = dye(random.pick(CLOTHS))
  const top = [view.at(x(0), 0.9, z), view.at(x(REACH), 0.9, z)]
  const back = [view.at(x(REACH), 0.9, z + LONG), view.at(x(0), 0.9, z + LONG)]
  const heaps = [0.35, 0.95, 1.5].flatMap((u): Shape[] => {
    const ware = dye(random.pick(WARES))
    const [px, py] = view.at(x(REACH * 0.6), 0.95, z + u)
    const r = view.metre(z + u) * 0.2
    return [
      polygon(ellipsePoints(px, py, r * 1.15, r * 0.5, 0, 16), shade(paint.wood, 0.14)),
      polygon(ellipsePoints(px, py - r * 0.22, r * 0.95, r * 0.5, 0, 16), ware, { accent: true }),
    ]
  })
  const stripes = [0, 1, 2, 3].map((i) => {
    const [a, b] = [z + (LONG * i) / 4, z + (LONG * (i + 1)) / 4]
    const points = [
      view.at(x(0), 2.5, a),
      view.at(x(0), 2.5, b),
      view.at(x(REACH * 1.25), 2.05, b),
      view.at(x(REACH * 1.25), 2.05, a),
    ]
    return polygon(points, i % 2 ? shade(cloth, 0.12, -0.03) : cloth)
  })
  // from below an awning is seen by its hanging edges
  const hang: Plane = (u, v) => view.at(x(REACH * 1.25), v, z + u)
  const edges = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [(LONG * i) / 8, (LONG * (i + 1)) / 8]
    const points = [...panel(hang, a, 1.8, b, 2.1).slice(0, 2), hang(b, 2.1), hang(a, 2.1)]
    return polygon(points, i % 2 ? shade(cloth, 0.14, -0.04) : cloth, { accent: true })
  })
  const gable = [view.at(x(0), 2.55, z), view.at(x(REACH * 1.25), 2.1, z)]
  const brim = [view.at(x(REACH * 1.25), 1.8, z), view.at(x(0), 2.05, z)]
  const post = (u: number): Shape =>
    polygon(panel(front, u - 0.04, 0, u + 0.04, 2.1), shade(paint.wood, -0.04))
  return [
    polygon(panel(end, 0, 0, 1, 0.9), shade(paint.wood, -0.03)),
    polygon(panel(front, 0, 0, LONG, 0.9), shade(paint.wood, 0.05)),
    polygon([...top, ...back], shade(paint.wood, 0.1)),
    ...heaps,
    post(LONG - 0.06),
    post(0.06),
    ...stripes,
    ...edges,
    polygon([...gable, ...brim], shade(cloth, -0.03), { accent: true }),
  ]
}

/** Stalls on both sides of a lane whose walls are so many metres from its middle. */
export function addStalls(stage: Stage, view: View, wall: number): void {
  const random = stage.random.fork('stalls')
  const own = housePaint(stage, 0.2)
  // its lamps light it
  const wood = own.lit ? mixColour(own.wood, own.window, 0.3) : own.wood
  const paint = { ...own, wood }
  const shapes: Shape[] = []
  for (let z = 19; z > 3.6; z -= 2.6)
    for (const side of [-1, 1] as const)
      if (!random.chance(0.12))
        shapes.push(...stall(stage, random.fork(`${side} ${z}`), view, { side, wall, z }, paint))
  addForms(stage, 'stalls', 0.262, shapes)
}
