/** Mini-programs do not tell what the system was asked for; motion.h5.ts is the twin. */
let asked = false

/** Asked for in the app's own settings. */
export function setCalm(calm: boolean): void {
  asked = calm
}

export const prefersReducedMotion = (): boolean => asked
