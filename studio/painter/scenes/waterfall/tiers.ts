import { mix } from '../../../lib/maths'
import { offerAir } from '../parts/air'
import { fall } from '../parts/fall'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/ground'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { addWater } from '../parts/water'
import { anchor } from '../scene-definition'
import { addBoulders, addWall } from './walls'
import { triples } from '../../drawing/notation'

/** The river comes down in steps, each fall wider than the one above. */
export function buildTiers(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('tiers')
  stage.horizon = height * random.range(0.34, 0.4)
  const pool = height * random.range(0.82, 0.86)
  addSky(stage, { clouds: 0.6, lightX: 0.5 - side * random.range(0.14, 0.28) })
  addFarRange(stage, 'mountain', short * 0.24, 0.9, 'alpine', {
    main: 0.5 + side * 0.04,
    bottom: height * 0.6,
  })
  addMist(stage, height * 0.36, height * 0.05, 0.8, 0.88)
  const steps = 4
  const top = height * 0.36
  let x = width * (0.5 + side * random.range(0.02, 0.14))
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1)
    const depth = mix(0.74, 0.34, t)
    const lipY = mix(top, pool, i / steps)
    const foot = mix(top, pool, (i + 1) / steps) + height * 0.012
    const lip = short * mix(0.025, 0.085, t) * random.range(0.9, 1.2)
    const land = addWall(
      stage,
      `step ${i}`,
      depth,
      lipY + height * 0.014,
      pool + height * 0.02,
      Math.round(mix(24, 14, t)),
      mix(40, 84, t),
      {
        rough: 0.1,
        peaks: [
          {
            x: width * -0.04,
            height: height * mix(0.1, 0.13, t),
            reach: x - lip * 1.3,
            form: 'bluff',
          },
          {
            x: width * 1.04,
            height: height * mix(0.12, 0.1, t),
            reach: width - x - lip * 1.3,
            form: 'bluff',
          },
        ],
      },
    )
    addForms(
      stage,
      `fall ${i}`,
      depth - 0.01,
      fall(stage, random.fork(`fall ${i}`), {
        x,
        top: lipY + height * 0.004,
        foot,
        lip,
        wide: lip * 1.25,
        depth,
        spray: true,
      }),
    )
    if (i === 2)
      groundAnchor(stage, land.ridge, width * (0.5 + side * 0.34), short * 0.6, depth - 0.005)
    if (i === 3)
      groundAnchor(stage, land.ridge, width * (0.5 - side * 0.34), short * 0.66, depth - 0.005)
    x += (i % 2 ? 1 : -1) * side * width * random.range(0.05, 0.12)
  }
  addWater(stage, { top: pool, depth: 0.3, mirror: 0.6, ripples: 0.9, light: null })
  addBoulders(
    stage,
    'boulders',
    triples(
      `0.3,0.88,0.05 -0.3,0.89,0.055 0.42,0.94,0.09 -0.44,0.96,0.1 0.08,0.9,0.03 -0.1,0.93,0.04`,
    ),
    0.18,
  )
  anchor(stage, 'ground', [width * (0.5 + side * 0.4), height * 0.9], short * 0.6, 0.17)
  anchor(stage, 'water', [width * (0.5 - side * 0.16), height * 0.92], short * 0.7, 0.2)
  for (const off of [0.14, -0.04, 0.24])
    anchor(stage, 'surface', [width * (0.5 + side * off), height * 0.95], short * 0.42, 0.19)
  anchor(stage, 'span', [width * 0.5, pool + height * 0.01], short * 0.75, 0.28)
  offerAir(stage, { sky: [-0.18, 0.26], frame: -1 })
  stage.focusX = width * 0.5
}
