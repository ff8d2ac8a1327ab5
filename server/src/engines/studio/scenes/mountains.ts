import { materialsAt } from '../palette'
import type { Stage } from '../scene'
import { mix } from '../maths'
import { makeCover } from './parts/cover'
import { type PeakForm, makeRidge, rangeOfPeaks, ridgeAt } from './parts/ridge'
import { addSky } from './parts/sky'
import { addMist, addTerrain } from './parts/terrain'
import { type SceneDefinition, type Template, anchor } from './scene-definition'

interface RangePlan {
  readonly form: PeakForm
  /** Height of the farthest range as a share of the picture's height. */
  readonly rise: number
  readonly ranges: number
  readonly main: number
  readonly slender: number
  readonly rough: number
}

/** Mountains behind mountains, each dissolving into the mist before the next. */
function stackRanges(stage: Stage, plan: RangePlan): void {
  const { width, height, unit, random, palette, slots } = stage
  const tallness = Math.min(1, (width / height) * 1.15 + 0.25)
  for (let i = 0; i < plan.ranges; i++) {
    const t = plan.ranges === 1 ? 0 : i / (plan.ranges - 1)
    const fork = random.fork(`range ${i}`)
    const depth = mix(0.92, 0.28, t)
    const baseY = height * mix(0.56, 0.9, t)
    const rise = height * plan.rise * mix(1, 0.5, t) * tallness * fork.range(0.9, 1.1)
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
    const cover = wooded
      ? makeCover(fork.fork('trees'), {
          ridge,
          count: Math.round(mix(26, 34, t) * (width / stage.short)),
          height: mix(34, 74, t) * unit,
          colour: slots.season === 'autumn' ? m.leaf : m.pine,
          bark: m.bark,
          kind: slots.season === 'autumn' ? 'mixed' : 'conifer',
          snowy: slots.season === 'winter' || slots.weather.has('snow'),
        })
      : []
    addTerrain(stage, { form: 'rock', depth, ridge, baseY, cover })
    if (i < plan.ranges - 1) addMist(stage, baseY + height * 0.02, height * 0.055, 0.75, depth)
  }
}

/** The land the viewer stands on, and where things may stand on it. */
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
  addTerrain(stage, {
    form: 'ground',
    depth: 0.12,
    ridge,
    baseY: baseY + height * 0.1,
    cover: makeCover(fork.fork('trees'), {
      ridge,
      count: Math.round(15 * (width / short)),
      height: 92 * unit,
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
    anchor(stage, 'ground', { x, y: ridgeAt(ridge, x) + 5 * unit, scale: short, depth: 0.11 })
  }
  stage.focusX = hillX
}

function shared(stage: Stage): void {
  const { width, height, short, side } = stage
  anchor(stage, 'sky', {
    x: width * (0.5 + side * 0.16),
    y: height * 0.27,
    scale: short,
    depth: 0.5,
  })
  anchor(stage, 'near', {
    x: width * (0.5 - side * 0.33),
    y: height * 1.01,
    scale: short,
    depth: 0.03,
  })
  anchor(stage, 'corner', { x: side > 0 ? 0 : width, y: height * 0.12, scale: short, depth: 0.02 })
}

function peaksTemplate(
  form: PeakForm,
  rise: number,
  slender: number,
  rough: number,
): Template['build'] {
  return (stage) => {
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
}

const EVERYTHING = ['ground', 'sky', 'near', 'corner'] as const

export const mountains: SceneDefinition = {
  id: 'mountains',
  templates: [
    { id: 'alpine', offers: EVERYTHING, build: peaksTemplate('alpine', 0.4, 0.85, 0.3) },
    { id: 'towers', offers: EVERYTHING, build: peaksTemplate('karst', 0.36, 0.36, 0.2) },
    { id: 'bluffs', offers: EVERYTHING, build: peaksTemplate('bluff', 0.4, 0.7, 0.32) },
    {
      id: 'volcano',
      offers: EVERYTHING,
      build: (stage) => {
        const { width, height, random, side, unit } = stage
        stage.horizon = height * 0.62
        addSky(stage, { clouds: 0.9 })
        const x = width * (0.5 + side * random.range(0.05, 0.2))
        const rise = Math.min(height * 0.36, width * 0.4)
        const ridge = makeRidge(random.fork('cone'), width, {
          baseY: height * 0.64,
          peaks: [{ x, height: rise, reach: rise * 1.75, form: 'cone' }],
          rough: 0.05,
          roll: 10 * unit,
          grain: 120 * unit,
        })
        addTerrain(stage, { form: 'rock', depth: 0.75, ridge, baseY: height * 0.64, snow: 0.4 })
        addMist(stage, height * 0.63, height * 0.05, 0.8, 0.7)
        stackRanges(stage, {
          form: 'dome',
          rise: 0.16,
          slender: 2.2,
          rough: 0.25,
          ranges: 2,
          main: 0.2,
        })
        foreground(stage, 0.93)
        shared(stage)
      },
    },
  ],
}
