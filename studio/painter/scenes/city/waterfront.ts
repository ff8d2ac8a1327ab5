import { shade } from '../../colour'
import { type Point, type Shape, disc, polygon, stroke } from '../../geometry'
import { materialsAt } from '../../palette'
import { roundTree } from '../parts/cover'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { addSky } from '../parts/sky'
import { addMist, addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { cityPaint } from './paint'
import { addTowerRow } from './skyline'
import { polyline } from '../../drawing/notation'

/** The walk along the near bank: flags, a balustrade, lamps. */
function addQuay(stage: Stage, top: number): void {
  const { width, height, short, unit, side } = stage
  const paint = cityPaint(stage, 0.08)
  const stone = paint.snowy ? paint.tone([0.92, 0.015, 240]) : paint.tone([0.68, 0.03, 70])
  const shapes: Shape[] = [
    polygon(rectangle(-4, top, width + 4, height + 4), stone),
    polygon(rectangle(-4, top, width + 4, top + 7 * unit), shade(stone, 0.1), { detail: true }),
  ]
  for (let i = -7; i <= 7; i++) {
    const x = width / 2 + i * short * 0.12
    const joint: Point[] = polyline(
      [x, top + 7 * unit],
      [width / 2 + (x - width / 2) * 1.7, height],
    )
    shapes.push(stroke(joint, 1.8 * unit, shade(stone, -0.12), 'even', 'detail alpha 0.7'))
  }
  const rail = top - short * 0.062
  const post = shade(paint.dark, 0.05)
  for (const [y, thick] of polyline([rail, 8], [rail + short * 0.03, 4]))
    shapes.push(polygon(rectangle(-4, y, width + 4, y + thick * unit), post))
  for (let x = short * 0.03; x < width; x += short * 0.11)
    shapes.push(polygon(rectangle(x, rail - 4 * unit, x + 9 * unit, top + 4 * unit), post))
  addForms(stage, 'quay', 0.2, shapes)
  const lamp = materialsAt(stage.palette, 0).lamp
  const lamps = [0.5 + side * 0.38, 0.5 - side * 0.27].flatMap((share): Shape[] => {
    const x = share * width
    const high = top - short * 0.3
    return [
      polygon(rectangle(x - 4 * unit, high, x + 4 * unit, top + short * 0.02), post),
      polygon(rectangle(x - 12 * unit, top, x + 12 * unit, top + short * 0.02), post),
      polygon(rectangle(x - 24 * unit, high - 4 * unit, x + 24 * unit, high + 4 * unit), post),
      ...[-22, 22].flatMap((dx) => [
        ...(paint.lit
          ? [disc(x + dx * unit, high + 16 * unit, 34 * unit, lamp, 'plain glow alpha 0.2')]
          : []),
        disc(x + dx * unit, high + 16 * unit, 13 * unit, paint.lit ? lamp : paint.trim, {
          ...(paint.lit && { glow: true }),
        }),
      ]),
    ]
  })
  addForms(stage, 'lamps', 0.18, lamps)
}

/** A skyline across the water, seen from the walk on this bank. */
export function buildWaterfront(stage: Stage): void {
  const { width, height, short, unit, random, side } = stage
  stage.horizon = height * random.range(0.5, 0.58)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.7 })
  const centre = 0.5 + side * random.range(0.08, 0.24)
  const rows = [
    { name: 'far', depth: 0.86, low: 0.08, high: 0.44, broad: 0.05, centre, metre: 3.4 },
    {
      name: 'middle',
      depth: 0.68,
      low: 0.07,
      high: 0.3,
      broad: 0.075,
      centre: centre - side * 0.14,
      metre: 3.9,
    },
    {
      name: 'bank',
      depth: 0.58,
      low: 0.03,
      high: 0.1,
      broad: 0.1,
      centre: 0.5,
      metre: 4.4,
      gaps: 0.25,
    },
  ] as const
  for (const row of rows) {
    addTowerRow(stage, { ...row, base: horizon + 2 })
    if (row.name !== 'bank') addMist(stage, horizon, height * 0.03, 0.4, row.depth - 0.01)
  }
  const m = materialsAt(stage.palette, 0.56)
  const fork = random.fork('bank trees')
  const trees = Array.from({ length: Math.round((width / short) * 22) }, () => {
    const x = fork.next() * width
    return roundTree(fork, x, horizon + 2, short * fork.range(0.018, 0.036), m.leaf, m.bark)
  }).flat()
  const wall = rectangle(-4, horizon - 4 * unit, width + 4, horizon + 4 * unit)
  addForms(stage, 'bank', 0.565, [...trees, polygon(wall, shade(m.stone, -0.08))])
  addWater(stage, { top: horizon, depth: 0.55, mirror: 0.95, ripples: 0.6, light })
  const quay = height - short * 0.13
  addQuay(stage, quay)
  for (const [i, share] of [-0.16, 0.06, 0.24].entries()) {
    const x = width * (0.5 + side * share)
    anchor(stage, 'ground', [x, quay + short * (0.05 + i * 0.012)], short * 0.95, 0.1 - i * 0.004)
  }
  anchor(
    stage,
    'water',
    [width * (0.5 - side * 0.14), horizon + (quay - horizon) * 0.45],
    short * 0.8,
    0.3,
  )
  anchor(stage, 'sky', [width * (0.5 - side * 0.16), height * 0.2], short, 0.6)
  anchor(stage, 'near', [width * (0.5 - side * 0.38), height], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.1], short, 0.02)
  stage.focusX = width * centre
}
