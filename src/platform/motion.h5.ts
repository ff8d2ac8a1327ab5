/** The person asked for less movement; asked anew each time, it can change while we run. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
