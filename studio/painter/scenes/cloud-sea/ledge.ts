import type { Stage } from '../../scene'
import { offerAir } from '../parts/air'
import { addCloudFloor } from '../parts/cloud-bank'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { addIsle, addLedge, standOnLedge } from './peaks'

/** A rock with space for a pine, close; before it nothing but cloud and far blue tops. */
export function buildLedge(stage: Stage): void {
  const { height, random, side, short } = stage
  stage.horizon = height * random.range(0.38, 0.46)
  const { horizon } = stage
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.12, 0.26) })
  addFarRange(stage, 'tops', short * random.range(0.07, 0.12), 0.86, 'alpine', {
    main: 0.5 - side * 0.28,
    slender: 1.3,
    baseY: horizon + height * 0.03,
    bottom: horizon + height * 0.05,
  })
  addCloudFloor(stage, {
    from: horizon + height * 0.02,
    to: height * 0.98,
    rows: 6,
    far: 0.82,
    near: 0.2,
    billow: 0.12,
  })
  addIsle(stage, {
    name: 'tooth',
    x: -0.3,
    y: horizon / height + 0.18,
    rise: 0.13,
    depth: 0.6,
    form: 'bluff',
    count: 0,
  })
  const ledge = addLedge(stage, 0.2, random.range(0.34, 0.42), 0.36)
  standOnLedge(stage, ledge.ridge, 0.18, 0.8)
  offerAir(stage, { sky: [-0.18, 0.26], frame: -1, near: null })
}
