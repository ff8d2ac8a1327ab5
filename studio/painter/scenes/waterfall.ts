import { mix } from '../../lib/maths'
import { triples } from '../drawing/notation'
import { groundAnchor, offerAir } from './parts/offers'
import { fall, splash } from './parts/waterfall'
import { addForms, type Stage } from './parts/forms'
import { addFarRange, addLand, woods } from './parts/land'
import { ridgeAt } from './parts/ridge'
import { addSky } from './parts/sky'
import { addMist, addWater } from './parts/terrain'
import { anchor, type Draft, type SceneDefinition, template } from './scene-definition'
import { buildForestFall } from './waterfall/forest'
import { buildValley } from './waterfall/valley'
import { addBoulders, addWall } from './waterfall/walls'

/** One tall fall in the cleft between two cliffs. */
function buildTall(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('tall')
  stage.horizon = height * random.range(0.7, 0.76)
  const { horizon } = stage
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.26, 0.36), lightY: 0.2 })
  const x = width * (0.5 + side * random.range(-0.04, 0.1))
  const back = addWall(stage, 'back', 0.72, horizon, horizon + 2, 26, 38, {
    peaks: [
      { x: x - width * 0.2, height: height * 0.52, reach: width * 0.36, form: 'bluff' },
      { x: x + width * 0.22, height: height * 0.56, reach: width * 0.36, form: 'bluff' },
      { x, height: height * 0.44, reach: width * 0.3, form: 'dome' },
    ],
  })
  const lip = short * random.range(0.022, 0.035)
  const top = ridgeAt(back.ridge, x) + short * 0.01
  addForms(
    stage,
    'fall',
    0.7,
    fall(stage, random, {
      x,
      top,
      foot: horizon + height * 0.005,
      lip,
      wide: lip * 1.7,
      depth: 0.7,
      ledges: [random.range(0.3, 0.5)],
      spray: false,
    }),
  )
  addMist(stage, horizon - height * 0.03, height * 0.05, 0.8, 0.69)
  addWater(stage, { top: horizon, depth: 0.66, mirror: 0.7, ripples: 0.8, light: null })
  addForms(stage, 'splash', 0.64, splash(stage, random, x, horizon + height * 0.006, lip * 1.9))
  const frame = (name: string, flank: -1 | 1, tall: number, reach: number) => {
    const edge = width * (0.5 + flank * 0.54)
    return addWall(stage, name, 0.36, horizon + height * 0.08, horizon + height * 0.09, 22, 74, {
      from: flank > 0 ? 0.6 : 0,
      to: flank > 0 ? 1 : 0.4,
      peaks: [
        { x: edge, height: height * tall, reach: width * reach, form: 'bluff' },
        {
          x: edge - flank * width * reach * 0.62,
          height: height * tall * 0.42,
          reach: width * reach * 0.5,
          form: 'bluff',
          lean: -flank * 0.5,
        },
      ],
    })
  }
  frame('left', -side as -1 | 1, 0.62, 0.36)
  const near = frame('right', side, 0.46, 0.42)
  addBoulders(
    stage,
    'boulders',
    triples(`-0.08,0.87,0.035 0.14,0.9,0.05 -0.26,0.93,0.07 0.34,0.95,0.09 -0.42,0.97,0.1 0.05,0.8,0.02
      0.46,0.98,0.1`),
    0.16,
  )
  groundAnchor(stage, near.ridge, width * (0.5 + side * 0.27), short * 0.62, 0.35)
  anchor(stage, 'ground', [width * (0.5 + side * 0.3), height * 0.91], short * 0.66, 0.15)
  anchor(stage, 'ground', [width * (0.5 - side * 0.28), height * 0.885], short * 0.6, 0.155)
  anchor(stage, 'water', [width * (0.5 - side * 0.14), height * 0.86], short * 0.7, 0.3)
  for (const off of [0.02, -0.16, 0.16])
    anchor(stage, 'surface', [x + off * width, height * 0.92], short * 0.42, 0.2)
  anchor(stage, 'span', [x, horizon + height * 0.07], short * 0.75, 0.34)
  offerAir(stage, { sky: [-0.2, 0.26], frame: -1 })
  stage.focusX = x
}

