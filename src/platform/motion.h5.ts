/**
 * The person asked for less movement, in the app's settings (accessibility.h5.ts) or the system's; asked
 * anew each time, both can change while we run.
 */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.classList.contains('mg-page--calm') ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
