import { type Oklch, type Shape, blot, polygon } from '../geometry'
import { materialsAt } from '../palette'
import { makeCover } from './parts/cover'
import { buildCloudscape } from './parts/clouds'
import { groundAnchor } from './parts/offers'
import { makeRidge, type PeakForm, rangeOfPeaks, ridgeAt } from './parts/ridge'
import { addSky, starsOver } from './parts/sky'
import { addMist, addTerrain, addWater } from './parts/terrain'
import { type Draft, type SceneDefinition, type Stage, anchor, template } from './scene-definition'
import { pairs } from '../drawing/notation'

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
  addTerrain(stage, near ? 'ground' : 'rock', depth, ridge, baseY + rise * 0.5, {
    fades: !near && bottom === undefined,
    ...(bottom !== undefined && { bottom }),
    cover: near
      ? makeCover(fork.fork('trees'), ridge, Math.round(40 * (width / short)), 70 * unit, {
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
  anchor(stage, 'sky', [width * (0.5 + side * 0.1), height * 0.42], short, 0.14)
  anchor(stage, 'near', [width * (0.5 - side * 0.36), height * 1.01], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.11], short, 0.02)
}

const onLand = ({ slots }: Draft): number => (slots.motifs.has('deep-space') ? 0 : 1)

/** Clouds of gas that the stars shine through, in two hues. */
function nebula(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('nebula')
  const hues = random.pick<readonly [number, number]>(pairs('305,220 330,265 200,290 25,300'))
  const shapes = Array.from({ length: 90 }, (_, i): Shape => {
    const t = random.spread()
    const near = 1 - Math.abs(t) * 0.6
    const x = width * (0.5 + t * 0.62)
    const y = height * (0.5 + side * t * 0.34) + random.spread() * short * 0.24 * near
    const r = short * random.range(0.04, 0.17) * near
    const hue = hues[i % 2] ?? 280
    const colour: Oklch = [random.range(0.5, 0.78), random.range(0.08, 0.16), hue]
    const points = blot(random, x, y, r * 1.7, r, 0.35)
    return polygon(points, colour, { plain: true, glow: true, accent: true, alpha: 0.085 })
  })
  stage.layers.push({ kind: 'shapes', role: 'forms', name: 'nebula', depth: 0.99, shapes })
}

function buildHills(stage: Stage): void {
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
}

function buildPeaks(stage: Stage): void {
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
}

function buildStillWater(stage: Stage): void {
  const { width, height, short, random, side } = stage
  stage.horizon = height * random.range(0.66, 0.72)
  const light = addSky(stage, {
    band: true,
    clouds: 0.15,
    lightX: 0.5 - side * 0.24,
    lightY: random.range(0.2, 0.34),
    lightRadius: 0.055,
  })
  const ridge = skyline(stage, stage.horizon + 3, short * 0.18, 'alpine', 0.78, stage.horizon + 1)
  skyline(stage, stage.horizon + 3, short * 0.07, 'dome', 0.6, stage.horizon + 1)
  addWater(stage, { top: stage.horizon, depth: 0.5, mirror: 1, ripples: 0.35, light })
  shared(stage, null)
  const x = width * (0.5 + side * 0.2)
  anchor(
    stage,
    'ground',
    [x, Math.min(stage.horizon, ridgeAt(ridge, x) + short * 0.1)],
    short * 0.5,
    0.59,
  )
  anchor(
    stage,
    'water',
    [width * (0.5 + side * 0.12), stage.horizon + (height - stage.horizon) * 0.45],
    short,
    0.18,
  )
  anchor(stage, 'span', [width * 0.5, stage.horizon + height * 0.04], short * 0.8, 0.45)
  stage.focusX = width * (0.5 + side * 0.12)
}

function buildDeepSpace(stage: Stage): void {
  stage.horizon = stage.height
  stage.layers.push({ kind: 'sky', depth: 1, bottom: stage.height })
  stage.layers.push(starsOver(stage))
  nebula(stage)
  shared(stage, null)
}

export const nightSky: SceneDefinition = {
  id: 'night-sky',
  habits: [
    ['pine', 0.22],
    ['cottage', 0.2],
  ],
  templates: [
    template('hills', ['ground', 'sky', 'near', 'corner'], buildHills, { weight: onLand }),
    template('peaks', ['ground', 'sky', 'near', 'corner'], buildPeaks, { weight: onLand }),
    template('still water', ['ground', 'water', 'sky', 'near', 'corner', 'span'], buildStillWater, {
      weight: onLand,
    }),
    template('clouds', ['sky'], buildCloudscape, { motifs: ['open-sky'], weight: () => 0 }),
    template('deep space', ['sky', 'corner', 'near'], buildDeepSpace, {
      motifs: ['deep-space'],
      weight: ({ slots }) => (slots.motifs.has('deep-space') ? 1 : 0),
    }),
  ],
}
