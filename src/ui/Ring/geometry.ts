/** The arc's numbers, shared by the twins: a 2 px line just inside a square of `size`. */
export const STROKE = 2

export function radiusOf(size: number): number {
  return size / 2 - STROKE
}

/** Length of the full circle. */
export function circumferenceOf(size: number): number {
  return 2 * Math.PI * radiusOf(size)
}

/** Drawn part in 0..1: a round cap alone is no progress, and a ring is never over-full. */
export function clampProgress(progress: number): number {
  return Math.min(1, Math.max(0, progress))
}
