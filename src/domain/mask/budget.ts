/** Limit of marks in a mask: a line beyond it is drawn coarser, or not at all. */
import { MAX_COORDINATES, MAX_MARKS, type Mark } from '@contract/tools/mask'
import type { Size } from '@/lib/touch/transform'
import { simplifyLine, TOLERANCE } from './simplify'

function countCoordinates(marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + (mark.kind === 'tap' ? 2 : mark.points.length), 0)
}

function fitsBudget(marks: readonly Mark[], mark: Mark): boolean {
  return marks.length < MAX_MARKS && countCoordinates([...marks, mark]) <= MAX_COORDINATES
}

/** Steps of coarseness; at the last a circle has a dozen corners. */
const COARSER = [1, 4, 16]

/**
 * The mark simplified to fit next to `marks`; null when the budget is used up. `scale` is the zoom
 * while it was drawn: closer work keeps finer detail.
 */
export function fitToBudget(
  marks: readonly Mark[],
  mark: Mark,
  picture: Size,
  scale: number,
): Mark | null {
  if (mark.kind === 'tap') return fitsBudget(marks, mark) ? mark : null
  for (const factor of COARSER) {
    const points = simplifyLine(mark.points, picture, (TOLERANCE * factor) / scale)
    const line = { ...mark, points }
    if (fitsBudget(marks, line)) return line
  }
  return null
}

/** 0 … 1: used share of the limit. */
export function fullness(marks: readonly Mark[]): number {
  return Math.max(marks.length / MAX_MARKS, countCoordinates(marks) / MAX_COORDINATES)
}
