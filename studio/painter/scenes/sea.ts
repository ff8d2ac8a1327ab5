import { mixColour, shade } from '../colour'
import { landAt, materialsAt } from '../palette'
import { addGreatWave } from './parts/great-wave'
import { makeCover } from './parts/cover'
import { groundAnchor } from './parts/offers'
import { makeRidge, type Peak } from './parts/ridge'
import { addRocks } from './parts/rocks'
import { addSky } from './parts/sky'
import { addTerrain, addWater } from './parts/terrain'
import { addSwell } from './parts/surf'
import { type SceneDefinition, type Stage, anchor, suits, template } from './scene-definition'
import { pairs } from '../drawing/notation'

function islands(stage: Stage, baseY: number, count: number, tall: number): void {
  const { width, short, unit } = stage
  for (let i = 0; i < count; i++) {
    const random = stage.random.fork(`island ${i}`)
    const x = width * (0.5 + stage.side * (i === 0 ? -0.36 : 0.3) + random.spread() * 0.1)
    const height = short * tall * random.range(0.55, 1) * (i === 0 ? 1 : 0.6)
    const peaks: Peak[] = [
      { x, height, reach: height * 2.4, form: 'alpine', lean: random.spread() },
      { x: x + height * 1.1, height: height * 0.66, reach: height * 1.5, form: 'alpine' },
      { x: x - height * 1.9, height: height * 0.3, reach: height * 1.2, form: 'dome' },
    ]
    const ridge = makeRidge(random, width, {
      baseY: baseY + 2 * unit,
      peaks,
      rough: 0.4,
      grain: 80 * unit,
    })
    addTerrain(stage, 'rock', 0.82 - i * 0.06, ridge, baseY + height * 0.5, {
      bottom: baseY + 1,
      fades: false,
    })
  }
}

/** A cliff that runs out into the sea: lighthouses and pines stand on it. */
function headland(stage: Stage, baseY: number, tall: number): void {
  const { width, height, short, unit, side, palette } = stage
  const random = stage.random.fork('headland')
  const edge = width * (0.5 + side * 0.5)
  const rise = short * tall
  const ridge = makeRidge(random, width, {
    baseY: baseY + rise * 0.12,
    peaks: [
      { x: edge, height: rise * 1.12, reach: width * 0.42, form: 'bluff', lean: -side * 0.2 },
      {
        x: edge - side * width * 0.25,
        height: rise * 0.92,
        reach: width * 0.2,
        form: 'bluff',
        lean: -side * 0.4,
      },
      { x: edge - side * width * 0.42, height: rise * 0.3, reach: width * 0.09, form: 'karst' },
    ],
    rough: 0.16,
    grain: 130 * unit,
  })
  const m = materialsAt(palette, 0.2)
  addTerrain(stage, 'rock', 0.22, ridge, baseY + rise * 0.5, {
    bottom: baseY + rise * 0.1,
    shore: true,
    fades: false,
    colour: mixColour(landAt(palette, 0.16), m.rock, 0.3),
    cover: makeCover(random.fork('trees'), ridge, 9, 46 * unit, {
      colour: m.pine,
      bark: m.bark,
      kind: 'mixed',
      snowy: stage.slots.weather.has('snow'),
      from: side > 0 ? 0.84 : 0,
      to: side > 0 ? 1 : 0.16,
    }),
  })
  addRocks(stage, edge - side * width * 0.45, baseY + rise * 0.1, 5, 0.2)
  const x = edge - side * width * 0.28
  groundAnchor(stage, ridge, x, short, 0.21)
  const second = edge - side * width * 0.13
  groundAnchor(stage, ridge, second, short * 0.9, 0.212)
  stage.focusX = x
  if (height < baseY) stage.horizon = baseY
}

function shared(stage: Stage, boatY: number, hollowX?: number): void {
  const { width, height, short, side, horizon } = stage
  const boatX = hollowX ?? width * (0.5 - side * stage.random.fork('boat').range(0.02, 0.16))
  const size = hollowX ? 0.78 : stage.random.fork('boat size').range(0.8, 1.5)
  anchor(stage, 'water', [boatX, boatY], short * size, 0.18)
  if (hollowX !== undefined) {
    // other boats keep clear of the wave, on the open side
    for (const [share, far] of pairs('0.9,0.12 0.74,0.07')) {
      const x = width * (0.5 + side * (share - 0.5))
      anchor(stage, 'water', [x, horizon + height * far], short * 0.6, 0.3)
    }
  }
  anchor(stage, 'sky', [width * (0.5 - side * 0.2), horizon * 0.42], short, 0.14)
  anchor(stage, 'near', [width * (0.5 + side * 0.36), height * 1.01], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? width : 0, height * 0.11], short, 0.02)
}

const OFFERS = ['ground', 'water', 'sky', 'near', 'corner'] as const

