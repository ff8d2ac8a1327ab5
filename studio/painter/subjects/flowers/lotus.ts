import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, curve, polygon, rounded, stroke } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { subject } from '../subject'
import { polyline, pairs } from '../../drawing/notation'

/** A floating leaf: an ellipse with a notch, veins and a paler half. */
export function lotusLeaf(
  random: Random,
  x: number,
  y: number,
  radius: number,
  colour: Oklch,
): Shape[] {
  const squash = random.range(0.42, 0.55)
  const notch = random.next() * TAU
  const points: Point[] = []
  for (let i = 0; i <= 38; i++) {
    const angle = notch + 0.16 + (i / 38) * (TAU - 0.32)
    const wave = 1 + 0.035 * sin(i * 1.9) + random.spread() * 0.015
    points.push([x + cos(angle) * radius * wave, y + sin(angle) * radius * squash * wave])
  }
  points.push([x, y])
  const shapes: Shape[] = [polygon(points, colour, { foliage: true })]
  shapes.push(
    polygon([...points.slice(4, 20), [x, y]], shade(colour, 0.06), 'shadow foliage alpha 0.7'),
  )
  for (let i = 0; i < 9; i++) {
    const angle = notch + 0.4 + (i / 8) * (TAU - 0.8)
    shapes.push(
      stroke(
        polyline([x, y], [x + cos(angle) * radius * 0.88, y + sin(angle) * radius * squash * 0.88]),
        radius * 0.022,
        shade(colour, 0.13),
        'end',
        { detail: true, plain: true, alpha: 0.8 },
      ),
    )
  }
  return shapes
}

function lotusPetal(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  colour: Oklch,
): Shape {
  const dx = sin(angle)
  const dy = -cos(angle)
  const at = (t: number, side: number): Point => [
    x + dx * length * t + dy * width * side,
    y + dy * length * t - dx * width * side,
  ]
  const tip = shade(colour, -0.1, 0.05)
  return {
    ...rounded(
      pairs('0,-0.25 0.35,-0.62 0.72,-0.45 1,0 0.72,0.45 0.35,0.62 0,0.25').map(([u, v]) =>
        at(u, v),
      ),
      colour,
      { petal: true },
    ),
    gradient: {
      from: [x, y],
      to: at(1, 0),
      stops: [
        { at: 0, colour: shade(colour, 0.09, -0.05) },
        { at: 0.6, colour },
        { at: 1, colour: tip },
      ],
    },
  }
}

/** A flower on its stem with two leaves at its foot. */
export const lotus = subject(
  ['near'],
  { home: 'lake', season: 'summer', height: 0.44, count: 3 },
  (brush) => {
    const { random, m } = brush
    const green = mixColour(m.leaf, m.pine, 0.5)
    const shapes: Shape[] = []
    const lean = random.spread() * 0.08
    shapes.push(...lotusLeaf(random, -0.3, 0.0, 0.34, shade(green, -0.05)))
    shapes.push(...lotusLeaf(random, 0.28, 0.06, 0.4, shade(green, 0.02)))
    if (random.chance(0.7)) {
      shapes.push(
        curve(polyline('0.3,0.05 0.36,-0.2 0.32,-0.4'), 0.016, shade(green, -0.06), 'even', {
          foliage: true,
        }),
      )
      shapes.push(...lotusLeaf(random, 0.32, -0.41, 0.24, shade(green, 0.05)))
    }
    shapes.push(
      curve(polyline([0, 0.06], [lean - 0.03, -0.3], [lean, -0.64]), 0.02, green, 'even', {
        foliage: true,
      }),
    )
    const cx = lean
    const cy = -0.63
    const open = random.range(0.85, 1.15)
    for (const [angle, length] of polyline(
      `-1.25,0.25 1.25,0.25 -0.88,0.3 0.88,0.3 -0.45,0.33 0.45,0.33 0,0.34`,
    )) {
      shapes.push(
        lotusPetal(cx, cy, angle * open, length, 0.115, shade(m.lotus, random.spread() * 0.02)),
      )
    }
    shapes.push(
      rounded(
        polyline([cx - 0.07, cy - 0.05], [cx, cy - 0.1], [cx + 0.07, cy - 0.05], [cx, cy]),
        m.gold,
        { detail: true, accent: true },
      ),
    )
    for (const [angle, length] of polyline('-0.95,0.19 0.95,0.19 -0.32,0.2 0.34,0.2'))
      shapes.push(lotusPetal(cx, cy + 0.025, angle * open, length, 0.12, shade(m.lotus, 0.03)))
    return shapes
  },
)
