/** The state of a contest, by the server's clock. */
import type { CONTEST_STATES } from '@contract/endpoints/contests'

type State = (typeof CONTEST_STATES)[number]

interface Times {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly closedAt: Date | null
}

/** `result` follows `judging` when its prizes are booked, not by the clock. */
export function contestState({ startsAt, endsAt, closedAt }: Times, now: Date): State {
  if (closedAt !== null) return 'result'
  if (now < startsAt) return 'upcoming'
  return now < endsAt ? 'open' : 'judging'
}