function buildHeadland(stage: Stage): void {
  const { height, random, side } = stage
  stage.horizon = height * random.range(0.44, 0.6)
  const light = addSky(stage, { clouds: 0.9, lightX: 0.5 - side * random.range(0.02, 0.28) })
  islands(stage, stage.horizon, 1, 0.07)
  addWater(stage, { top: stage.horizon, depth: 0.6, mirror: 0.55, ripples: 0.75, light })
  const foot = stage.horizon + height * random.range(0.12, 0.22)
  headland(stage, foot, random.range(0.22, 0.36))
  shared(stage, stage.horizon + height * 0.12)
}

function buildOpen(stage: Stage): void {
  const { height, random, side, short } = stage
  stage.horizon = height * random.range(0.42, 0.66)
  const light = addSky(stage, {
    clouds: 1,
    lightX: 0.5 + side * random.range(-0.16, 0.2),
    lightRadius: random.range(0.065, 0.12),
  })
  islands(stage, stage.horizon, random.integer(1, 2), 0.1)
  addWater(stage, { top: stage.horizon, depth: 0.6, mirror: 0.5, ripples: 0.85, light })
  const rocksX = stage.width * (0.5 + side * random.range(0.16, 0.4))
  addRocks(stage, rocksX, height * random.range(0.88, 0.96), random.integer(3, 8), 0.36)
  shared(stage, stage.horizon + height * 0.16)
  stage.focusX = stage.width * 0.5 - side * short * 0.1
}

function buildSwell(stage: Stage): void {
  const { height, random, side } = stage
  const storm = stage.slots.weather.has('storm')
  stage.horizon = height * random.range(0.4, 0.58)
  const light = addSky(stage, { clouds: 1.1, lightX: 0.5 + side * random.range(-0.16, 0.24) })
  if (!storm) islands(stage, stage.horizon, 1, 0.08)
  addWater(stage, { top: stage.horizon, depth: 0.6, mirror: 0.4, ripples: 1, light })
  const great = storm || random.fork('great').chance(0.3)
  const size = Math.min(stage.short * 0.62, height * 0.62)
  const waveX = stage.width * (0.5 - side * 0.22)
  if (great) addGreatWave(stage, waveX, height * 0.72, size, 0.16)
  addSwell(stage, stage.horizon + height * 0.07, 5, storm ? 0.8 : 0.5)
  // the boat rides in the hollow under the curl
  shared(
    stage,
    great ? height * 0.66 : stage.horizon + height * 0.2,
    great ? waveX + side * size * 0.34 : undefined,
  )
}

function buildIslands(stage: Stage): void {
  const { width, height, random, side, short, unit, palette } = stage
  stage.horizon = height * random.range(0.3, 0.5)
  // the light is behind the isle or across the water from it
  const across = random.fork('across').chance(0.5) ? -1 : 1
  const lightX = 0.5 + side * across * random.range(0.08, 0.26)
  const light = addSky(stage, { clouds: 0.9, lightX, lightRadius: random.range(0.06, 0.11) })
  islands(stage, stage.horizon, random.integer(1, 3), random.range(0.07, 0.13))
  addWater(stage, { top: stage.horizon, depth: 0.7, mirror: 0.45, ripples: 0.8, light })
  const baseY = stage.horizon + height * random.range(0.12, 0.3)
  const x = width * (0.5 + side * random.range(0.06, 0.32))
  const size = short * random.range(0.75, 1.25)
  const ridge = makeRidge(random.fork('isle'), width, {
    baseY: baseY + 6 * unit,
    peaks: [
      { x, height: size * 0.16, reach: size * 0.24, form: 'bluff', lean: side * 0.4 },
      { x: x + side * size * 0.2, height: size * 0.08, reach: size * 0.18, form: 'dome' },
    ],
    rough: 0.2,
    grain: 100 * unit,
  })
  const m = materialsAt(palette, 0.3)
  const share = x / width
  addTerrain(stage, 'rock', 0.34, ridge, baseY, {
    bottom: baseY + 1,
    shore: true,
    fades: false,
    colour: shade(landAt(palette, 0.3), 0.02),
    cover: makeCover(random.fork('trees'), ridge, 16, 52 * unit, {
      colour: stage.slots.season === 'autumn' ? m.leaf : m.pine,
      bark: m.bark,
      kind: 'mixed',
      snowy: stage.slots.weather.has('snow'),
      from: share - 0.13,
      to: share + 0.13,
    }),
  })
  groundAnchor(stage, ridge, x, short * 0.85, 0.33)
  shared(stage, stage.horizon + height * 0.34)
  stage.focusX = x
}

export const sea: SceneDefinition = {
  id: 'sea',
  habits: [
    ['sailboat', 0.5],
    ['birds', 0.5],
  ],
  templates: [
    template('headland', OFFERS, buildHeadland, { motifs: ['cliff'], weight: suits('cliff') }),
    template('open', ['water', 'sky', 'near', 'corner'], buildOpen, {
      weight: ({ slots }) => (slots.landform ? 0 : 1.2),
    }),
    template('swell', ['water', 'sky', 'corner'], buildSwell, {
      motifs: ['great-wave'],
      weight: (stage) => (stage.slots.weather.has('storm') ? 100 : 0.8),
    }),
    template('islands', OFFERS, buildIslands, { weight: suits('islands') }),
  ],
}
