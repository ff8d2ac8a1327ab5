import { cos, sin } from '../../../lib/maths'
import { polyline } from '../../drawing/notation'
import {
  type Oklch,
  type Point,
  polygon,
  type Shape,
  stroke,
  type StrokePoint,
} from '../../geometry'

/** The shaded side of a trunk: its course moved by `off` of its width there. */
export function trunkShade(
  trunk: readonly StrokePoint[],
  off: number,
  width: number,
  dark: Oklch,
): Shape {
  const side = trunk.map(([x, y, w = 1]): StrokePoint => [x + off * w, y, w])
  return stroke(side, width, dark, 'even', { shadow: true })
}

/** Tips and notches of a maple leaf around its middle, its stem at +y. */
const MAPLE: readonly Point[] =
  polyline(`0,0.34 -0.22,0.3 -0.55,0.42 -0.36,0.14 -0.92,0.02 -0.42,-0.12 -0.62,-0.66 -0.2,-0.34 0,-1
  0.2,-0.34 0.62,-0.66 0.42,-0.12 0.92,0.02 0.36,0.14 0.55,0.42 0.22,0.3`)

/** One maple leaf, seen `squash` from the side. */
export function mapleLeaf(
  x: number,
  y: number,
  size: number,
  turn: number,
  squash: number,
  colour: Oklch,
): Shape {
  const [cosine, sine] = [cos(turn) * size, sin(turn) * size]
  const at = MAPLE.map(([px, py]): Point => [
    x + (px * cosine - py * sine),
    y + (px * sine + py * cosine) * squash,
  ])
  return polygon(at, colour, { foliage: true, accent: true, plain: true })
}
