/** Hides the header on scrolling down, shows it on scrolling up. */

/** At the top it is always there. */
const TOP_PX = 72
/** A resting finger trembles. */
const MOVED_PX = 6

export interface Hiding {
  hidden: boolean
  /** Position of the last change of direction. */
  top: number
}

export function hidingAt(before: Hiding, top: number): Hiding {
  if (top <= TOP_PX) return { hidden: false, top }
  const moved = top - before.top
  if (Math.abs(moved) < MOVED_PX) return before
  return { hidden: moved > 0, top }
}
