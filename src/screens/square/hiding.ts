/** When the header makes room: scrolling down it leaves, scrolling up it is back. */

/** At the top it is always there. */
const TOP_PX = 72
/** A resting finger trembles. */
const MOVED_PX = 6

export interface Hiding {
  hidden: boolean
  /** Where the direction was last read. */
  top: number
}

export function hidingAt(before: Hiding, top: number): Hiding {
  if (top <= TOP_PX) return { hidden: false, top }
  const moved = top - before.top
  if (Math.abs(moved) < MOVED_PX) return before
  return { hidden: moved > 0, top }
}
