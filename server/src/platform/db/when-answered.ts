/** A start that waits for its database. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './away'
import { texts } from './texts'

const TRY_EVERY_MS = 1_000
const SAY_EVERY_MS = 30_000

function describeOutage(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return texts.noAnswer(message || String(code))
}

/**
 * Runs `start` again and again until the database answers. `say` hears a sentence at the first
 * failure and every half minute. Rejects with whatever is no outage.
 */
export async function whenAnswered<T>(
  start: () => Promise<T>,
  say: (sentence: string) => unknown,
): Promise<T> {
  let saidAt = -Infinity
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      if (performance.now() - saidAt > SAY_EVERY_MS) {
        saidAt = performance.now()
        await say(describeOutage(error))
      }
    }
    await sleep(TRY_EVERY_MS)
  }
}
