/** Counting wrong tries of whatever is guessed: gift codes, and what else has a door to knock at. */
import type { Tx } from '../../platform/db/client'
import { countAttempts, insertAttempt, lockSubject } from './repository'

const HOUR_MS = 3_600_000

export interface Guess {
  readonly userId: string
  /** Kinds of secrets that can be guessed. */
  readonly kind: string
  readonly now: Date
}

/**
 * Wrong tries of this person in the last hour, whatever address they came from. Tries of one
 * person go one after the other from here to the end of `tx`: 50 at once are 50 tries.
 */
export async function countGuesses(tx: Tx, { userId, kind, now }: Guess): Promise<number> {
  await lockSubject(tx, `${kind}:${userId}`)
  const since = new Date(now.getTime() - HOUR_MS)
  return countAttempts(tx, { address: `user:${userId}`, kind, since })
}

export async function recordGuess(tx: Tx, { userId, kind, now }: Guess): Promise<void> {
  await insertAttempt(tx, { address: `user:${userId}`, kind, createdAt: now })
}
