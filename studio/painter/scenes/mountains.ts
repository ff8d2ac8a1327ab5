import type { Shape } from '../drawing'
import { type Materials, materialsAt } from '../palette'
import type { Random, Stage } from '../scene'
import { mix } from '../../lib/maths'
import { buildMountainRoad } from './grassland/path'
import { addLava, addPlume } from './mountains/eruption'
import { buildRange } from './mountains/range'
import { buildSummit } from './mountains/summit'
import { makeCover } from './parts/cover'
import { groundAnchor } from './parts/offers'
import { makeRidge, type PeakForm, rangeOfPeaks, ridgeAt } from './parts/ridge'
import { addSky } from './parts/sky'
import { addMist, addTerrain } from './parts/terrain'
import { addWaterfall } from './parts/waterfall'
import {
  type Draft,
  type SceneDefinition,
  type Template,
  anchor,
  suits,
  template,
} from './scene-definition'

interface RangePlan {
  readonly form: PeakForm
  /** Height of the farthest range as a share of the picture's height. */
  readonly rise: number
  readonly ranges: number
  readonly main: number
  readonly slender: number
  readonly rough: number
}

const snowy = ({ slots }: Draft): boolean => slots.season === 'winter' || slots.weather.has('snow')

/** Woods along a ridge, only above `floor`: lower down the mountain has gone into the mist. */
function rangeTrees(
  stage: Stage,
  random: Random,
  ridge: Float32Array,
  floor: number,
  count: number,
  m: Materials,
  heightUnits: number,
): Shape[] {
  const autumn = stage.slots.season === 'autumn'
  return makeCover(random, ridge, count, heightUnits * stage.unit, {
    floor,
    colour: autumn ? m.leaf : m.pine,
    bark: m.bark,
    kind: autumn ? 'mixed' : 'conifer',
    snowy: snowy(stage),
  })
}

/** Mountains behind mountains, each dissolving into the mist before the next. */
function stackRanges(stage: Stage, plan: RangePlan): void {
  const { width, height, unit, random, palette } = stage
  const tallness = Math.min(1, (width / height) * 1.15 + 0.25)
  for (let i = 0; i < plan.ranges; i++) {
    const t = plan.ranges === 1 ? 0 : i / (plan.ranges - 1)
    const fork = random.fork(`range ${i}`)
    const depth = mix(0.92, 0.28, t)
    const baseY = height * mix(0.56, 0.9, t)
    const grand = stage.slots.moods.has('grand') ? 1.18 : 1
    const rise = height * plan.rise * mix(1, 0.5, t) * tallness * grand * fork.range(0.9, 1.1)
    const main =
      i === 0 ? plan.main : fork.range(0, 1) < 0.5 ? fork.range(-0.05, 0.3) : fork.range(0.7, 1.05)
    const peaks = rangeOfPeaks(fork, width, rise, plan.form, main, 3 + i, plan.slender)
    const ridge = makeRidge(fork, width, {
      baseY,
      peaks,
      rough: plan.rough,
      roll: 26 * unit,
      grain: 170 * unit,
    })
    const m = materialsAt(palette, depth)
    const wooded = i >= plan.ranges - 2
    const floor = baseY - rise * 0.22
    const count = Math.round(mix(30, 40, t) * (width / stage.short))
    const cover = wooded
      ? rangeTrees(stage, fork.fork('trees'), ridge, floor, count, m, mix(34, 70, t))
      : []
    addTerrain(stage, 'rock', depth, ridge, baseY, { cover })
    if (i === 0 && stage.slots.landform === 'waterfall') {
      const x = (plan.main + stage.side * 0.02) * width
      addWaterfall(stage, x, ridgeAt(ridge, x) + rise * 0.2, baseY + height * 0.01, depth)
    }
    if (i < plan.ranges - 1) addMist(stage, baseY + height * 0.02, height * 0.055, 0.75, depth)
  }
}

