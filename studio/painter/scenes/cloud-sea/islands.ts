import type { Stage } from '../../scene'
import { offerAir } from '../parts/air'
import { addCloudFloor } from '../parts/cloud-bank'
import { addSky } from '../parts/sky'
import { addIsle, addLedge, standOnLedge } from './peaks'

/** Peaks in three distances, each an island in the clouds. */
export function buildIslands(stage: Stage): void {
  const { height, random } = stage
  stage.horizon = height * random.range(0.46, 0.54)
  addSky(stage, { clouds: 0.4, lightY: random.fork('height').range(0.3, 0.5) })
  const y = stage.horizon / height
  addCloudFloor(stage, { from: y * height, to: height * 0.95, rows: 5, far: 0.9, near: 0.24 })
  addIsle(stage, {
    name: 'far',
    x: -0.2,
    y: y + 0.03,
    rise: 0.17,
    depth: 0.86,
    form: 'alpine',
    count: 2,
  })
  addIsle(stage, { name: 'main', x: 0.18, y: y + 0.13, rise: 0.36, depth: 0.66, form: 'bluff' })
  addIsle(stage, { name: 'near', x: -0.36, y: y + 0.26, rise: 0.28, depth: 0.46, form: 'bluff' })
  const ledge = addLedge(stage, 0.36, 0.27, 0.3)
  standOnLedge(stage, ledge.ridge, 0.34, 0.8)
  offerAir(stage, { sky: [-0.06, 0.24] })
}
