import { monthDay, withYear } from '@/lib/texts'
import { TIME } from './texts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `2 小时前` within a day, else `11 月 25 日`, with the year when it is another one. Local time. */
export function formatAge(iso: string, now: Date): string {
  const time = new Date(iso)
  const ageMs = now.getTime() - time.getTime()
  if (ageMs < MINUTE_MS) return TIME.now
  if (ageMs < HOUR_MS) return TIME.minutes(Math.floor(ageMs / MINUTE_MS))
  if (ageMs < DAY_MS) return TIME.hours(Math.floor(ageMs / HOUR_MS))
  const day = monthDay(time)
  return time.getFullYear() === now.getFullYear() ? day : withYear(time, day)
}
