/** Steps of a period, with their names under a plot. */
import { clock, monthDay } from '../lib/format'
import type { Days, TodayView } from './view'

const HOURS = 24

export interface Steps {
  readonly at: readonly string[]
  readonly names: readonly string[]
  /** The one that is not over. */
  readonly current: number
}

/** Every hour of the day, or every day: also those in which nothing happened. */
export function buildSteps({ at, from, stepMs }: TodayView, days: Days): Steps {
  const start = new Date(from).getTime()
  const count = days === '1' ? HOURS : Number(days)
  const times = Array.from({ length: count }, (_, step) =>
    new Date(start + step * stepMs).toISOString(),
  )
  return {
    at: times,
    names: times.map(days === '1' ? clock : monthDay),
    current: Math.min(count - 1, Math.floor((new Date(at).getTime() - start) / stepMs)),
  }
}