/** The viewer's own ground, and places for things on it. */
function foreground(stage: Stage, share: number): void {
  const { width, height, unit, random, side, short } = stage
  const fork = random.fork('foreground')
  const baseY = height * share
  const hillX = width * (0.5 + side * 0.2)
  const ridge = makeRidge(fork, width, {
    baseY,
    peaks: [
      { x: hillX, height: height * 0.07, reach: width * 0.4, form: 'dome' },
      { x: width * (0.5 - side * 0.55), height: height * 0.1, reach: width * 0.38, form: 'dome' },
    ],
    rough: 0.14,
    roll: 16 * unit,
    grain: 220 * unit,
  })
  const m = materialsAt(stage.palette, 0.12)
  addTerrain(stage, 'ground', 0.12, ridge, baseY + height * 0.1, {
    cover: makeCover(fork.fork('trees'), ridge, Math.round(15 * (width / short)), 92 * unit, {
      colour: stage.slots.season === 'autumn' ? m.leaf : m.pine,
      bark: m.bark,
      kind: 'mixed',
      snowy: stage.slots.season === 'winter' || stage.slots.weather.has('snow'),
      from: side > 0 ? -0.02 : 0.62,
      to: side > 0 ? 0.4 : 1.02,
    }),
  })
  for (const offset of [0, 0.2, -0.24]) {
    const x = hillX + offset * width * side
    groundAnchor(stage, ridge, x, short, 0.11)
  }
  stage.focusX = hillX
}

function shared(stage: Stage): void {
  const { width, height, short, side } = stage
  anchor(stage, 'sky', [width * (0.5 + side * 0.16), height * 0.27], short, 0.14)
  anchor(stage, 'near', [width * (0.5 - side * 0.33), height * 1.01], short, 0.03)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.12], short, 0.02)
}

const peaksTemplate =
  (form: PeakForm, rise: number, slender: number, rough: number): Template['build'] =>
  (stage) => {
    const { random, side, height } = stage
    stage.horizon = height * 0.6
    addSky(stage, { clouds: 0.5, lightY: random.fork('height').range(0.28, 0.42) })
    stackRanges(stage, {
      form,
      rise,
      slender,
      rough,
      ranges: 4,
      main: 0.5 + side * random.fork('main').range(0.08, 0.24),
    })
    foreground(stage, 0.93)
    shared(stage)
  }

/** Peaks rising out of a sea of clouds, seen from a crag at the side. */
function buildCloudSea(stage: Stage): void {
  const { width, height, random, side, short, unit, palette } = stage
  stage.horizon = height * 0.52
  addSky(stage, { clouds: 0.4, lightY: random.fork('height').range(0.3, 0.5) })
  const tallness = Math.min(1, (width / height) * 1.15 + 0.25)
  const plans = [
    { y: 0.54, rise: 0.2, depth: 0.9, main: 0.5 - side * 0.2, form: 'alpine' },
    { y: 0.66, rise: 0.36, depth: 0.66, main: 0.5 + side * 0.2, form: 'bluff' },
    { y: 0.8, rise: 0.26, depth: 0.4, main: 0.5 - side * 0.34, form: 'bluff' },
  ] as const
  for (const [i, plan] of plans.entries()) {
    const fork = random.fork(`isle ${i}`)
    const baseY = height * plan.y
    const rise = height * plan.rise * tallness
    const peaks = rangeOfPeaks(fork, width, rise, plan.form, plan.main, i === 1 ? 1 : 2, 0.6)
    const ridge = makeRidge(fork, width, { baseY, peaks, rough: 0.4, grain: 150 * unit })
    const m = materialsAt(palette, plan.depth)
    addTerrain(stage, 'rock', plan.depth, ridge, baseY, {
      cover: rangeTrees(stage, fork.fork('trees'), ridge, baseY - rise * 0.3, 20, m, 40),
    })
    addMist(stage, baseY + height * 0.01, height * 0.07, 0.95, plan.depth - 0.01)
  }
  const crag = random.fork('crag')
  const baseY = height * 0.99
  const x = width * (0.5 + side * 0.32)
  const ridge = makeRidge(crag, width, {
    baseY: baseY + height * 0.08,
    peaks: [
      { x, height: short * 0.3, reach: short * 0.34, form: 'bluff', lean: -side * 0.5 },
      { x: x + side * short * 0.2, height: short * 0.25, reach: short * 0.3, form: 'bluff' },
    ],
    rough: 0.2,
    grain: 130 * unit,
  })
  addTerrain(stage, 'rock', 0.12, ridge, baseY, { fades: false })
  for (const offset of [0, 0.16]) {
    const px = x + side * offset * short
    groundAnchor(stage, ridge, px, short * 0.85, 0.11)
  }
  stage.focusX = x
  shared(stage)
}

