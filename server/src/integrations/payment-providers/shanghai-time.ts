/** Providers tell the time in Shanghai's. */

const OFFSET_MS = 8 * 3_600_000

/** `2026-01-01 20:00:00` of a moment. */
export function shanghaiTime(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The moment of `2026-01-01 20:00:00`, or null. */
export function parseShanghaiTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
