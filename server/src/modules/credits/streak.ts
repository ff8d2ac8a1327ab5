/** Sign-in streaks: pure. Day n of a streak pays the n-th reward; after the last it starts over. */
import { addDays } from '../../platform/lib/shanghai-day'

export interface SigninDay {
  readonly day: string
  readonly credits: number
  readonly claimed: boolean
}

export interface Streak {
  readonly signedInToday: boolean
  /** Consecutive days up to and with the last sign-in; 0 when yesterday was missed. */
  readonly streakDays: number
  /** The reward of today. */
  readonly todayCredits: number
  /** The row of rewards today belongs to, first day first. */
  readonly calendar: readonly SigninDay[]
}

function countConsecutive(days: readonly string[], last: string): number {
  const known = new Set(days)
  let count = 0
  while (known.has(addDays(last, -count))) count += 1
  return count
}

/** `days`: when the user signed in, in any order. `rewards`: credits of day 1, 2 … */
export function computeStreak(
  days: readonly string[],
  today: string,
  rewards: readonly number[],
): Streak {
  const signedInToday = days.includes(today)
  const streakDays = countConsecutive(days, signedInToday ? today : addDays(today, -1))
  const daysBefore = signedInToday ? streakDays - 1 : streakDays
  const position = daysBefore % rewards.length
  const calendar = rewards.map((credits, index) => ({
    day: addDays(today, index - position),
    credits,
    claimed: index < position || (index === position && signedInToday),
  }))
  return { signedInToday, streakDays, todayCredits: rewards[position] ?? 0, calendar }
}
