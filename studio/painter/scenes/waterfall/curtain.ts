import { mix } from '../../../lib/maths'
import { offerAir } from '../parts/air'
import { fall, splash } from '../parts/fall'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { addWater } from '../parts/water'
import { anchor } from '../scene-definition'
import { addBoulders, addWall } from './walls'
import { triples } from '../../drawing/notation'

/** A whole river falls over a long edge, sheet by sheet. */
export function buildCurtain(stage: Stage): void {
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
