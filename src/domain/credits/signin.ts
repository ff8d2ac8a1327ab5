/** The row of seven days: what each pays, which are claimed, and which one is today. */
import { SIGNIN } from './texts'

/** `done` claimed · `today` can be claimed now · `later` still to come · `missed` gone by. */
export type SigninState = 'done' | 'today' | 'later' | 'missed'

export interface SigninCell {
  day: string
  /** 今天 or the weekday: 一 … 日. */
  label: string
  credits: number
  state: SigninState
  isToday: boolean
}

interface CalendarDay {
  day: string
  credits: number
  claimed: boolean
}

const SHANGHAI_MS = 8 * 3_600_000

/** The Asia/Shanghai calendar day of an instant, `YYYY-MM-DD`: the server's day, on any phone. */
export function shanghaiDay(nowMs: number): string {
  return new Date(nowMs + SHANGHAI_MS).toISOString().slice(0, 10)
}

function getWeekday(day: string): string {
  return SIGNIN.weekdays[new Date(`${day}T00:00:00.000Z`).getUTCDay()] ?? ''
}

function toSigninState(day: CalendarDay, today: string): SigninState {
  if (day.claimed) return 'done'
  if (day.day === today) return 'today'
  return day.day < today ? 'missed' : 'later'
}

/** `calendar` as the server sends it, in the order of days. */
export function signinRow(calendar: readonly CalendarDay[], today: string): SigninCell[] {
  return calendar.map((day) => ({
    day: day.day,
    label: day.day === today ? SIGNIN.today : getWeekday(day.day),
    credits: day.credits,
    state: toSigninState(day, today),
    isToday: day.day === today,
  }))
}

/** Reward of tomorrow, when the row reaches that far. */
export function tomorrowCredits(cells: readonly SigninCell[]): number | null {
  const index = cells.findIndex((cell) => cell.isToday)
  return index < 0 ? null : (cells[index + 1]?.credits ?? null)
}
