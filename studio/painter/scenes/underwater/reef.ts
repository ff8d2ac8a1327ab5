import type { Oklch, Shape } from '../../drawing'
import { type Stage, addForms } from '../parts/forms'
import { addBed, addFarReefs, bedAt, reefRocks } from './bed'
import { coral, kelp } from './coral'
import { addBubbles, addDeep, addRays, drowned } from './light'
import { offerDeep } from './places'
import { addShoal } from './shoal'
import { triples } from '../../drawing/notation'

const WEED: Oklch = [0.52, 0.11, 140]
/** A garden of corals on white sand, light from above. */
export function buildReef(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('reef')
  addDeep(stage)
  addRays(stage, 0.5 - side * random.range(0.05, 0.2))
  addFarReefs(stage, 3, random.range(0.66, 0.74))
  const bed = addBed(stage, random.range(0.8, 0.85))
  const groups: Shape[] = []
  for (const [x, size, depth, drop, corals] of [
    [0.38, 0.13, 0.3, 0.02, 6],
    [-0.4, 0.1, 0.3, 0.015, 5],
    [-0.1, 0.05, 0.34, 0.004, 3],
    [0.5, 0.17, 0.1, 0.14, 6],
    [-0.54, 0.17, 0.1, 0.15, 5],
  ] as const) {
    const px = width * (0.5 + side * x)
    const py = bedAt(bed, px) + height * drop
    const tone = (colour: Oklch): Oklch => drowned(stage, depth, colour)
    const fork = random.fork(`group ${x}`)
    for (let i = 0; i < 3; i++) {
      groups.push(
        ...kelp(
          fork,
          px + fork.spread() * short * size * 1.6,
          py,
          short * size * fork.range(1.4, 2.2),
          tone(WEED),
        ),
      )
    }
    groups.push(...reefRocks(stage, px, py, short * size, depth))
    for (let i = 0; i < corals; i++) {
      const t = (i + 0.5) / corals - 0.5
      const lift = short * size * (0.7 - Math.abs(t) * 1.1)
      groups.push(
        ...coral(
          fork,
          px + t * short * size * 2.2,
          py - Math.max(0, lift),
          short * size * fork.range(0.5, 0.85),
          tone,
        ),
      )
    }
  }
  addForms(stage, 'corals', 0.3, groups)
  addShoal(stage, 'shoal', {
    x: width * (0.5 - side * 0.2),
    y: height * 0.34,
    wide: short * 0.2,
    tall: short * 0.07,
    count: 26,
    size: short * 0.03,
    depth: 0.5,
  })
  addBubbles(stage, width * (0.5 + side * 0.3), height * 0.66, 12)
  offerDeep(stage, triples('0.06,0.44,1 -0.2,0.56,0.75 0.26,0.3,0.7 -0.28,0.24,0.6 0.3,0.56,0.6'))
  stage.focusX = width * (0.5 + side * 0.1)
}