/** The river comes down in steps, each fall wider than the one above. */
function buildTiers(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('tiers')
  stage.horizon = height * random.range(0.34, 0.4)
  const pool = height * random.range(0.82, 0.86)
  addSky(stage, { clouds: 0.6, lightX: 0.5 - side * random.range(0.14, 0.28) })
  addFarRange(stage, 'mountain', short * 0.24, 0.9, 'alpine', {
    main: 0.5 + side * 0.04,
    bottom: height * 0.6,
  })
  addMist(stage, height * 0.36, height * 0.05, 0.8, 0.88)
  const steps = 4
  const top = height * 0.36
  let x = width * (0.5 + side * random.range(0.02, 0.14))
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1)
    const depth = mix(0.74, 0.34, t)
    const lipY = mix(top, pool, i / steps)
    const foot = mix(top, pool, (i + 1) / steps) + height * 0.012
    const lip = short * mix(0.025, 0.085, t) * random.range(0.9, 1.2)
    const land = addWall(
      stage,
      `step ${i}`,
      depth,
      lipY + height * 0.014,
      pool + height * 0.02,
      Math.round(mix(24, 14, t)),
      mix(40, 84, t),
      {
        rough: 0.1,
        peaks: [
          {
            x: width * -0.04,
            height: height * mix(0.1, 0.13, t),
            reach: x - lip * 1.3,
            form: 'bluff',
          },
          {
            x: width * 1.04,
            height: height * mix(0.12, 0.1, t),
            reach: width - x - lip * 1.3,
            form: 'bluff',
          },
        ],
      },
    )
    addForms(
      stage,
      `fall ${i}`,
      depth - 0.01,
      fall(stage, random.fork(`fall ${i}`), {
        x,
        top: lipY + height * 0.004,
        foot,
        lip,
        wide: lip * 1.25,
        depth,
        spray: true,
      }),
    )
    if (i === 2)
      groundAnchor(stage, land.ridge, width * (0.5 + side * 0.34), short * 0.6, depth - 0.005)
    if (i === 3)
      groundAnchor(stage, land.ridge, width * (0.5 - side * 0.34), short * 0.66, depth - 0.005)
    x += (i % 2 ? 1 : -1) * side * width * random.range(0.05, 0.12)
  }
  addWater(stage, { top: pool, depth: 0.3, mirror: 0.6, ripples: 0.9, light: null })
  addBoulders(
    stage,
    'boulders',
    triples(
      `0.3,0.88,0.05 -0.3,0.89,0.055 0.42,0.94,0.09 -0.44,0.96,0.1 0.08,0.9,0.03 -0.1,0.93,0.04`,
    ),
    0.18,
  )
  anchor(stage, 'ground', [width * (0.5 + side * 0.4), height * 0.9], short * 0.6, 0.17)
  anchor(stage, 'water', [width * (0.5 - side * 0.16), height * 0.92], short * 0.7, 0.2)
  for (const off of [0.14, -0.04, 0.24])
    anchor(stage, 'surface', [width * (0.5 + side * off), height * 0.95], short * 0.42, 0.19)
  anchor(stage, 'span', [width * 0.5, pool + height * 0.01], short * 0.75, 0.28)
  offerAir(stage, { sky: [-0.18, 0.26], frame: -1 })
  stage.focusX = width * 0.5
}

