/** Calendar days of the gallery, in the phone's own time zone. */
import { monthDay, withYear } from '@/lib/texts'
import { DAYS } from './dayTexts'

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** `YYYY-MM-DD` of an instant in the local time zone. */
export function formatDayKey(time: Date): string {
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`
}

function parseDayKey(dayKey: string): Date {
  const [year = 0, month = 1, day = 1] = dayKey.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function dayBefore(dayKey: string): string {
  const date = parseDayKey(dayKey)
  date.setDate(date.getDate() - 1)
  return formatDayKey(date)
}

export interface DayName {
  /** The loud part: 今天, 昨天 or the date. */
  title: string
  /** The secondary part of a day's name: the date of 今天 and 昨天, the weekday of any other day. */
  note: string
}

/** Name of a day when today is `today` (both `YYYY-MM-DD`). */
export function nameOfDay(dayKey: string, today: string): DayName {
  const date = parseDayKey(dayKey)
  if (dayKey === today) return { title: DAYS.today, note: monthDay(date) }
  if (dayKey === dayBefore(today)) return { title: DAYS.yesterday, note: monthDay(date) }
  const weekday = DAYS.weekdays[date.getDay()] ?? ''
  const sameYear = dayKey.slice(0, 4) === today.slice(0, 4)
  return {
    title: sameYear ? monthDay(date) : withYear(date, monthDay(date)),
    note: weekday,
  }
}
