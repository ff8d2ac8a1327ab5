import { shade } from '../../colour'
import { type Point, type Shape, blot, polygon } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { roundTree } from '../parts/cover'
import { type Stage, addForms } from '../parts/forms'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'
import { addBeach, beside } from '../parts/surf'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { type StrokePoint, triples } from '../../drawing/notation'

/** A bay from a height: the sickle of sand, the wood behind it, the open sea. */
export function buildBay(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('bay')
  stage.horizon = height * random.range(0.14, 0.2)
  const { horizon } = stage
  addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0.1, 0.3) })
  addFarRange(stage, 'far coast', short * 0.07, 0.86, 'dome', { main: 0.5 + side * 0.4 })
  addWater(stage, { top: horizon, depth: 0.7, mirror: 0.1, ripples: 0.45, light: null })
  // a sickle that opens away from the focus
  const cx = 0.5 - side * random.range(0.22, 0.34)
  const shore = Array.from({ length: 49 }, (_, i): StrokePoint => {
    const t = i / 48
    const angle = mix(-0.3, 0.62, t) * TAU * 0.5
    const reach = mix(0.5, 0.66, t) * (1 + 0.07 * sin(t * 9 + cx * 20))
    const x = width * (cx + side * reach * cos(angle) * 0.92)
    const y = mix(horizon, height, 0.43 + 0.52 * sin(angle))
    return [x, y, mix(0.035, 0.15, t) * short]
  })
  const out = width * (0.5 + side * 0.7)
  const first = shore[0]
  const far = width * (0.5 + side * 0.7)
  addBeach(stage, {
    name: 'sickle',
    depth: 0.5,
    shore,
    inland: [
      [width * (0.5 - side * 0.7), height * 1.2],
      [out, height * 1.2],
      [far, first[1] - 10 * unit],
    ],
    sea: side,
  })
  const meadow = meadowAt(stage, 0.4)
  const m = materialsAt(palette, 0.35)
  const edge = beside(shore, -2.1 * side)
  const wood = edge.map(
    ([x, y], i) => [x + random.spread() * 6 * unit, y + (i % 2) * 4 * unit] as const,
  )
  const land = polygon(
    [
      ...wood,
      [width * (0.5 - side * 0.7), height * 1.2],
      [out, height * 1.2],
      [far, first[1] - 10 * unit],
    ],
    meadow,
    { plain: true },
  )
  const trees: { y: number; shapes: Shape[] }[] = []
  const leaf = isSnowy(stage) ? shade(m.pine, 0.06) : m.leaf
  for (let i = 0; i < 190; i++) {
    const k = random.integer(2, 48)
    const [x, y, size = 1] = beside(shore, -side * random.range(2.4, 7))[k] ?? first
    if (y > height * 1.12 || x < -0.04 * width || x > 1.04 * width) continue
    const tall = size * random.range(0.55, 1)
    trees.push({
      y,
      shapes: roundTree(random, x, y, tall, shade(leaf, random.range(-0.1, 0.02)), m.bark),
    })
  }
  trees.sort((a, b) => a.y - b.y)
  const rocks: Shape[] = Array.from({ length: 9 }, (_, i) => {
    const [x, y, size = 1] = shore[i < 5 ? i : 48 - (i - 5) * 2]
    const spot = blot(
      random,
      x - side * size * random.range(0.4, 2),
      y + size * random.spread() * 0.6,
      size * random.range(0.16, 0.34),
      size * random.range(0.12, 0.22),
      0.3,
      7,
    )
    return polygon(spot, shade(m.rock, random.spread() * 0.06))
  })
  addForms(stage, 'bay land', 0.49, [land, ...rocks])
  addForms(
    stage,
    'bay wood',
    0.48,
    trees.flatMap(({ shapes }) => shapes),
  )
  const place = (k: number, by: number, scale: number, depth: number): void => {
    const [x, y] = beside(shore, by * side)[k] ?? first
    anchor(stage, 'ground', [x, y], short * scale, depth)
  }
  place(20, -1.9, 0.6, 0.4)
  place(30, -2.2, 0.7, 0.3)
  place(12, -1.9, 0.45, 0.42)
  for (const [x, y, scale] of triples('0.02,0.36,0.62 -0.22,0.62,0.85 -0.3,0.24,0.5')) {
    const at: Point = [width * (cx + side * x), mix(horizon, height, y)]
    anchor(stage, 'water', at, short * scale, 0.36 - y * 0.2)
    anchor(stage, 'surface', at, short * scale * 0.7, 0.36 - y * 0.2)
  }
  offerAir(stage, { sky: [-0.2, 0.24], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.1)
}
