import { offerAir } from '../parts/air'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { addRocks } from '../parts/rocks'
import { addSky } from '../parts/sky'
import { addWater } from '../parts/water'
import { type Stage, anchor } from '../scene-definition'

/** A thin point of land far out under a great sky. */
export function buildPoint(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('point')
  stage.horizon = height * random.range(0.68, 0.74)
  const { horizon } = stage
  const tip = width * (0.5 + side * random.range(0.08, 0.2))
  const light = addSky(stage, {
    clouds: 1.4,
    lightX: 0.5 - side * random.range(0.12, 0.28),
    lightRadius: random.range(0.06, 0.11),
  })
  addFarRange(stage, 'far shore', short * 0.04, 0.88, 'dome', { main: 0.5 - side * 0.3 })
  addWater(stage, { top: horizon, depth: 0.6, mirror: 0.9, ripples: 0.5, light })
  const baseY = horizon + height * 0.035
  const land = addLand(stage, 'point', 0.42, baseY + 4 * unit, {
    form: 'rock',
    peaks: [
      { x: tip, height: short * 0.04, reach: width * 0.12, form: 'bluff', lean: side * 0.5 },
      { x: width * (0.5 + side * 0.5), height: short * 0.085, reach: width * 0.3, form: 'dome' },
    ],
    rough: 0.16,
    grain: 100 * unit,
    bottom: baseY + 1,
    body: short * 0.06,
    shore: true,
    cover: (ridge, fork) =>
      woods(stage, fork, 0.4, ridge, 14, 40 * unit, {
        kind: 'mixed',
        from: side > 0 ? tip / width + 0.12 : 0,
        to: side > 0 ? 1 : tip / width - 0.12,
      }),
  })
  addRocks(stage, tip - side * width * 0.15, baseY + 2 * unit, 3, 0.05)
  addRocks(stage, width * (0.5 - side * 0.4), height * 0.97, 4, 0.14)
  groundAnchor(stage, land.ridge, tip, short * 0.8, 0.41)
  groundAnchor(stage, land.ridge, tip + side * width * 0.14, short * 0.7, 0.412)
  anchor(
    stage,
    'water',
    [width * (0.5 - side * random.range(0.1, 0.26)), horizon + height * random.range(0.06, 0.13)],
    short * random.range(0.7, 1),
    0.3,
  )
  offerAir(stage, { sky: [-0.06, 0.34], frame: -1 })
  stage.focusX = tip
}
