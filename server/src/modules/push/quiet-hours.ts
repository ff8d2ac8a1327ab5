/** Quiet hours on the clock of a user. */
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

interface QuietHours {
  readonly quiet: boolean
  /** Hours, 0–23; from 23 to 8 passes midnight, equal ones are no time at all. */
  readonly quietFrom: number
  readonly quietTo: number
  /** Minutes ahead of UTC. */
  readonly zoneMinutes: number
}

/** Milliseconds until they end; 0: it is not quiet. */
export function computeQuietMs(hours: QuietHours, now: Date): number {
  if (!hours.quiet || hours.quietFrom === hours.quietTo) return 0
  const local = now.getTime() + hours.zoneMinutes * MINUTE_MS
  const dayMs = DAY_MINUTES * MINUTE_MS
  const sinceMs = (clockMs: number) => (((local - clockMs) % dayMs) + dayMs) % dayMs
  const fromMs = hours.quietFrom * 60 * MINUTE_MS
  const toMs = hours.quietTo * 60 * MINUTE_MS
  const lengthMs = (toMs - fromMs + dayMs) % dayMs
  const passedMs = sinceMs(fromMs)
  return passedMs < lengthMs ? lengthMs - passedMs : 0
}
