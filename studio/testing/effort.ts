/** Number of repetitions in a run of the tests. */
import { appendFileSync } from 'node:fs'

/** `npm test -- --all` */
export const everything = Boolean(process.env.TEST_ALL)

/**
 * Number of repetitions: `usual` in `npm test`, `all` with `--all`. Every assertion must run at
 * least once either way. `what` names it in the list of shortened tests.
 */
export function repetitions(what: string, { usual, all }: { usual: number; all: number }): number {
  if (everything) return all
  const report = process.env.TEST_SHORTENED
  if (report && usual < all) appendFileSync(report, `${what}: ${usual} of ${all}\n`)
  return usual
}
