import { offerAir } from '../parts/air'
import { fall, splash } from '../parts/fall'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/ground'
import { ridgeAt } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { addWater } from '../parts/water'
import { anchor } from '../scene-definition'
import { addBoulders, addWall } from './walls'
import { triples } from '../../drawing/notation'

/** One tall fall in the cleft between two cliffs. */
export function buildTall(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('tall')
  stage.horizon = height * random.range(0.7, 0.76)
  const { horizon } = stage
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.26, 0.36), lightY: 0.2 })
  const x = width * (0.5 + side * random.range(-0.04, 0.1))
  const back = addWall(stage, 'back', 0.72, horizon, horizon + 2, 26, 38, {
    peaks: [
      { x: x - width * 0.2, height: height * 0.52, reach: width * 0.36, form: 'bluff' },
      { x: x + width * 0.22, height: height * 0.56, reach: width * 0.36, form: 'bluff' },
      { x, height: height * 0.44, reach: width * 0.3, form: 'dome' },
    ],
  })
  const lip = short * random.range(0.022, 0.035)
  const top = ridgeAt(back.ridge, x) + short * 0.01
  addForms(
    stage,
    'fall',
    0.7,
    fall(stage, random, {
      x,
      top,
      foot: horizon + height * 0.005,
      lip,
      wide: lip * 1.7,
      depth: 0.7,
      ledges: [random.range(0.3, 0.5)],
      spray: false,
    }),
  )
  addMist(stage, horizon - height * 0.03, height * 0.05, 0.8, 0.69)
  addWater(stage, { top: horizon, depth: 0.66, mirror: 0.7, ripples: 0.8, light: null })
  addForms(stage, 'splash', 0.64, splash(stage, random, x, horizon + height * 0.006, lip * 1.9))
  const frame = (name: string, flank: -1 | 1, tall: number, reach: number) => {
    const edge = width * (0.5 + flank * 0.54)
    return addWall(stage, name, 0.36, horizon + height * 0.08, horizon + height * 0.09, 22, 74, {
      from: flank > 0 ? 0.6 : 0,
      to: flank > 0 ? 1 : 0.4,
      peaks: [
        { x: edge, height: height * tall, reach: width * reach, form: 'bluff' },
        {
          x: edge - flank * width * reach * 0.62,
          height: height * tall * 0.42,
          reach: width * reach * 0.5,
          form: 'bluff',
          lean: -flank * 0.5,
        },
      ],
    })
  }
  frame('left', -side as -1 | 1, 0.62, 0.36)
  const near = frame('right', side, 0.46, 0.42)
  addBoulders(
    stage,
    'boulders',
    triples(`-0.08,0.87,0.035 0.14,0.9,0.05 -0.26,0.93,0.07 0.34,0.95,0.09 -0.42,0.97,0.1 0.05,0.8,0.02
      0.46,0.98,0.1`),
    0.16,
  )
  groundAnchor(stage, near.ridge, width * (0.5 + side * 0.27), short * 0.62, 0.35)
  anchor(stage, 'ground', [width * (0.5 + side * 0.3), height * 0.91], short * 0.66, 0.15)
  anchor(stage, 'ground', [width * (0.5 - side * 0.28), height * 0.885], short * 0.6, 0.155)
  anchor(stage, 'water', [width * (0.5 - side * 0.14), height * 0.86], short * 0.7, 0.3)
  for (const off of [0.02, -0.16, 0.16])
    anchor(stage, 'surface', [x + off * width, height * 0.92], short * 0.42, 0.2)
  anchor(stage, 'span', [x, horizon + height * 0.07], short * 0.75, 0.34)
  offerAir(stage, { sky: [-0.2, 0.26], frame: -1 })
  stage.focusX = x
}
