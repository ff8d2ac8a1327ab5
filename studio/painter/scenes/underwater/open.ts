import { shade } from '../../colour'
import { blot, polygon } from '../../geometry'
import { type Stage, addForms } from '../parts/forms'
import { anchor } from '../scene-definition'
import { addBubbles, addDeep, addRays, seaAt } from './light'
import { offerDeep } from './places'
import { addShoal } from './shoal'
import { triples } from '../../drawing/notation'

/** Nothing but blue, and a bank of fish that turns in it. */
export function buildOpen(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('open')
  addDeep(stage)
  addRays(stage, 0.5 - side * random.range(0.1, 0.26), 1.3)
  const x = width * (0.5 + side * random.range(0.1, 0.22))
  const y = height * random.range(0.36, 0.6)
  const circles = random.chance(0.5)
  addShoal(stage, 'far shoal', {
    x: width - x,
    y: y * 0.8,
    wide: short * 0.16,
    tall: short * 0.04,
    count: 34,
    size: short * 0.016,
    depth: 0.7,
  })
  addShoal(stage, 'shoal', {
    x,
    y,
    wide: short * (circles ? 0.24 : 0.3),
    tall: short * (circles ? 0.2 : 0.11),
    count: 78,
    size: short * 0.034,
    depth: 0.4,
    circles,
  })
  const deep = seaAt(stage, 0.06)
  const ground = Array.from({ length: 5 }, (_, i) =>
    polygon(
      blot(
        random,
        width * (i / 4),
        height * 1.04,
        short * 0.3,
        short * random.range(0.06, 0.13),
        0.25,
        12,
      ),
      shade(deep, random.spread() * 0.02),
      { plain: true, alpha: 0.8 },
    ),
  )
  addForms(stage, 'dark below', 0.12, ground)
  addBubbles(stage, width * (0.5 - side * 0.26), height * 0.9, 16)
  offerDeep(stage, triples('-0.14,0.62,1.15 0.24,0.76,0.6 -0.3,0.3,0.6 0.3,0.2,0.5 -0.3,0.8,0.6'))
  anchor(stage, 'ground', [width * (0.5 - side * 0.06), height * 0.965], short * 0.75, 0.11)
  stage.focusX = x
}
