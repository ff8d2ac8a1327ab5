import { materialsAt } from '../palette'
import type { Stage } from '../scene'
import { makeCover } from './parts/cover'
import { groundAnchor } from './parts/ground'
import { type PeakForm, makeRidge, rangeOfPeaks, ridgeAt } from './parts/ridge'
import { addSky } from './parts/sky'
import { addMist, addTerrain } from './parts/terrain'
import { addWater } from './parts/water'
import { type SceneDefinition, anchor } from './scene-definition'

function skyline(
  stage: Stage,
  baseY: number,
  rise: number,
  form: PeakForm,
  depth: number,
  bottom?: number,
) {
  const { width, unit, random, side, palette, short } = stage
  const fork = random.fork(`skyline ${depth}`)
  const ridge = makeRidge(fork, width, {
    baseY,
    peaks: rangeOfPeaks(
      fork,
      width,
      rise,
      form,
      0.5 + side * fork.range(0.1, 0.3),
      4,
      form === 'dome' ? 2.6 : 1,
    ),
    rough: 0.24,
    roll: 14 * unit,
    grain: 150 * unit,
  })
  const m = materialsAt(palette, depth)
  const near = depth < 0.4
  addTerrain(stage, {
    form: near ? 'ground' : 'rock',
    depth,
    ridge,
    baseY: baseY + rise * 0.5,
    fades: !near && bottom === undefined,
    ...(bottom !== undefined && { bottom }),
    cover: near
      ? makeCover(fork.fork('trees'), {
          ridge,
          count: Math.round(40 * (width / short)),
          height: 70 * unit,
          colour: m.pine,
          bark: m.bark,
          kind: 'conifer',
          snowy: stage.slots.weather.has('snow') || stage.slots.season === 'winter',
        })
      : [],
  })
  return ridge
}

function shared(stage: Stage, ridge: Float32Array | null): void {
  const { width, height, short, side } = stage
  if (ridge) {
    for (const offset of [0.18, 0.05, 0.3]) {
      const x = width * (0.5 + side * offset)
      groundAnchor(stage, ridge, x, short * 0.8, 0.19)
    }
    stage.focusX = width * (0.5 + side * 0.18)
  }
  anchor(stage, 'sky', {
    x: width * (0.5 + side * 0.1),
    y: height * 0.42,
    scale: short,
    depth: 0.14,
  })
  anchor(stage, 'near', {
    x: width * (0.5 - side * 0.36),
    y: height * 1.01,
    scale: short,
    depth: 0.02,
  })
  anchor(stage, 'corner', { x: side > 0 ? 0 : width, y: height * 0.11, scale: short, depth: 0.02 })
}

export const nightSky: SceneDefinition = {
  id: 'night-sky',
  habits: [
    ['pine', 0.22],
    ['cottage', 0.2],
  ],
  templates: [
    {
      id: 'hills',
      offers: ['ground', 'sky', 'near', 'corner'],
      build(stage) {
        const { height, short, random, side } = stage
        stage.horizon = height * 0.86
        addSky(stage, {
          band: true,
          clouds: 0,
          lightX: 0.5 - side * 0.28,
          lightY: random.range(0.16, 0.26),
          lightRadius: 0.055,
        })
        skyline(stage, height * 0.84, short * 0.12, 'dome', 0.8)
        skyline(stage, height * 0.9, short * 0.1, 'dome', 0.55)
        shared(stage, skyline(stage, height * 0.96, short * 0.09, 'dome', 0.2))
      },
    },
    {
      id: 'peaks',
      offers: ['ground', 'sky', 'near', 'corner'],
      build(stage) {
        const { height, short, random, side } = stage
        stage.horizon = height * 0.82
        addSky(stage, {
          band: true,
          clouds: 0.2,
          lightX: 0.5 - side * 0.26,
          lightY: random.range(0.14, 0.24),
          lightRadius: 0.055,
        })
        skyline(stage, height * 0.8, short * 0.3, 'alpine', 0.8)
        addMist(stage, height * 0.79, height * 0.05, 0.6, 0.78)
        skyline(stage, height * 0.88, short * 0.2, 'bluff', 0.55)
        addMist(stage, height * 0.87, height * 0.04, 0.5, 0.5)
        shared(stage, skyline(stage, height * 0.97, short * 0.09, 'dome', 0.2))
      },
    },
    {
      id: 'still water',
      offers: ['ground', 'water', 'sky', 'near', 'corner', 'span'],
      build(stage) {
        const { width, height, short, random, side } = stage
        stage.horizon = height * random.range(0.66, 0.72)
        const light = addSky(stage, {
          band: true,
          clouds: 0.15,
          lightX: 0.5 - side * 0.24,
          lightY: random.range(0.2, 0.34),
          lightRadius: 0.055,
        })
        const ridge = skyline(
          stage,
          stage.horizon + 3,
          short * 0.18,
          'alpine',
          0.78,
          stage.horizon + 1,
        )
        skyline(stage, stage.horizon + 3, short * 0.07, 'dome', 0.6, stage.horizon + 1)
        addWater(stage, { top: stage.horizon, depth: 0.5, mirror: 1, ripples: 0.35, light })
        shared(stage, null)
        const x = width * (0.5 + side * 0.2)
        anchor(stage, 'ground', {
          x,
          y: Math.min(stage.horizon, ridgeAt(ridge, x) + short * 0.1),
          scale: short * 0.5,
          depth: 0.59,
        })
        anchor(stage, 'water', {
          x: width * (0.5 + side * 0.12),
          y: stage.horizon + (height - stage.horizon) * 0.45,
          scale: short,
          depth: 0.18,
        })
        anchor(stage, 'span', {
          x: width * 0.5,
          y: stage.horizon + height * 0.04,
          scale: short * 0.8,
          depth: 0.45,
        })
        stage.focusX = width * (0.5 + side * 0.12)
      },
    },
  ],
}
