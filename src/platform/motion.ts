/** Mini-programs do not report the system's setting; motion.h5.ts is the twin. */
let isCalm = false

/** Set in the app's own settings. */
export function setCalm(calm: boolean): void {
  isCalm = calm
}

export const prefersReducedMotion = (): boolean => isCalm
