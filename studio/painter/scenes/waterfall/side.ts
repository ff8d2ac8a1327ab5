import { offerAir } from '../parts/air'
import { fall } from '../parts/fall'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { addWater } from '../parts/water'
import { anchor } from '../scene-definition'
import { addBoulders, addWall } from './walls'
import { triples } from '../../drawing/notation'

/** Seen from the side: the fall leaves its cliff at the frame; pool, mist and air fill the rest. */
export function buildSide(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('side')
  stage.horizon = height * random.range(0.56, 0.64)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.7, lightX: 0.5 - side * random.range(0.16, 0.3) })
  addFarRange(stage, 'far', short * 0.2, 0.92, 'alpine', { main: 0.5 - side * 0.2 })
  addMist(stage, horizon - height * 0.02, height * 0.05, 0.9, 0.9)
  addFarRange(stage, 'shore', short * 0.06, 0.78, 'dome', { main: 0.5 - side * 0.4, trees: 46 })
  addWater(stage, { top: horizon, depth: 0.74, mirror: 0.8, ripples: 0.55, light })
  const edge = width * (0.5 + side * 0.54)
  const foot = horizon + height * 0.06
  const wall = addWall(stage, 'cliff', 0.46, foot, foot + 2, 20, 64, {
    from: side > 0 ? 0.5 : 0,
    to: side > 0 ? 1 : 0.5,
    peaks: [
      { x: edge, height: height * 0.48, reach: width * 0.5, form: 'bluff' },
      {
        x: edge - side * width * 0.24,
        height: height * 0.4,
        reach: width * 0.24,
        form: 'bluff',
        lean: -side * 0.8,
      },
    ],
  })
  const x = edge - side * width * random.range(0.24, 0.29)
  const lip = short * random.range(0.035, 0.05)
  addForms(
    stage,
    'fall',
    0.44,
    fall(stage, random, {
      x,
      top: ridgeAt(wall.ridge, x) + 4 * unit,
      foot: foot + height * 0.006,
      lip,
      wide: lip * 1.5,
      depth: 0.44,
      ledges: [random.range(0.5, 0.7)],
    }),
  )
  addMist(stage, foot - height * 0.015, height * 0.045, 0.7, 0.43)
  const bank = addLand(stage, 'bank', 0.18, height * 1.0, {
    peaks: [
      { x: width * (0.5 - side * 0.5), height: height * 0.15, reach: width * 0.5, form: 'dome' },
      { x: width * (0.5 + side * 0.6), height: height * 0.07, reach: width * 0.3, form: 'dome' },
    ],
    rough: 0.14,
    body: height * 0.2,
    cover: (ridge, fork) =>
      woods(stage, fork, 0.16, ridge, 7, 130 * unit, {
        kind: 'mixed',
        from: side > 0 ? 0 : 0.84,
        to: side > 0 ? 0.16 : 1,
      }),
  })
  addBoulders(
    stage,
    'boulders',
    triples('0.16,0.8,0.035 0.34,0.83,0.06 0.06,0.87,0.04 0.42,0.93,0.09 0.24,0.95,0.06'),
    0.24,
  )
  groundAnchor(stage, bank.ridge, width * (0.5 - side * 0.2), short * 0.85, 0.17)
  groundAnchor(stage, bank.ridge, width * (0.5 - side * 0.34), short * 0.8, 0.172)
  groundAnchor(stage, wall.ridge, edge - side * width * 0.14, short * 0.5, 0.45)
  anchor(stage, 'water', [width * (0.5 - side * 0.06), horizon + height * 0.13], short * 0.75, 0.36)
  for (const off of [0, -0.16, 0.14])
    anchor(stage, 'surface', [width * (0.5 + side * off), height * 0.86], short * 0.45, 0.26)
  offerAir(stage, { sky: [-0.18, 0.26], frame: -1, near: 0.42 })
  stage.focusX = x
}
