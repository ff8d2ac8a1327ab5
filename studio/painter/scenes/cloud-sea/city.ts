import type { Stage } from '../../scene'
import { addTowerRow } from '../city/skyline'
import { offerAir } from '../parts/air'
import { addCloudFloor } from '../parts/cloud-bank'
import { addLand } from '../parts/land'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { addIsle, addLedge, standOnLedge } from './peaks'

/** The walls of a canyon on both sides, out of which the clouds well up. */
function addCanyon(stage: Stage): void {
  const { width, height, short, unit } = stage
  for (const side of [-1, 1] as const) {
    const edge = width * (0.5 + side * 0.52)
    addLand(stage, `canyon ${side}`, 0.3, height * 1.05, {
      form: 'rock',
      peaks: [
        { x: edge, height: height * 0.62, reach: short * 0.2, form: 'bluff' },
        { x: edge - side * short * 0.12, height: height * 0.4, reach: short * 0.14, form: 'bluff' },
      ],
      rough: 0.3,
      grain: 140 * unit,
    })
  }
}

/** Clouds between the walls of a canyon, a peak at its end. */
export function buildCanyon(stage: Stage): void {
  const { height, random, side } = stage
  stage.horizon = height * random.range(0.46, 0.54)
  addSky(stage, { clouds: 0.4, lightX: 0.5 - side * 0.12, lightY: 0.4 })
  const banks = { far: 0.9, near: 0.16, billow: 0.1 }
  addCloudFloor(stage, { from: stage.horizon, to: height * 0.98, rows: 7, ...banks })
  const y = stage.horizon / height + 0.06
  addIsle(stage, { name: 'end', x: 0.06, y, rise: 0.24, depth: 0.8, form: 'bluff' })
  addCanyon(stage)
  const ledge = addLedge(stage, 0.42, 0.16, 0.24)
  standOnLedge(stage, ledge.ridge, 0.38, 0.55)
  offerAir(stage, { sky: [-0.2, 0.2], near: null })
}

/** Towers that rise out of a sea of clouds, the tallest in the middle. */
export function buildCloudCity(stage: Stage): void {
  const { width, height, random, side, slots } = stage
  stage.horizon = height * random.range(0.52, 0.58)
  const { horizon } = stage
  addSky(stage, { clouds: 0.4, lightX: 0.5 - side * random.range(0.2, 0.3), lightY: 0.4 })
  const centre = 0.5 + side * 0.06
  const banks = { far: 0.9, near: 0.16, billow: 0.1 }
  addCloudFloor(stage, { from: horizon, to: height * 0.98, rows: 7, ...banks })
  const rows = [
    { name: 'far', depth: 0.84, low: 0.01, high: 0.5, broad: 0.05, metre: 3.2, down: 0.03 },
    { name: 'middle', depth: 0.68, low: -0.04, high: 0.46, broad: 0.07, metre: 3.8, down: 0.1 },
    { name: 'near', depth: 0.52, low: -0.08, high: 0.3, broad: 0.085, metre: 4.4, down: 0.18 },
  ] as const
  for (const { down, ...row } of rows) {
    const base = horizon + height * down
    addTowerRow(stage, { ...row, base, centre, gaps: 0.12 })
    addMist(stage, base, height * 0.07, 0.9, row.depth - 0.005)
  }
  if (slots.motifs.has('gorge')) addCanyon(stage)
  const ledge = addLedge(stage, 0.42, 0.16, 0.24)
  standOnLedge(stage, ledge.ridge, 0.38, 0.55)
  offerAir(stage, { sky: [-0.2, 0.2], near: null })
  stage.focusX = width * centre
}
