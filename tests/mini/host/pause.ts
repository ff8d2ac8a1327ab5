/** Enough for a tap to be handled, rendered and navigated. */
const SETTLE_MS = 30

export function sleep(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}

/** Waits until what was just done can be seen. */
export function settle(): Promise<void> {
  return sleep(SETTLE_MS)
}
