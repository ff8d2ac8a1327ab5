import type { Point } from './drawing'
import type { StrokePoint } from './geometry'

const known = new Map<string, readonly StrokePoint[]>()

/**
 * Hand-placed points as text, `x,y x,y,width …`: a drawing is easier to read and to move as a path
 * than as nested arrays.
 */
export function knots(text: string): readonly StrokePoint[] {
  let list = known.get(text)
  if (!list) {
    list = text
      .trim()
      .split(/\s+/)
      .map((pair): StrokePoint => {
        const [x = NaN, y = NaN, width] = pair.split(',').map(Number)
        if (Number.isNaN(x + y)) throw new Error(`outline: "${pair}" is not a point`)
        return width === undefined ? [x, y] : [x, y, width]
      })
    known.set(text, list)
  }
  return list
}

/** The same without widths. */
export function points(text: string): readonly Point[] {
  return knots(text).map(([x, y]) => [x, y] as const)
}
