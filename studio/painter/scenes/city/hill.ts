import { type Shape, disc, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { makeCover } from '../parts/cover'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/offers'
import { makeRidge, rangeOfPeaks } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist, addTerrain } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { cityPaint } from './paint'
import { addTowerRow } from './skyline'

/** Roads of lamps that wind out of the town towards the viewer. */
function lampRoads(stage: Stage, from: number, to: number, centre: number): Shape[] {
  const { width, unit, random } = stage
  const paint = cityPaint(stage, 0.4)
  const shapes: Shape[] = []
  for (let road = 0; road < 4; road++) {
    const fork = random.fork(`road ${road}`)
    const start = width * (centre + fork.spread() * 0.2)
    const end = width * fork.range(-0.1, 1.1)
    const bend = width * fork.spread() * 0.14
    const at = (t: number): readonly [number, number] => [
      mix(start, end, t) + bend * 4 * t * (1 - t),
      mix(from, to, t),
    ]
    const path = Array.from({ length: 15 }, (_, i) => [...at(i / 14), 0.3 + i / 14] as const)
    const surface = paint.tone(paint.lit ? [0.6, 0.06, 70] : [0.8, 0.015, 90])
    shapes.push(stroke(path, 13 * unit, surface, 'even', { plain: true, alpha: 0.55 }))
    if (!paint.lit) continue
    for (let i = 0; i < 24; i++) {
      const t = i / 24
      const [x, y] = at(t)
      const size = mix(1.6, 4.2, t) * unit
      shapes.push(disc(x, y - size * 2, size, paint.lamps[0], { plain: true, glow: true }))
    }
  }
  return shapes
}

/** The town in its basin, seen from a wooded hill. */
export function buildHill(stage: Stage): void {
  const { width, height, short, unit, random, side, palette, slots } = stage
  stage.horizon = height * random.range(0.42, 0.52)
  const { horizon } = stage
  addSky(stage, { clouds: 0.6 })
  const fork = random.fork('hills')
  const ridge = makeRidge(fork, width, {
    baseY: horizon,
    peaks: rangeOfPeaks(fork, width, short * 0.2, 'alpine', 0.5 - side * 0.2, 4, 1.8),
    grain: 160 * unit,
  })
  addTerrain(stage, 'rock', 0.94, ridge, horizon + height * 0.04)
  addMist(stage, horizon - height * 0.01, height * 0.06, 0.7, 0.93)
  const centre = 0.5 + side * 0.16
  const foot = height * 0.8
  const plain = makeRidge(fork.fork('plain'), width, {
    baseY: horizon + height * 0.02,
    peaks: [],
    roll: 10 * unit,
  })
  addTerrain(stage, 'ground', 0.9, plain, foot, { snow: 0 })
  const rows = [
    { name: 'a', at: 0.04, depth: 0.86, low: 0.03, high: 0.3, broad: 0.04, metre: 3, gaps: 0.1 },
    { name: 'b', at: 0.2, depth: 0.74, low: 0.04, high: 0.24, broad: 0.05, metre: 3.6, gaps: 0.22 },
    { name: 'c', at: 0.42, depth: 0.62, low: 0.035, high: 0.13, broad: 0.055, metre: 4, gaps: 0.4 },
    { name: 'd', at: 0.74, depth: 0.5, low: 0.03, high: 0.07, broad: 0.065, metre: 4.6, gaps: 0.5 },
  ]
  addForms(stage, 'roads', 0.87, lampRoads(stage, horizon + height * 0.05, foot, centre))
  for (const { at, ...row } of rows) {
    addTowerRow(stage, { ...row, base: mix(horizon, foot, at) + height * 0.03, centre })
    addMist(stage, mix(horizon, foot, at) + height * 0.03, height * 0.035, 0.4, row.depth - 0.01)
  }
  const baseY = height * 0.84
  const hill = makeRidge(fork.fork('hill'), width, {
    baseY,
    peaks: [
      { x: width * (0.5 - side * 0.5), height: height * 0.14, reach: width * 0.6, form: 'dome' },
      { x: width * (0.5 + side * 0.6), height: height * 0.05, reach: width * 0.4, form: 'dome' },
    ],
    rough: 0.12,
    roll: 14 * unit,
    grain: 200 * unit,
  })
  for (const share of [-0.2, 0.1, -0.36])
    groundAnchor(stage, hill, width * (0.5 + side * share), short * 0.95, 0.115)
  const m = materialsAt(palette, 0.12)
  addTerrain(stage, 'ground', 0.12, hill, height, {
    cover: makeCover(fork.fork('trees'), hill, 9, 110 * unit, {
      colour: m.leaf,
      bark: m.bark,
      kind: 'round',
      snowy: slots.season === 'winter' || slots.weather.has('snow'),
      from: side > 0 ? 0.66 : -0.02,
      to: side > 0 ? 1.02 : 0.34,
    }),
  })
  anchor(stage, 'sky', [width * (0.5 - side * 0.15), horizon * 0.45], short, 0.6)
  anchor(stage, 'near', [width * (0.5 - side * 0.36), height], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.1], short, 0.02)
  stage.focusX = width * centre
}
