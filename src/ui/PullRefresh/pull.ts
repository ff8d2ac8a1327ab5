/** The numbers of pulling down, pure. All in CSS px. */

/** Let go beyond this and it refreshes. */
export const REFRESH_PX = 64
const MAX_PX = 96
/** A finger goes further than what it pulls. */
const DAMPING = 0.5

/** Offset of the indicator for a finger that moved `dy` down and `dx` sideways. */
export function pulledPx(dx: number, dy: number): number {
  if (dy <= 0 || Math.abs(dx) > dy) return 0
  return Math.min(MAX_PX, dy * DAMPING)
}

export function refreshes(pulled: number): boolean {
  return pulled >= REFRESH_PX
}
