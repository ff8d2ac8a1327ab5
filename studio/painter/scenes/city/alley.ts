import { type Oklch, mixColour, shade } from '../../colour'
import { type Random, type Shape, ellipsePoints, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { type Stage, addForms } from '../parts/forms'
import { type HousePaint, housePaint } from '../parts/house'
import { addSky } from '../parts/sky'
import { type Plane, type View, makeView, panel } from '../parts/view'
import { anchor } from '../scene-definition'
import { type CityPaint, cityPaint } from './paint'
import { signBoard, wantsNeon } from './signs'
import { wetMirror } from './street'
import { addStalls } from './stalls'
import { pairs, polyline, triples } from '../../drawing/notation'

const HALF = 2.6

/** A bay of lattice: a panel with bars, lit when the house is inhabited. */
function lattice(plane: Plane, box: readonly number[], paint: HousePaint, on: boolean): Shape[] {
  const [u0 = 0, v0 = 0, u1 = 0, v1 = 0] = box
  const colour = on ? paint.window : mixColour(paint.wood, paint.roof, 0.5)
  const bar = on ? shade(paint.wood, -0.12) : shade(paint.wood, 0.1)
  const shapes: Shape[] = [
    polygon(panel(plane, u0, v0, u1, v1), colour, { detail: true, ...(on && { glow: true }) }),
  ]
  for (let i = 1; i < 4; i++) {
    const u = mix(u0, u1, i / 4)
    const v = mix(v0, v1, i / 4)
    shapes.push(
      polygon(panel(plane, u - 0.025, v0, u + 0.025, v1), bar, { detail: true, plain: true }),
      polygon(panel(plane, u0, v - 0.025, u1, v + 0.025), bar, { detail: true, plain: true }),
    )
  }
  return shapes
}

/** Eaves that reach into the lane: the tiled top, its furrows and the shaded soffit. */
function eaves(
  view: View,
  side: number,
  z: number,
  length: number,
  v: number,
  paint: HousePaint,
): Shape[] {
  const wall: Plane = (u, w) => view.at(side * HALF, w, z + u)
  const edge: Plane = (u, w) => view.at(side * (HALF - 0.95), w, z + u)
  const tile = paint.snowy ? paint.snow : paint.roof
  const top = [wall(0, v + 0.55), wall(length, v + 0.55), edge(length, v), edge(0, v)]
  const shapes: Shape[] = [
    polygon(panel(wall, 0, v - 0.7, length, v + 0.1), shade(paint.wood, -0.12), 'shadow alpha 0.6'),
    polygon(top, tile, paint.snowy ? { snow: true } : {}),
    polygon(
      [edge(0, v), edge(length, v), edge(length, v - 0.13), edge(0, v - 0.13)],
      shade(paint.roof, -0.06),
    ),
  ]
  for (let u = 0.25; u < length && !paint.snowy; u += 0.45) {
    const line = stroke(
      [wall(u, v + 0.55), edge(u, v)],
      view.metre(z + u) * 0.05,
      shade(paint.roof, 0.12),
      'even',
      { detail: true, alpha: 0.8 },
    )
    shapes.push(line)
  }
  return shapes
}

function laneHouse(
  random: Random,
  view: View,
  side: -1 | 1,
  z: number,
  length: number,
  paint: HousePaint,
): Shape[] {
  const plane: Plane = (u, v) => view.at(side * HALF, v, z + u)
  const front: Plane = (u, v) => view.at(side * (HALF + u), v, z)
  const tall = random.range(5.6, 7)
  const dim = side > 0 ? 0 : -0.05
  const wall = shade(random.chance(0.55) ? paint.wall : paint.wood, dim)
  const timber = shade(paint.wood, dim + random.spread() * 0.04)
  const shapes: Shape[] = [
    polygon(panel(front, 0, 0, 8, tall), shade(paint.wall, -0.1 + dim)),
    polygon(panel(plane, 0, 0, length, tall), wall),
    polygon(panel(plane, 0, 0, length, 0.5), shade(paint.roof, 0.16), { detail: true }),
    polygon(panel(plane, 0, 3.3, length, tall), timber, { detail: true }),
  ]
  const bays = Math.max(2, Math.round(length / 1.9))
  for (let b = 0; b < bays; b++) {
    const u0 = ((b + 0.12) / bays) * length
    const u1 = ((b + 0.88) / bays) * length
    shapes.push(...lattice(plane, [u0, 3.9, u1, 5.1], paint, paint.lit && random.chance(0.5)))
    if (random.chance(0.72)) {
      const high = random.chance(0.4) ? 0.95 : 0.12
      shapes.push(
        ...lattice(plane, [u0 + 0.1, high, u1 - 0.1, 2.5], paint, paint.lit && random.chance(0.6)),
      )
    }
  }
  shapes.push(
    ...eaves(view, side, z, length, 3, paint),
    ...eaves(view, side, z, length, tall, paint),
  )
  return shapes
}

function lantern(
  view: View,
  x: number,
  y: number,
  z: number,
  red: Oklch,
  lamp: Oklch,
  lit: boolean,
): Shape[] {
  const [px, py] = view.at(x, y, z)
  const r = view.metre(z) * 0.26
  const shapes: Shape[] = []
  if (lit) {
    const halo = ellipsePoints(px, py, r * 2.3, r * 2.1, 0, 24)
    shapes.push(polygon(halo, red, { alpha: 0.16, plain: true, glow: true }))
  }
  shapes.push(
    stroke(polyline([px, py - r * 2], [px, py + r * 2]), r * 0.1, shade(red, -0.3), 'even', {
      plain: true,
    }),
    polygon(ellipsePoints(px, py, r, r * 0.86, 0, 22), red, {
      accent: true,
      ...(lit && { glow: true }),
    }),
    polygon(ellipsePoints(px, py, r * 0.42, r * 0.84, 0, 18), shade(red, lit ? 0.12 : -0.06), {
      ...{ detail: true, accent: true },
      ...(lit && { glow: true }),
    }),
  )
  for (const end of [-1, 1]) {
    const cap = ellipsePoints(px, py + end * r * 0.86, r * 0.44, r * 0.13, 0, 14)
    shapes.push(polygon(cap, lamp, { detail: true, accent: true }))
  }
  return shapes
}

/** Stone slabs with joints that run to the vanishing point. */
function paving(stage: Stage, view: View, far: number): Shape[] {
  const paint = cityPaint(stage, 0.15)
  const base = paint.snowy ? paint.tone([0.92, 0.015, 240]) : paint.tone([0.66, 0.03, 75])
  const ground = [view.at(-9, 0, far), view.at(9, 0, far), view.at(9, 0, 1), view.at(-9, 0, 1)]
  const line = shade(base, -0.13)
  const shapes: Shape[] = [polygon(ground, base, { plain: true })]
  for (let z = 2.4, i = 0; z < 40; z += 0.75, i++) {
    const joint = stroke(
      [view.at(-HALF, 0, z), view.at(HALF, 0, z)],
      view.metre(z) * 0.03,
      line,
      'even',
      { ...{ detail: true, alpha: 0.6 } },
    )
    shapes.push(joint)
    for (const x of i % 2 === 0 ? [-1.7, -0.6, 0.5, 1.6] : [-1.2, 0, 1.1]) {
      if (z > 16) continue
      const short = stroke(
        [view.at(x, 0, z), view.at(x, 0, z + 0.75)],
        view.metre(z) * 0.03,
        line,
        'even',
        { ...{ detail: true, alpha: 0.6 } },
      )
      shapes.push(short)
    }
  }
  return shapes
}

/** Upright signs that reach into the lane, from far to near. */
const neonBoards = (random: Random, view: View, paint: CityPaint): Shape[] =>
  [22, 18, 14.5, 11.5, 9.2, 7, 5.4].flatMap((z, i) => {
    const way = i % 2 ? 1 : -1
    const wide = random.range(0.6, 0.85)
    const plane: Plane = (u, v) => view.at(way * (HALF - 0.1) - (way > 0 ? wide : 0) + u, v, z)
    const box = [0, random.range(3.1, 3.7), wide, wide * random.range(2.4, 3.4)] as const
    return signBoard(random, plane, box, random.pick(paint.signs), paint)
  })

/** A lane of timber houses with lanterns under the eaves. */
export function buildAlley(stage: Stage): void {
  const { width, height, short, random, side, palette } = stage
  stage.horizon = height * random.range(0.58, 0.66)
  const x = width * (0.5 + side * random.range(0.02, 0.1))
  const view = makeView(x, stage.horizon, short * 0.8, 1.7)
  addSky(stage, { clouds: 0.4, lightX: x / width })
  addForms(stage, 'paving', 0.8, paving(stage, view, 70))
  const fork = random.fork('lane')
  const lit: Shape[] = []
  for (const [from, to, depth] of triples('34,60,0.72 17,34,0.5 3.4,17,0.28')) {
    const paint = housePaint(stage, depth * 0.85)
    const shapes: { z: number; own: Shape[] }[] = []
    for (const way of [-1, 1] as const) {
      let z = from
      for (let i = 0; z < to - 1; i++) {
        const house = fork.fork(`${way} ${from} ${i}`)
        const length = Math.min(to - z, house.range(3.6, 5.6))
        shapes.push({ z, own: laneHouse(house, view, way, z, length, paint) })
        z += length
      }
    }
    shapes.sort((a, b) => b.z - a.z)
    const houses = shapes.flatMap(({ own }) => own)
    lit.push(...houses)
    addForms(stage, 'lane', depth, houses)
  }
  const m = materialsAt(palette, 0.1)
  const paint = cityPaint(stage, 0.1)
  const red = paint.lit ? shade(m.accent, 0.06, 0.02) : m.accent
  const hanging: Shape[] = []
  for (let z = 26; z > 4.4; z -= 2.9)
    for (const way of [-1, 1]) {
      if (fork.chance(0.16)) continue
      hanging.push(...lantern(view, way * (HALF - 0.85), 2.42, z, red, m.gold, paint.lit))
    }
  if (stage.slots.motifs.has('market')) addStalls(stage, view, HALF)
  const board: Plane = (u, v) => view.at(side * (HALF - 0.1) - (side > 0 ? 0.9 : 0) + u, v, 7.5)
  hanging.push(...signBoard(fork, board, [0, 3.6, 0.8, 2], m.wood, { ...paint, lit: false }))
  if (wantsNeon(stage.slots)) hanging.push(...neonBoards(random.fork('neon'), view, paint))
  if (paint.wet) {
    const mirrored = wetMirror(stage, view, [...lit, ...hanging], HALF)
    addForms(stage, 'wet road', 0.27, mirrored, 'reflection')
  }
  addForms(stage, 'lanterns', 0.26, hanging)
  for (const [at, z] of pairs('0.3,7 -0.9,9 1,11')) {
    const [px, py] = view.at(side * at, 0, z)
    anchor(stage, 'ground', [px, py], view.metre(z) * 8.5, 0.1 + z * 0.004)
  }
  anchor(stage, 'sky', [x, stage.horizon * 0.36], short * 0.6, 0.6)
  anchor(stage, 'near', [width * (0.5 - side * 0.36), height], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.08], short, 0.02)
  stage.focusX = x
}
