import { cos, sin, TAU } from '../../../lib/maths'
import { mixColour, type Oklch, shade } from '../../colour'
import { polyline, type StrokePoint } from '../../drawing/notation'
import {
  blot,
  curve,
  ellipsePoints,
  polygon,
  type Random,
  type Shape,
  stroke,
} from '../../geometry'
import { materialsAt, toneAt } from '../../palette'
import { BLOSSOMING } from '../../subjects/kinds'
import { roundTree } from './cover'
import { addForms, type Stage } from './forms'
import { isSnowy } from './soil'

/** A palm: a bent trunk and a head of drooping fronds. */
export function palm(
  random: Random,
  x: number,
  y: number,
  tall: number,
  leaf: Oklch,
  bark: Oklch,
): Shape[] {
  const lean = random.spread() * 0.3 * tall
  const headX = x + lean
  const headY = y - tall * 0.8
  const trunk: StrokePoint[] = [
    [x, y + tall * 0.02, 1.3],
    [x + lean * 0.2, y - tall * 0.35, 0.9],
    [headX, headY, 0.7],
  ]
  const shapes = [curve(trunk, tall * 0.055, bark)]
  for (let i = 0; i < 11; i++) {
    const turn = (i / 10) * 2 - 1 + random.spread() * 0.12
    const long = tall * random.range(0.3, 0.4)
    const rise = (1 - Math.abs(turn)) * 0.55 + 0.08
    const tone = shade(leaf, random.spread() * 0.05 + (turn < 0 ? 0.03 : -0.03))
    const frond: StrokePoint[] = [
      [headX, headY, 0.5],
      [headX + turn * long * 0.5, headY - rise * long * 0.75, 1],
      [headX + turn * long * 0.92, headY - rise * long * 0.2 + Math.abs(turn) * long * 0.2, 0.9],
      [headX + turn * long * 1.08, headY + long * (0.36 - rise * 0.25), 0.15],
    ]
    shapes.push(curve(frond, tall * 0.06, tone, 'even', { foliage: true }))
    for (let k = 1; k <= 4; k++) {
      const t = k / 5
      const px = headX + turn * long * t
      const py =
        headY - rise * long * (t < 0.6 ? t * 1.2 : 0.9 - t * 0.3) + Math.abs(turn) * long * 0.16 * t
      shapes.push(
        stroke(
          polyline([px, py], [px + turn * long * 0.08, py + long * 0.2]),
          tall * 0.016,
          tone,
          'end',
          { foliage: true, plain: true },
        ),
      )
    }
  }
  return shapes
}

/** Leaf colours of this season at a distance: from light to deep green, or all of autumn. */
export function leafAt(stage: Stage, depth: number, random: Random): Oklch {
  const m = materialsAt(stage.palette, depth)
  if (stage.slots.season === 'winter') return mixColour(m.pine, m.snow, random.range(0.1, 0.5))
  const { season, subjects } = stage.slots
  // mushrooms bring an autumn that is still green
  if (season === 'autumn' && !subjects.some(({ id }) => id === 'mushrooms')) {
    const maple = subjects.find(({ id }) => id === 'maple')
    const [from, to] = !maple ? [0, 1] : maple.tint === 'gold' ? [0, 0.2] : [0.5, 1.25]
    const turned = mixColour([0.74, 0.14, 82], [0.57, 0.17, 36], random.range(from, to))
    return shade(toneAt(stage.palette, depth, turned), random.spread() * 0.05)
  }
  return shade(mixColour(m.leaf, m.pine, random.range(0, 0.75)), random.spread() * 0.05)
}

/** Crowns of the trees: in blossom where blossom is named, 樱花树林; as their leaves elsewhere. */
function crownAt(stage: Stage, depth: number, random: Random): Oklch {
  const leaf = leafAt(stage, depth, random)
  const named = stage.slots.subjects.find(({ id }) => BLOSSOMING.has(id))
  if (!named) return leaf
  const m = materialsAt(stage.palette, depth)
  const blossom = named.id === 'plum' ? m.plum : m.blossom
  const petal = named.tint === 'white' ? mixColour(blossom, m.snow, 0.8) : blossom
  // the lightness of the leaf keeps one mass apart from the next
  const [light] = leaf
  return shade(petal, (light - 0.55) * 0.35)
}

/** A low rounded bush; snow lies on it in winter. */
export function bush(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
): Shape[] {
  const shapes: Shape[] = []
  const colour = leafAt(stage, depth, random)
  for (let i = 0; i < 4; i++) {
    const px = x + random.spread() * size * 0.7
    const py = y - size * random.range(0.2, 0.5)
    const points = blot(random, px, py, size * 0.5, size * 0.4, 0.16)
    shapes.push(polygon(points, shade(colour, -0.05 + i * 0.03), { foliage: true }))
  }
  if (isSnowy(stage)) {
    const m = materialsAt(stage.palette, depth)
    shapes.push(
      polygon(blot(random, x, y - size * 0.68, size * 0.5, size * 0.16, 0.2), m.snow, 'plain snow'),
    )
  }
  return shapes
}

/**
 * Broad trees and bushes in a loose row: what closes the view of a garden.
 * @param heights of the trees, shares of the short side
 */
export function addGrove(
  stage: Stage,
  name: string,
  depth: number,
  y: number,
  heights: readonly [low: number, high: number],
  count: number,
  { from = -0.03, to = 1.03 }: { readonly from?: number; readonly to?: number } = {},
): void {
  const { width, short } = stage
  const random = stage.random.fork(`grove ${name}`)
  const m = materialsAt(stage.palette, depth)
  const shapes: Shape[] = []
  for (let i = 0; i < count; i++) {
    const x = (from + ((i + random.next()) / count) * (to - from)) * width
    const tall = short * random.range(...heights)
    shapes.push(...roundTree(random, x, y, tall, crownAt(stage, depth, random), m.bark))
    if (random.chance(0.6)) {
      shapes.push(
        ...bush(stage, random, x + tall * random.spread() * 0.6, y + 2, tall * 0.34, depth),
      )
    }
  }
  addForms(stage, 'grove', depth, shapes)
}

/** A mass of leaves: a soft heart with loose leaves about its rim, lit from above. */
export function leafMass(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  depth: number,
): Shape[] {
  const colour = crownAt(stage, depth, random)
  const shapes: Shape[] = [
    polygon(blot(random, x, y, radiusX * 0.8, radiusY * 0.8, 0.3, 9), shade(colour, -0.04), {
      foliage: true,
      plain: true,
    }),
  ]
  const leaves = 13
  for (let i = 0; i < leaves; i++) {
    const angle = random.next() * TAU
    const reach = random.range(0.45, 1.12)
    const px = x + cos(angle) * radiusX * reach
    const py = y + sin(angle) * radiusY * reach
    const size = Math.min(radiusX, radiusY) * random.range(0.22, 0.4)
    const lit = py < y ? 0.06 : -0.02
    const leaf = ellipsePoints(px, py, size, size * 0.55, random.next() * TAU, 9)
    shapes.push(polygon(leaf, shade(colour, lit + random.spread() * 0.05), 'foliage plain'))
  }
  return shapes
}
