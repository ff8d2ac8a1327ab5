import { type Oklch, shade } from '../../colour'
import { type Shape, blot, disc, ellipsePoints, polygon, stroke } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import { toneAt } from '../../palette'
import type { Random, Stage } from '../../scene'
import { polyline, triples } from '../../drawing/notation'

const BEDS: readonly (readonly Oklch[])[] = [
  triples('0.74,0.15,5 0.9,0.05,350 0.62,0.18,22 0.88,0.1,90'),
  triples('0.58,0.14,295 0.76,0.1,310 0.9,0.04,300 0.85,0.13,92'),
  triples('0.8,0.15,75 0.66,0.18,40 0.92,0.06,95 0.58,0.18,25'),
]

/** The colours of this garden's flowers at a distance. */
export function flowerColours(stage: Stage, depth: number): readonly [Oklch, ...Oklch[]] {
  const set = BEDS[stage.random.fork('beds').integer(0, BEDS.length - 1)] ?? []
  const [first = [0.74, 0.15, 5] as const, ...rest] = set.map((colour) =>
    toneAt(stage.palette, depth, colour, 0.4),
  )
  return [first, ...rest]
}

function flower(random: Random, x: number, y: number, size: number, colour: Oklch): Shape[] {
  const turn = random.next() * TAU
  const petals = 5
  const shapes: Shape[] = []
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i / petals) * TAU
    const px = x + cos(angle) * size * 0.5
    const py = y + sin(angle) * size * 0.4
    const ring = ellipsePoints(px, py, size * 0.42, size * 0.34, 0, 12)
    shapes.push(polygon(ring, shade(colour, i % 2 ? -0.03 : 0.02), { petal: true }))
  }
  shapes.push(disc(x, y, size * 0.22, [0.84, 0.13, 88], { petal: true, detail: true }))
  return shapes
}

/** A clump: leaves below, stems, flowers of one kind in a loose dome. */
export function flowerClump(
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Oklch,
  leaf: Oklch,
): Shape[] {
  const shapes: Shape[] = []
  for (let i = 0; i < 4; i++) {
    const points = blot(
      random,
      x + random.spread() * size * 0.5,
      y - size * random.range(0.1, 0.4),
      size * 0.42,
      size * 0.28,
      0.22,
    )
    shapes.push(polygon(points, shade(leaf, random.spread() * 0.07), { foliage: true }))
  }
  const blooms = random.integer(5, 8)
  const spiky = random.chance(0.3)
  for (let i = 0; i < blooms; i++) {
    const dx = random.spread() * size * 0.62
    const top = y - size * random.range(0.45, 1) + Math.abs(dx) * 0.3
    if (spiky) {
      shapes.push(
        stroke(
          polyline([x + dx * 0.6, y - size * 0.2], [x + dx, top]),
          size * 0.025,
          leaf,
          'even',
          { foliage: true },
        ),
      )
      for (let k = 0; k < 6; k++) {
        shapes.push(
          disc(
            x + dx + random.spread() * size * 0.03,
            top + k * size * 0.075,
            size * (0.035 + k * 0.009),
            shade(colour, random.spread() * 0.06),
            { petal: true },
          ),
        )
      }
    } else {
      shapes.push(
        ...flower(
          random,
          x + dx,
          top,
          size * random.range(0.12, 0.19),
          shade(colour, random.spread() * 0.05),
        ),
      )
    }
  }
  return shapes
}
