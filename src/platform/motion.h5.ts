/**
 * Reduced motion, from the app's settings (accessibility.h5.ts) or the system's; read each time,
 * because both can change at run time.
 */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.classList.contains('mg-page--calm') ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
