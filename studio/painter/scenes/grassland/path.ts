import { type Oklch, shade } from '../../colour'
import { type Shape, polygon } from '../../geometry'
import { toneAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms, downwards } from '../parts/forms'
import { addGrass, onWay } from '../parts/grass'
import { addFarRange, addLand, woods } from '../parts/land'
import { isSnowy, meadowAt, patches, snowAt } from '../parts/soil'
import { along, ribbon, winding } from '../parts/stream'
import type { PeakForm } from '../parts/ridge'
import { roadShapes } from '../parts/road'
import { addSky } from '../parts/sky'
import { duneTones } from '../desert/dunes'
import { anchor } from '../scene-definition'
import { triples } from '../../drawing/notation'

interface WayPlan {
  readonly isRoad: boolean
  /** The range behind it: its height as a share of the short side. */
  readonly range: readonly [form: PeakForm, rise: number]
  /** Height of the hill that it climbs, share of the height. */
  readonly climb: number
  readonly swing: readonly [number, number]
  readonly bends: readonly [number, number]
  readonly ground: (stage: Stage, depth: number) => Oklch
  readonly tufts: number
}

/** A path winds away through the grass to a hill with one tree. */
export const buildPath = way({
  ...{ isRoad: false, range: ['dome', 0.09], climb: 0.11, swing: [0.12, 0.22], bends: [2, 3.2] },
  ...{ ground: meadowAt, tufts: 230 },
})

/** A road of asphalt over the same hills. */
export const buildRoad = way({
  ...{ isRoad: true, range: ['dome', 0.12], climb: 0.1, swing: [0.05, 0.1], bends: [1.4, 2] },
  ...{ ground: meadowAt, tufts: 200 },
})

/** A road that climbs in many bends before high mountains. */
export const buildMountainRoad = way({
  ...{ isRoad: true, range: ['alpine', 0.42], climb: 0.24, swing: [0.2, 0.26], bends: [4.4, 5.2] },
  ...{ ground: meadowAt, tufts: 120 },
})

/** A straight road through sand towards rocks. */
export const buildDesertRoad = way({
  ...{ isRoad: true, range: ['bluff', 0.1], climb: 0.015, swing: [0.004, 0.012], bends: [1, 1.4] },
  ...{ ground: (stage, depth) => duneTones(stage, depth).lit, tufts: 26 },
})

function way(plan: WayPlan): (stage: Stage) => void {
  return (stage) => buildWay(stage, plan)
}

function buildWay(stage: Stage, plan: WayPlan): void {
  const [form, rise] = plan.range
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('path')
  stage.horizon = height * random.range(0.46, 0.54)
  const { horizon } = stage
  addSky(stage, { clouds: 1.2, lightX: 0.5 - side * random.range(0.12, 0.28) })
  addFarRange(stage, 'hills', short * rise, 0.86, form, {
    main: 0.5 - side * 0.3,
    bottom: horizon + height * 0.1,
  })
  const hillX = width * (0.5 + side * random.range(0.08, 0.2))
  const hill = addLand(stage, 'hill', 0.6, horizon + height * 0.1, {
    form: 'hill',
    peaks: [{ x: hillX, height: height * plan.climb, reach: width * 0.5, form: 'dome' }],
    rough: 0.03,
    roll: 8 * unit,
    colour: plan.ground(stage, 0.5),
    body: height * 0.4,
    cover: (ridge, fork) =>
      plan.tufts < 100
        ? []
        : woods(stage, fork, 0.55, ridge, 12, 50 * unit, {
            kind: 'mixed',
            from: side > 0 ? -0.02 : 0.66,
            to: side > 0 ? 0.34 : 1.02,
          }),
  })
  addLand(stage, 'meadow', 0.5, horizon + height * 0.16, {
    form: 'hill',
    roll: 18 * unit,
    rough: 0,
    colour: shade(plan.ground(stage, 0.34), 0.03),
    body: height * 0.5,
  })
  const way = winding(
    stage,
    random,
    [hillX / width, horizon + height * (plan.isRoad ? 0.13 - plan.climb : 0.02)],
    [0.5 - side * random.range(-0.05, 0.2), height * 1.08],
    random.range(...plan.swing),
    random.range(...plan.bends),
    [width * 0.006, short * (plan.isRoad ? 0.24 : 0.16)],
  )
  const earth = isSnowy(stage) ? snowAt(stage, 0.3, 0.5) : toneAt(palette, 0.25, [0.82, 0.055, 78])
  const flat = {
    top: horizon + height * 0.17,
    bottom: height,
    count: 34,
    colour: plan.ground(stage, 0.34),
  }
  addForms(stage, 'meadow light', 0.48, patches(stage, random.fork('light'), flat))
  const line = ribbon(way)
  const path = (): Shape[] => [
    polygon(
      ribbon(way.map(([x, y, half = 1]) => [x, y, half * 1.14 + 2 * unit])),
      shade(meadowAt(stage, 0.3), -0.1),
      { plain: true, alpha: 0.6 },
    ),
    {
      ...polygon(line, earth, { plain: true }),
      gradient: downwards(horizon, height, shade(earth, 0.05), shade(earth, -0.05)),
    },
    ...[-0.42, 0.42].map((off) =>
      polygon(
        ribbon(way.map(([x, y, half = 1]) => [x + off * half, y, half * 0.13])),
        shade(earth, -0.08),
        { plain: true, detail: true, alpha: 0.5 },
      ),
    ),
  ]
  addForms(
    stage,
    'way',
    0.46,
    plan.isRoad ? roadShapes(stage, way, plan.ground(stage, 0.3)) : path(),
  )
  addGrass(stage, 'grass', 0.08, random.fork('grass'), {
    top: horizon + height * 0.14,
    count: plan.tufts,
    tall: [9, 92],
    colour: shade(plan.ground(stage, 0.12), -0.08),
    wind: side * 0.4,
    bare: onWay(way, () => height * 0.035, 1.25),
  })
  groundAnchor(stage, hill.ridge, hillX + side * width * 0.04, short * 0.6, 0.59)
  for (const [share, off, scale] of triples('0.72,0,0.62 0.8,2.2,0.85')) {
    const [x, y, half = 1] = along(way, share)
    const flank = x < width / 2 ? 1 : -1
    anchor(stage, 'ground', [x + flank * off * half, y], short * scale, 0.3 - share * 0.1)
  }
  offerAir(stage, { sky: [-0.18, 0.22], frame: -1, near: 0.4 })
  stage.focusX = hillX
}
