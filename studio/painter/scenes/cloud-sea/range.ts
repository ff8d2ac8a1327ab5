import type { Stage } from '../../scene'
import { addSummits } from '../mountains/range'
import { offerAir } from '../parts/air'
import { addCloudFloor } from '../parts/cloud-bank'
import { addSky } from '../parts/sky'
import { addLedge, standOnLedge } from './peaks'

/** Summits over the whole width that rise out of a sea of clouds. */
export function buildRangeOverClouds(stage: Stage): void {
  const { height, random, width } = stage
  stage.horizon = height * 0.5
  addSky(stage, { clouds: 0.3, lightY: random.fork('height').range(0.24, 0.42) })
  addSummits(stage, 'far summits', { y: 0.56, rise: 0.22, depth: 0.9, count: 7 })
  addSummits(stage, 'summits', { y: 0.7, rise: 0.44, depth: 0.66, count: 4 })
  const banks = { from: height * 0.6, to: height * 0.98, rows: 6, far: 0.64, near: 0.16 }
  addCloudFloor(stage, { ...banks, billow: 0.1 })
  const ledge = addLedge(stage, 0.36, 0.2, 0.3)
  standOnLedge(stage, ledge.ridge, 0.32, 0.6)
  offerAir(stage, { sky: [-0.1, 0.26], near: null })
  stage.focusX = width * 0.5
}
