import { type Oklch, shade } from '../../colour'
import { type Point, type Random, type Shape, blot, polygon, smooth, stroke } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import { pairs, triples } from '../../drawing/notation'

/** A scholar's rock: thin at the foot, overhanging at the top, worn through by water. */
export function scholarRock(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Oklch,
  lightSide: number,
): Shape[] {
  const left: Point[] = []
  const right: Point[] = []
  const knots = 8
  const lean = random.spread() * width * 0.16
  const phase = random.next() * 6
  for (let i = 0; i <= knots; i++) {
    const t = i / knots
    const waist = mix(1, 0.62, sin(t * 3.14)) + (t > 0.6 ? 0.22 : 0)
    const top = t > 0.92 ? 0.5 : 1
    const half = (width / 2) * waist * top
    const drift = lean * t + sin(t * 5 + phase) * width * 0.1
    left.push([x + drift - half * random.range(0.72, 1.12), y - height * t])
    right.push([x + drift + half * random.range(0.72, 1.12), y - height * t])
  }
  const outline = smooth([...left, ...right.reverse()], true, 4).map(([px, py]): Point => [px, py])
  const holes: Point[][] = []
  for (const [t, size] of pairs('0.3,0.11 0.52,0.15 0.74,0.12')) {
    if (random.chance(0.25)) continue
    const hx = x + lean * t + sin(t * 5 + phase) * width * 0.1 + random.spread() * width * 0.12
    holes.push(
      blot(
        random,
        hx,
        y - height * t,
        width * size,
        width * size * random.range(0.8, 1.5),
        0.25,
        8,
      ),
    )
  }
  const shapes: Shape[] = [polygon(outline, colour, { holes })]
  const dark = lightSide > 0 ? -1 : 1
  for (let i = 0; i < 5; i++) {
    const t = mix(0.08, 0.86, i / 4)
    const cx = x + lean * t + sin(t * 5 + phase) * width * 0.1
    const from: Point = [cx + dark * width * 0.08, y - height * (t + 0.06)]
    const fold: Point[] = [
      from,
      [cx + dark * width * 0.2, y - height * t],
      [cx + dark * width * random.range(0.1, 0.24), y - height * (t - 0.07)],
    ]
    shapes.push(
      stroke(smooth(fold, false, 4), width * 0.13, shade(colour, -0.11), 'both', {
        shadow: true,
        alpha: 0.75,
      }),
    )
    const crease: Point[] = [
      [cx - dark * width * 0.06, y - height * (t + 0.05)],
      [cx - dark * width * 0.18, y - height * (t - 0.01)],
      [cx - dark * width * 0.1, y - height * (t - 0.06)],
    ]
    shapes.push(
      stroke(smooth(crease, false, 4), width * 0.03, shade(colour, -0.18), 'both', {
        detail: true,
        alpha: 0.7,
      }),
    )
  }
  for (const hole of holes) {
    const rim = hole.slice(0, Math.ceil(hole.length / 2))
    shapes.push(stroke(rim, width * 0.035, shade(colour, -0.2), 'both', 'detail plain'))
  }
  return shapes
}

/** A group: one tall, two lower, the foot in grass. */
export function rockery(
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Oklch,
  leaf: Oklch,
  lightSide: number,
): Shape[] {
  const shapes: Shape[] = []
  for (const [dx, tall, broad] of triples('0.34,0.55,0.42 0,1,0.5 -0.36,0.4,0.44')) {
    const tone = shade(colour, random.spread() * 0.04)
    shapes.push(
      ...scholarRock(
        random,
        x + dx * size,
        y + (1 - tall) * size * 0.04,
        size * broad,
        size * tall,
        tone,
        lightSide,
      ),
    )
  }
  for (let i = 0; i < 5; i++) {
    const px = x + mix(-0.65, 0.62, i / 4) * size + random.spread() * size * 0.05
    const points = blot(random, px, y + size * 0.01, size * 0.16, size * 0.075, 0.2)
    shapes.push(polygon(points, shade(leaf, random.spread() * 0.05), { foliage: true }))
  }
  return shapes
}