function buildVolcano(stage: Stage): void {
  const { width, height, random, side, unit } = stage
  stage.horizon = height * 0.62
  addSky(stage, { clouds: 0.9, lightX: 0.5 - side * random.fork('light').range(0.2, 0.32) })
  const x = width * (0.5 + side * random.range(0.05, 0.16))
  const rise = Math.min(height * 0.36, width * 0.5)
  const baseY = height * 0.64
  const ridge = makeRidge(random.fork('cone'), width, {
    baseY,
    peaks: [{ x, height: rise, reach: rise * 1.75, form: 'cone' }],
    rough: 0.05,
    roll: 10 * unit,
    grain: 120 * unit,
  })
  // 火山 erupts, 富士山 does not
  const erupts = stage.slots.motifs.has('volcano')
  const crater = { x, y: ridgeAt(ridge, x), rise }
  if (erupts) addPlume(stage, crater)
  addTerrain(stage, 'rock', 0.75, ridge, baseY, { snow: erupts ? 0 : 0.42 })
  if (erupts) addLava(stage, crater)
  addMist(stage, height * 0.63, height * 0.05, 0.8, 0.7)
  stackRanges(stage, { form: 'dome', rise: 0.14, slender: 2.4, rough: 0.3, ranges: 2, main: 0.2 })
  foreground(stage, 0.93)
  shared(stage)
}

const EVERYTHING = ['ground', 'sky', 'near', 'corner'] as const

export const mountains: SceneDefinition = {
  id: 'mountains',
  habits: [
    ['birds', 0.35],
    ['pine', 0.22],
    ['pavilion', 0.18],
  ],
  templates: [
    template('alpine', EVERYTHING, peaksTemplate('alpine', 0.44, 0.85, 0.42), {
      weight: suits('alpine'),
    }),
    template('towers', EVERYTHING, peaksTemplate('karst', 0.34, 0.34, 0.42), {
      weight: (stage) => (snowy(stage) ? 0.1 : suits('karst')(stage)),
    }),
    template('bluffs', EVERYTHING, peaksTemplate('bluff', 0.42, 0.72, 0.42), {
      motifs: ['cliff'],
      weight: (stage) => (stage.slots.landform === 'waterfall' ? 100 : suits('bluff')(stage)),
    }),
    template('cloud sea', EVERYTHING, buildCloudSea, {
      weight: (stage) =>
        stage.slots.weather.has('fog') ? 4 : suits('bluff', snowy(stage) ? 0.3 : 0.8)(stage),
    }),
    template('range', ['ground', 'sky', 'corner'], buildRange, {
      motifs: ['range'],
      weight: (stage) => (stage.slots.landform === null ? (snowy(stage) ? 1.5 : 0.6) : 0),
    }),
    template('summit', ['ground', 'sky', 'corner'], buildSummit, {
      motifs: ['summit'],
      weight: () => 0,
    }),
    template('road', ['ground', 'sky', 'near', 'corner'], buildMountainRoad, {
      motifs: ['road'],
      weight: () => 0,
    }),
    template('volcano', EVERYTHING, buildVolcano, {
      motifs: ['volcano'],
      weight: (stage) => (snowy(stage) ? suits('cone', 0) : suits('cone', 0.5))(stage),
    }),
  ],
}
