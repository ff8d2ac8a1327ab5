/** Mini-programs do not tell what the system was asked for; motion.h5.ts is the twin. */
let isCalm = false

/** Asked for in the app's own settings. */
export function setCalm(calm: boolean): void {
  isCalm = calm
}

export const prefersReducedMotion = (): boolean => isCalm
