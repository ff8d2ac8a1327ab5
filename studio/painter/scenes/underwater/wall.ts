import { type Oklch, shade } from '../../colour'
import { type Shape, blot, polygon } from '../../geometry'
import { mix, power } from '../../../lib/maths'
import { type Stage, addForms } from '../parts/forms'
import { anchor } from '../scene-definition'
import { coral, kelp } from './coral'
import { addBubbles, addDeep, addRays, drowned } from './light'
import { offerDeep } from './places'
import { addShoal } from './shoal'
import { triples } from '../../drawing/notation'

const WEED: Oklch = [0.52, 0.11, 140]
/** A reef falls away into the blue: growth on one side, emptiness on the other. */
export function buildWall(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('wall')
  addDeep(stage)
  addRays(stage, 0.5 - side * 0.2)
  const step = (name: string, depth: number, reach: number, top: number): void => {
    const fork = random.fork(name)
    const points: [number, number][] = []
    for (let i = 0; i <= 12; i++) {
      const t = i / 12
      points.push([
        width * (0.5 + side * (0.58 - reach * power(t, 0.7) * (0.75 + 0.25 * t))) +
          fork.spread() * short * 0.02,
        height * mix(top, 1.06, t) + fork.spread() * short * 0.012,
      ])
    }
    const edge = width * (0.5 + side * 0.6)
    const rock = drowned(stage, depth, [0.42, 0.035, 270])
    const shapes: Shape[] = [
      polygon([...points, [edge, height * 1.1], [edge, height * top - 6 * unit]], rock),
    ]
    for (let i = 0; i < 12; i++) {
      const [px, py] = points[fork.integer(2, 11)]
      const x = px + side * short * fork.range(0.06, 0.24)
      const spot = blot(fork, x, py, short * 0.045, short * 0.025, 0.3, 9)
      shapes.push(polygon(spot, shade(rock, -0.06), { shadow: true, plain: true, alpha: 0.7 }))
    }
    if (depth < 0.6) {
      for (let i = 1; i < 12; i++) {
        const [px, py] = points[i]
        const size = short * fork.range(0.07, 0.13)
        if (fork.chance(0.3))
          shapes.push(
            ...kelp(
              fork,
              px + side * size * 0.4,
              py + size * 0.2,
              size * 2,
              drowned(stage, depth, WEED),
            ),
          )
        shapes.push(
          ...coral(fork, px + side * size * 0.3, py + size * 0.25, size, (colour) =>
            drowned(stage, depth, colour),
          ),
        )
      }
    }
    addForms(stage, name, depth, shapes)
  }
  step('far wall', 0.76, 0.56, 0.14)
  step('wall', 0.46, 0.5, 0.3)
  step('near wall', 0.16, 0.7, 0.6)
  addShoal(stage, 'shoal', {
    x: width * (0.5 + side * 0.06),
    y: height * 0.4,
    wide: short * 0.17,
    tall: short * 0.08,
    count: 40,
    size: short * 0.026,
    depth: 0.5,
  })
  addBubbles(stage, width * (0.5 + side * 0.2), height * 0.7, 12)
  offerDeep(stage, triples('-0.2,0.42,1.05 -0.26,0.66,0.7 0.06,0.24,0.6 -0.08,0.58,0.6'))
  anchor(stage, 'ground', [width * (0.5 + side * 0.02), height * 0.93], short * 0.66, 0.15)
  stage.focusX = width * (0.5 - side * 0.1)
}
