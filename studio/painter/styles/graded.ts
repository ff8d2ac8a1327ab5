import type { Oklch, Shape } from '../drawing'

/** Shapes that a style may grade: surfaces, not lines, leaves or lamps. */
const isSurface = ({ gradient, stroke, foliage, detail, glow, snow, points }: Shape): boolean =>
  !(gradient || stroke || foliage || detail || glow || snow) && points.length >= 4

/**
 * A surface of one colour with a gradient from its top to its foot; lines, leaves and small things
 * come back as they are.
 *
 * @param least height from which a surface is graded, pixels
 */
export function gradeDown(
  shape: Shape,
  least: number,
  tones: (colour: Oklch) => readonly [top: Oklch, middle: Oklch, foot: Oklch],
): Shape {
  if (!isSurface(shape)) return shape
  let [top, bottom] = [Infinity, -Infinity]
  for (const [, y] of shape.points) {
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  if (bottom - top < least) return shape
  const [high, middle, foot] = tones(shape.colour)
  return {
    ...shape,
    gradient: {
      from: [0, top],
      to: [0, bottom],
      stops: [
        { at: 0, colour: high },
        { at: 0.45, colour: middle },
        { at: 1, colour: foot },
      ],
    },
  }
}
