/** When an entry was made, as short as it stays clear. */
import { monthDay, withYear } from '@/lib/texts'

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** `09:41` today, else `11 月 20 日 09:41`, with the year when it is another one. Local time. */
export function ledgerTime(iso: string, now: Date): string {
  const time = new Date(iso)
  const clock = `${pad(time.getHours())}:${pad(time.getMinutes())}`
  if (time.toDateString() === now.toDateString()) return clock
  const day = `${monthDay(time)} ${clock}`
  return time.getFullYear() === now.getFullYear() ? day : withYear(time, day)
}
