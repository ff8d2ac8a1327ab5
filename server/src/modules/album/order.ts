/** Positions in an album: numbers with gaps between them. Higher is earlier. Pure. */

/** Twenty halvings between two neighbours before the album is renumbered. */
export const GAP = 2 ** 20

/** Places of newly added jobs, the first one first, all before what is there. */
export function positionsOnTop(top: number | null, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (top ?? 0) + GAP * (count - index))
}

/**
 * A position between two neighbours (null = the end of the album on that side), or null when no
 * position is left.
 */
export function positionBetween(earlier: number | null, later: number | null): number | null {
  if (earlier === null && later === null) return GAP
  if (earlier === null) return (later ?? 0) + GAP
  if (later === null) return earlier - GAP
  const middle = Math.floor((earlier + later) / 2)
  return middle > later && middle < earlier ? middle : null
}
