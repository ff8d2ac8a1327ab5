import type { Stage } from '../../scene'
import { offerAir } from '../parts/air'
import { addCloudFloor } from '../parts/cloud-bank'
import { type PeakForm } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addIsle, addLedge, standOnLedge } from './peaks'

/** One peak in the middle of everything. */
export function buildSinglePeak(stage: Stage): void {
  const { width, height, random, side } = stage
  stage.horizon = height * random.range(0.6, 0.66)
  const { horizon } = stage
  addSky(stage, {
    clouds: 0.3,
    lightX: 0.5 + side * random.pick([-0.26, 0.04]),
    lightY: random.range(0.24, 0.4),
    lightRadius: random.range(0.08, 0.12),
  })
  addCloudFloor(stage, {
    from: horizon,
    to: height * 0.96,
    rows: 5,
    far: 0.88,
    near: 0.16,
    billow: 0.1,
  })
  const form = random.pick<PeakForm>(['alpine', 'bluff', 'cone'])
  addIsle(stage, {
    name: 'peak',
    x: random.range(-0.04, 0.08),
    y: horizon / height + 0.06,
    rise: random.range(0.38, 0.46),
    depth: 0.62,
    form,
    count: 0,
    slender: form === 'cone' ? 1.3 : 0.75,
    trees: form === 'cone' ? 0 : 22,
  })
  const ledge = addLedge(stage, 0.36, 0.24, 0.26)
  standOnLedge(stage, ledge.ridge, 0.32, 0.68)
  offerAir(stage, { sky: [-0.2, 0.34], near: null })
  stage.focusX = width * 0.5
}
