/** Speed of an upload over the last seconds: pure. */

export interface Pace {
  /** null where the size of the file is unknown. */
  bytesPerSecond: number | null
  secondsLeft: number
}

const WINDOW_MS = 8000
/** Less says nothing about a line. */
const LEAST_MS = 1500

/** Called at every step; null until something can be said. */
export function createPace(sizeBytes: number): (fraction: number, nowMs: number) => Pace | null {
  const steps: { fraction: number; ms: number }[] = []
  return (fraction, nowMs) => {
    steps.push({ fraction, ms: nowMs })
    // The last step before the window stays: some clients report seldom.
    while (steps[1] && nowMs - steps[1].ms >= WINDOW_MS) steps.shift()
    const [first] = steps
    if (!first || nowMs - first.ms < LEAST_MS || fraction <= first.fraction) return null
    const perSecond = (fraction - first.fraction) / ((nowMs - first.ms) / 1000)
    return {
      bytesPerSecond: sizeBytes > 0 ? perSecond * sizeBytes : null,
      secondsLeft: (1 - fraction) / perSecond,
    }
  }
}
