import { mix } from '../../lib/maths'
import { mixColour } from '../colour'
import type { TerrainLayer } from '../drawing'
import { landAt, materialsAt } from '../palette'
import type { Stage } from '../scene'
import { addTowerRow } from './city/skyline'
import { addSummits } from './mountains/range'
import { groundAnchor, offerAir } from './parts/offers'
import { addCloudFloor } from './parts/clouds'
import { addFarRange, addLand, woods } from './parts/land'
import { type PeakForm, rangeOfPeaks } from './parts/ridge'
import { addSky } from './parts/sky'
import { addMist } from './parts/terrain'
import { type Draft, type SceneDefinition, suits, template } from './scene-definition'

interface IslePlan {
  readonly name: string
  /** Shares of the width (towards the focus positive) and height. */
  readonly x: number
  readonly y: number
  readonly rise: number
  readonly depth: number
  readonly form: PeakForm
  readonly count?: number
  readonly slender?: number
  readonly trees?: number
}

/** A peak that rises out of the clouds like an island. */
function addIsle(stage: Stage, plan: IslePlan): TerrainLayer {
  const { width, height, side, unit } = stage
  const tallness = Math.min(1, (width / height) * 1.15 + 0.25)
  const baseY = height * plan.y
  const rise = height * plan.rise * tallness
  const main = 0.5 + side * plan.x
  const fork = stage.random.fork(`${plan.name} peaks`)
  const land = addLand(stage, plan.name, plan.depth, baseY, {
    form: 'rock',
    peaks: rangeOfPeaks(fork, width, rise, plan.form, main, plan.count ?? 1, plan.slender ?? 0.6),
    rough: 0.4,
    grain: 150 * unit,
    fades: true,
    cover: (ridge, random) =>
      woods(stage, random, plan.depth, ridge, plan.trees ?? 16, 44 * unit, {
        floor: baseY - rise * 0.34,
      }),
  })
  addMist(stage, baseY + height * 0.01, height * 0.06, 0.9, plan.depth - 0.005)
  return land
}

/** A rock at the viewer's side that juts out over the clouds. */
function addLedge(stage: Stage, x: number, tall: number, reach: number): TerrainLayer {
  const { width, height, short, side, unit, palette } = stage
  const m = materialsAt(palette, 0.1)
  const middle = width * (0.5 + side * x)
  return addLand(stage, 'ledge', 0.1, height * 1.08, {
    form: 'rock',
    peaks: [
      { x: middle, height: short * tall, reach: short * reach, form: 'bluff', lean: -side * 0.7 },
      {
        x: middle + side * short * reach * 0.7,
        height: short * tall * 0.94,
        reach: short * reach * 1.2,
        form: 'bluff',
      },
    ],
    rough: 0.15,
    grain: 130 * unit,
    colour: mixColour(landAt(palette, 0.08), m.rock, 0.5),
  })
}

/** Places on the near rock, and on nothing else: clouds carry no one. */
function standOnLedge(stage: Stage, ridge: Float32Array, x: number, scale: number): void {
  const { width, short, side } = stage
  for (const offset of [0, 0.12, 0.22])
    groundAnchor(stage, ridge, width * (0.5 + side * (x + offset)), short * scale, 0.095)
  stage.focusX = width * (0.5 + side * x)
}

/** Summits over the whole width that rise out of a sea of clouds. */
function buildRangeOverClouds(stage: Stage): void {
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

/** Peaks in three distances, each an island in the clouds. */
function buildIslands(stage: Stage): void {
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

/** A rock with space for a pine, close; before it nothing but cloud and far blue tops. */
function buildLedge(stage: Stage): void {
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

/** One peak in the middle of everything. */
function buildSinglePeak(stage: Stage): void {
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
function buildRidges(stage: Stage): void {
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
    const land = addLand(stage, `ridge ${i}`, depth, baseY, {
      form: 'rock',
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
          : woods(
              stage,
              trees,
              depth,
              ridge,
              Math.round(34 * (width / short)),
              mix(18, 62, t) * unit,
              { floor: baseY - rise * 0.2 },
            ),
    })
    last = land.ridge
    if (t < 1)
      addMist(stage, baseY + height * 0.004, height * mix(0.02, 0.05, t), 0.85, depth - 0.005)
  }
  if (!last) return
  standOnLedge(stage, last, 0.12, 0.75)
  offerAir(stage, { sky: [-0.16, 0.22] })
}

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
function buildCanyon(stage: Stage): void {
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
function buildCloudCity(stage: Stage): void {
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

/** Above the clouds when the sun comes up: half the picture sky, half a white sea. */
function buildAbove(stage: Stage): void {
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

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const
/** Compositions whose front is a rock with space for one tree. */
const ON_THE_ROCK = ['ground', 'sky', 'corner'] as const

/** 雪山云海: mountains that are named with their snow are a range of it. */
const overSnow = ({ slots }: Draft): number =>
  slots.also.has('mountains') && slots.season === 'winter' && slots.landform === null ? 10_000 : 0

export const cloudSea: SceneDefinition = {
  id: 'cloud-sea',
  habits: [
    ['pine', 0.6, 'ground'],
    ['pine', 0.3],
    ['pavilion', 0.2],
    ['birds', 0.3],
    ['crane', 0.2],
  ],
  templates: [
    template('islands', OFFERS, buildIslands, { framing: ['wide'], weight: suits('bluff') }),
    template('ledge', ON_THE_ROCK, buildLedge, { framing: ['close', 'framed', 'diagonal'] }),
    template('single peak', ON_THE_ROCK, buildSinglePeak, {
      framing: ['symmetry', 'below'],
      weight: suits('cone'),
    }),
    template('ridges', OFFERS, buildRidges, { framing: ['high-horizon', 'above', 'path'] }),
    template('snow range', ON_THE_ROCK, buildRangeOverClouds, {
      motifs: ['range'],
      weight: overSnow,
    }),
    template('city', ON_THE_ROCK, buildCloudCity, {
      motifs: ['cloud-city', 'gorge', 'skyline'],
      weight: ({ slots }) => (slots.also.has('city') ? 100_000 : 0),
    }),
    template('canyon', ON_THE_ROCK, buildCanyon, { motifs: ['gorge'], weight: () => 0.1 }),
    template('above', ON_THE_ROCK, buildAbove, {
      framing: ['empty', 'low-horizon'],
      weight: ({ slots }) => (slots.also.has('mountains') ? 0 : 1),
    }),
  ],
}
