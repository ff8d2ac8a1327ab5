import { shade } from '../../colour'
import { type Random, type Shape, curve, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { addFarRange, addLand } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { meadowAt, sandAt } from '../parts/soil'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { hamlet } from './hamlet'
import { polyline } from '../../drawing/notation'

/** Poles with a net hung out to dry. */
function nets(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
): Shape[] {
  const m = materialsAt(stage.palette, depth)
  const shapes: Shape[] = []
  const line = shade(m.sail, -0.12)
  for (let i = 0; i < 4; i++) {
    const px = x + i * size * 0.62
    shapes.push(
      stroke(
        polyline([px, y], [px + random.spread() * size * 0.04, y - size]),
        size * 0.045,
        m.wood,
      ),
    )
    if (i === 3) break
    const top = y - size * 0.94
    const sag = (t: number, drop: number): readonly [number, number] => [
      px + t * size * 0.62,
      top + drop * size + 4 * t * (1 - t) * size * 0.16,
    ]
    const sheet = [sag(0, 0), sag(0.5, 0), sag(1, 0), sag(1, 0.55), sag(0.5, 0.6), sag(0, 0.55)]
    shapes.push(polygon(sheet, line, { plain: true, alpha: 0.28 }))
    for (const drop of [0, 0.14, 0.28, 0.42, 0.56])
      shapes.push(
        curve([sag(0, drop), sag(0.5, drop), sag(1, drop)], size * 0.014, line, 'even', 'plain'),
      )
    for (const t of [0.2, 0.4, 0.6, 0.8])
      shapes.push(stroke([sag(t, 0), sag(t, 0.56)], size * 0.012, line, 'even', { plain: true }))
  }
  return shapes
}

/** A jetty on posts that runs out into the water. */
function jetty(stage: Stage, x: number, y: number, length: number, depth: number): Shape[] {
  const { side, short, unit } = stage
  const m = materialsAt(stage.palette, depth)
  const plank = shade(m.wood, 0.12)
  const shapes: Shape[] = []
  const at = (t: number, dy: number): readonly [number, number] => [
    x - side * length * t,
    y + short * 0.05 * t + dy,
  ]
  for (let i = 0; i <= 6; i++) {
    const [px, py] = at(i / 6, 0)
    shapes.push(
      polygon(
        rectangle(px - 5 * unit, py - short * 0.012, px + 5 * unit, py + short * 0.055),
        shade(m.wood, -0.06),
      ),
    )
  }
  shapes.push(
    polygon(
      [at(0, -short * 0.012), at(1, -short * 0.012), at(1, short * 0.016), at(0, short * 0.01)],
      plank,
    ),
    polygon(
      [at(0, short * 0.01), at(1, short * 0.016), at(1, short * 0.028), at(0, short * 0.02)],
      shade(plank, -0.14),
    ),
  )
  for (let i = 1; i < 16; i++)
    shapes.push(
      stroke(
        [at(i / 16, -short * 0.012), at(i / 16, short * 0.015)],
        2 * unit,
        shade(plank, -0.1),
        'even',
        { detail: true },
      ),
    )
  return shapes
}

/** A fishing hamlet: houses along a bay, a jetty, nets on poles. */
export function buildFishingHamlet(stage: Stage): void {
  const { width, height, short, random, side } = stage
  stage.horizon = height * random.range(0.4, 0.48)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.8 })
  addFarRange(stage, 'cape', short * 0.13, 0.9, 'dome', { main: 0.5 - side * 0.3 })
  addWater(stage, { top: horizon, depth: 0.8, mirror: 0.6, ripples: 0.7, light })
  const shore = mix(horizon, height, 0.22)
  const bay = addLand(stage, 'bay', 0.5, shore, {
    bottom: shore + 1,
    shore: true,
    colour: meadowAt(stage, 0.5),
    rough: 0.14,
    peaks: [
      { x: width * (0.5 + side * 0.5), height: short * 0.24, reach: width * 0.4, form: 'dome' },
      { x: width * (0.5 + side * 0.22), height: short * 0.1, reach: width * 0.36, form: 'dome' },
    ],
  })
  const span = side > 0 ? { from: 0.36, to: 0.99 } : { from: 0.01, to: 0.64 }
  const upper = bay.ridge.map((y) => mix(y, shore, 0.25))
  const lower = bay.ridge.map((y) => mix(y, shore, 0.85))
  const many = Math.max(1, (width / short) * 0.8)
  addForms(
    stage,
    'upper houses',
    0.495,
    hamlet(stage, random.fork('upper'), {
      ridge: upper,
      depth: 0.46,
      ...span,
      count: Math.round(5 * many),
      size: short * 0.11,
      kind: 'cottage',
    }),
  )
  addForms(stage, 'lower houses', 0.49, [
    ...hamlet(stage, random.fork('lower'), {
      ridge: lower,
      depth: 0.4,
      ...span,
      count: Math.round(4 * many),
      size: short * 0.135,
      kind: 'cottage',
    }),
    ...jetty(stage, width * (0.5 + side * 0.14), shore, short * 0.3, 0.36),
  ])
  const sand = height * 0.9
  const beach = addLand(stage, 'beach', 0.2, sand, {
    colour: sandAt(stage, 0.1),
    peaks: [
      { x: width * (0.5 - side * 0.5), height: short * 0.09, reach: width * 0.7, form: 'dome' },
    ],
  })
  const netX = width * (0.5 - side * 0.4) - (side > 0 ? 0 : short * 0.3)
  addForms(
    stage,
    'nets',
    0.19,
    nets(
      stage,
      random.fork('nets'),
      netX,
      ridgeAt(beach.ridge, netX) + short * 0.04,
      short * 0.16,
      0.18,
    ),
  )
  for (const share of [0.08, -0.12, 0.26]) {
    const x = width * (0.5 + side * share)
    anchor(stage, 'ground', [x, ridgeAt(beach.ridge, x) + short * 0.03], short * 1.05, 0.17)
  }
  anchor(stage, 'water', [width * (0.5 - side * 0.14), mix(shore, sand, 0.45)], short * 0.95, 0.3)
  for (let i = 0; i < 5; i++) {
    anchor(
      stage,
      'surface',
      [width * (0.5 + side * (0.2 - 0.12 * i)), mix(shore, sand, 0.5 + (i % 2) * 0.2)],
      short * 0.5,
      0.28 + i * 0.003,
    )
  }
  offerAir(stage, { sky: [-0.14, 0.18] })
  stage.focusX = width * (0.5 + side * 0.26)
}
