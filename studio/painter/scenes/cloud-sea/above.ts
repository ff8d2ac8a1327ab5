import type { Stage } from '../../scene'
import { offerAir } from '../parts/air'
import { addCloudFloor } from '../parts/cloud-bank'
import { addSky } from '../parts/sky'
import { addLedge, standOnLedge } from './peaks'

/** Above the clouds when the sun comes up: half the picture sky, half a white sea. */
export function buildAbove(stage: Stage): void {
  const { height, random, side, width } = stage
  stage.horizon = height * random.range(0.5, 0.6)
  const { horizon } = stage
  addSky(stage, {
    clouds: 0.8,
    lightX: 0.5 - side * random.range(0, 0.2),
    lightY: 0.86,
    lightRadius: random.range(0.1, 0.14),
  })
  addCloudFloor(stage, {
    from: horizon,
    to: height * 0.97,
    rows: 8,
    far: 0.92,
    near: 0.18,
    billow: 0.13,
  })
  const tip = addLedge(stage, 0.3, random.range(0.2, 0.28), 0.26)
  standOnLedge(stage, tip.ridge, 0.28, 0.7)
  offerAir(stage, { sky: [-0.1, 0.28], near: null })
  stage.focusX = width * (0.5 + side * 0.2)
}