/** A whole river falls over a long edge, sheet by sheet. */
function buildCurtain(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('curtain')
  stage.horizon = height * random.range(0.36, 0.42)
  const { horizon } = stage
  const pool = height * random.range(0.68, 0.74)
  addSky(stage, { clouds: 1, lightX: 0.5 - side * random.range(0.1, 0.26) })
  addFarRange(stage, 'far', short * 0.1, 0.92, 'dome', { bottom: horizon + height * 0.1 })
  const wall = addWall(stage, 'edge', 0.62, horizon + height * 0.06, pool + 2, 60, 40, {
    rough: 0.1,
    peaks: [
      { x: width * (0.5 + side * 0.5), height: height * 0.09, reach: width * 0.34, form: 'bluff' },
      { x: width * (0.5 - side * 0.52), height: height * 0.06, reach: width * 0.22, form: 'bluff' },
    ],
  })
  let x = width * 0.04
  let i = 0
  while (x < width * 0.98) {
    // threads between broad sheets: a row of equals would look like columns
    const wide = short * (i % 2 === 0 ? random.range(0.055, 0.12) : random.range(0.008, 0.026))
    x += wide
    const near = Math.abs(x / width - 0.5) * 2
    const foot = pool + height * mix(0.004, 0.012, near)
    addForms(
      stage,
      `sheet ${i}`,
      0.6,
      fall(stage, random.fork(`sheet ${i}`), {
        x,
        top: ridgeAt(wall.ridge, x) + (i % 2 === 0 ? 6 : random.range(8, 60)) * unit,
        foot,
        lip: wide * 0.95,
        wide: wide * 1.04,
        depth: 0.6,
        spray: false,
      }),
    )
    x += wide + short * random.range(0.01, 0.04)
    i += 1
  }
  addMist(stage, pool - height * 0.015, height * 0.06, 1, 0.59)
  addWater(stage, { top: pool, depth: 0.55, mirror: 0.35, ripples: 0.9, light: null })
  addMist(stage, pool + height * 0.01, height * 0.03, 0.8, 0.54)
  const strikes = Array.from({ length: 9 }, (_, k) =>
    splash(
      stage,
      random,
      width * (0.04 + k * 0.115 + random.spread() * 0.03),
      pool + height * 0.006,
      short * 0.05,
    ),
  )
  addForms(stage, 'splash', 0.545, strikes.flat())
  const bank = addLand(stage, 'bank', 0.2, height * 0.99, {
    form: 'ground',
    peaks: [
      {
        x: width * (0.5 + side * 0.46),
        height: height * 0.13,
        reach: width * 0.46,
        form: 'bluff',
        lean: -side * 0.4,
      },
      { x: width * (0.5 - side * 0.6), height: height * 0.06, reach: width * 0.3, form: 'dome' },
    ],
    rough: 0.14,
    body: height * 0.2,
    cover: (ridge, fork) =>
      woods(stage, fork, 0.18, ridge, 8, 110 * unit, {
        kind: 'mixed',
        from: side > 0 ? 0.82 : 0,
        to: side > 0 ? 1 : 0.18,
      }),
  })
  addBoulders(
    stage,
    'boulders',
    triples('-0.1,0.8,0.03 0.1,0.84,0.04 -0.24,0.88,0.05 -0.4,0.95,0.08 -0.02,0.93,0.045'),
    0.26,
  )
  groundAnchor(stage, bank.ridge, width * (0.5 + side * 0.28), short * 0.8, 0.19)
  groundAnchor(stage, bank.ridge, width * (0.5 + side * 0.14), short * 0.75, 0.192)
  groundAnchor(stage, wall.ridge, width * (0.5 + side * 0.36), short * 0.36, 0.61)
  anchor(stage, 'water', [width * (0.5 - side * 0.12), height * 0.85], short * 0.7, 0.3)
  for (const off of [-0.1, -0.24, 0.02])
    anchor(stage, 'surface', [width * (0.5 + side * off), height * 0.92], short * 0.42, 0.24)
  offerAir(stage, { sky: [-0.16, 0.26], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.1)
}

const LAND = ['ground', 'surface', 'sky', 'near', 'corner'] as const
const POOL = [...LAND, 'water'] as const

/** 密林深处的瀑布: woods that are named are all around it. */
const inWoods = ({ slots: { also } }: Draft): number =>
  also.has('forest') || also.has('bamboo-grove') ? 10_000 : 0.5

export const waterfall: SceneDefinition = {
  id: 'waterfall',
  habits: [
    ['birds', 0.25],
    ['pavilion', 0.2],
    ['crane', 0.15],
  ],
  templates: [
    template('tall', [...POOL, 'span'], buildTall, {
      motifs: ['single-fall'],
      framing: ['framed', 'symmetry', 'below'],
    }),
    template('tiers', [...POOL, 'span'], buildTiers, {
      motifs: ['tiered-fall'],
      framing: ['close', 'diagonal'],
    }),
    template('forest', POOL, buildForestFall, {
      motifs: ['tiered-fall'],
      framing: ['framed'],
      weight: inWoods,
    }),
    template('curtain', POOL, buildCurtain, { motifs: ['broad-fall'], framing: ['wide', 'empty'] }),
    template('valley', [...LAND, 'span'], buildValley, { framing: ['path', 'high-horizon'] }),
  ],
}
