/** A finger across the pictures turns to the neighbouring feed. */
export interface Swipe {
  x: number
  y: number
}

const FAR_PX = 64
/** Here begins the phone's own way back. */
const EDGE_PX = 24

/** 1: to the next, -1: to the one before, 0: it was no swipe across. */
export function detectSwipe(from: Swipe, to: Swipe, widthPx: number): -1 | 0 | 1 {
  if (from.x < EDGE_PX || from.x > widthPx - EDGE_PX) return 0
  const dx = to.x - from.x
  if (Math.abs(dx) < FAR_PX || Math.abs(dx) < 2 * Math.abs(to.y - from.y)) return 0
  return dx < 0 ? 1 : -1
}
