import { shade } from '../../colour'
import { type Point, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addGrass, onWay } from '../parts/grass'
import { addFarRange, addLand, woods } from '../parts/land'
import { along, winding } from '../parts/stream'
import { railShapes, roadShapes } from '../parts/road'
import { addSky } from '../parts/sky'
import { meadowAt } from '../parts/soil'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'

/** A road along the sea: a rail at its edge, a wooded slope at its other side. */
export function buildCoastRoad(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('coast road')
  stage.horizon = height * random.range(0.4, 0.46)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.8, lightX: 0.5 + side * random.range(0.14, 0.26) })
  addFarRange(stage, 'cape', short * 0.06, 0.88, 'dome', { main: 0.5 + side * 0.4 })
  addWater(stage, { top: horizon, depth: 0.8, mirror: 0.5, ripples: 0.6, light })
  const slope = width * (0.5 - side * 0.56)
  addLand(stage, 'slope', 0.6, horizon + height * 0.06, {
    form: 'hill',
    peaks: [
      { x: slope, height: height * 0.24, reach: width * 0.5, form: 'dome' },
      { x: slope + side * width * 0.3, height: height * 0.05, reach: width * 0.28, form: 'dome' },
    ],
    colour: meadowAt(stage, 0.55),
    bottom: horizon + height * 0.07,
    shore: true,
    cover: (ridge, fork) =>
      woods(stage, fork, 0.55, ridge, 26, 64 * unit, {
        kind: 'mixed',
        from: side > 0 ? 0 : 0.62,
        to: side > 0 ? 0.38 : 1,
      }),
  })
  const way = winding(
    stage,
    random.fork('way'),
    [0.5 - side * 0.06, horizon + height * 0.055],
    [0.5 - side * random.range(0.1, 0.16), height * 1.08],
    random.range(0.06, 0.1),
    random.range(1.3, 1.7),
    [width * 0.008, short * 0.27],
  )
  const cliff = way.map(([x, y, half = 1]): Point => [x + side * half * 1.3, y + half * 0.06])
  const foot = way.map(([x, y, half = 1]): Point => [x + side * half * 1.42, y + half * 0.34])
  const inland = width * (0.5 - side * 0.6)
  const ground = meadowAt(stage, 0.35)
  const close = (edge: readonly Point[]): Point[] => [
    ...edge,
    [inland, height * 1.1],
    [inland, horizon + height * 0.055],
  ]
  addForms(stage, 'coast land', 0.5, [
    polygon(close(foot), shade(ground, -0.18, -0.02)),
    polygon(close(cliff), ground),
  ])
  addForms(stage, 'road', 0.46, roadShapes(stage, way))
  addForms(stage, 'rail', 0.4, railShapes(stage, way, side))
  addGrass(stage, 'grass', 0.08, random.fork('grass'), {
    top: horizon + height * 0.12,
    count: 150,
    tall: [9, 74],
    colour: shade(meadowAt(stage, 0.12), -0.08),
    wind: side * 0.3,
    // none on the road, and none in the sea
    bare: (x, y) =>
      onWay(way, () => height * 0.035, 1.35)(x, y) ||
      way.some(([wx, wy, half = 1]) => Math.abs(wy - y) < height * 0.04 && (x - wx) * side > half),
  })
  for (const [share, scale] of [
    [0.7, 0.6],
    [0.8, 0.85],
  ] as const) {
    const [x, y, half = 1] = along(way, share)
    anchor(stage, 'ground', [x - side * half * 2.2, y], short * scale, 0.3 - share * 0.1)
  }
  for (const far of [0.2, 0.4])
    anchor(
      stage,
      'water',
      [width * (0.5 + side * (0.34 - far * 0.1)), mix(horizon, height, far)],
      short * (0.4 + far),
      0.7 - far * 0.1,
    )
  offerAir(stage, { sky: [side * 0.1, 0.2], near: null })
  stage.focusX = width * (0.5 + side * 0.14)
}
