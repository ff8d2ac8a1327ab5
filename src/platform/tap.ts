/** Mini-programs tell of taps on elements only, never of the screen; tap.h5.ts is the twin. */
export function onNextTap(_act: () => void): () => void {
  return () => {}
}

export const HEARS_TAPS = false
