/** Mini-programs do not tell; motion.h5.ts is the twin. */
export function prefersReducedMotion(): boolean {
  return false
}
