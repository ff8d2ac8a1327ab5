const LONGEST_MS = 10 * 60_000

/** Whole seconds left; a clock that was set back does not lock the form for long. */
export function secondsLeft(readyAtMs: number, nowMs: number): number {
  const leftMs = readyAtMs - nowMs
  return leftMs <= 0 || leftMs > LONGEST_MS ? 0 : Math.ceil(leftMs / 1000)
}
