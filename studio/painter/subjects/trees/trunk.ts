import { type Oklch, type Shape, type StrokePoint, stroke } from '../../geometry'

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
