import { mix } from '../../maths'
import type { Stage } from '../../scene'
import { offerAir } from '../parts/air'
import { addCloudFloor } from '../parts/cloud-bank'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { type PeakForm, rangeOfPeaks } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { addIsle, addLedge } from './peaks'

/** Places on the near rock, and on nothing else: nobody stands on clouds. */
function standOnLedge(stage: Stage, ridge: Float32Array, x: number, scale: number): void {
  const { width, short, side } = stage
  for (const offset of [0, 0.12, 0.22]) {
    groundAnchor(stage, ridge, width * (0.5 + side * (x + offset)), short * scale, 0.095)
  }
  stage.focusX = width * (0.5 + side * x)
}

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

/** A rock with room for a pine, close; before it nothing but cloud and far blue tops. */
export function buildLedge(stage: Stage): void {
  const { height, random, side, short } = stage
  stage.horizon = height * random.range(0.38, 0.46)
  const { horizon } = stage
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.12, 0.26) })
  addFarRange(stage, 'tops', {
    rise: short * random.range(0.07, 0.12),
    depth: 0.86,
    form: 'alpine',
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

/** Blue ridges behind each other up to a high horizon, mist in every valley. */
export function buildRidges(stage: Stage): void {
  const { width, height, random, side, short, unit } = stage
  stage.horizon = height * random.range(0.26, 0.34)
  const { horizon } = stage
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.05, 0.25), lightY: 0.5 })
  const count = random.integer(6, 8)
  let last: Float32Array | null = null
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const fork = random.fork(`ridge ${i}`)
    const rise = height * mix(0.05, 0.16, t)
    const depth = mix(0.95, 0.14, t)
    const baseY = mix(horizon + height * 0.02, height * 1.04, t)
    const flank = (i % 2 ? 1 : -1) * side
    const land = addLand(stage, {
      name: `ridge ${i}`,
      form: 'rock',
      depth,
      baseY,
      peaks: rangeOfPeaks(
        fork,
        width,
        rise,
        t < 0.4 ? 'alpine' : 'dome',
        0.5 + flank * fork.range(0.2, 0.42),
        6,
        mix(1.6, 2.8, t),
      ),
      rough: 0.3,
      roll: rise * 0.55,
      fades: t < 1,
      cover: (ridge, trees) =>
        t < 0.6
          ? []
          : woods(stage, trees, depth, {
              ridge,
              count: Math.round(34 * (width / short)),
              height: mix(18, 62, t) * unit,
              floor: baseY - rise * 0.2,
            }),
    })
    last = land.ridge
    if (t < 1)
      addMist(stage, baseY + height * 0.004, height * mix(0.02, 0.05, t), 0.85, depth - 0.005)
  }
  if (!last) return
  standOnLedge(stage, last, 0.12, 0.75)
  offerAir(stage, { sky: [-0.16, 0.22] })
}

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
