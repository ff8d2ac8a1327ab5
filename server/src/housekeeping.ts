/** Rows that no limit looks at any more go away by and by. */
import type { Deps } from './deps'
import { sweepAuth } from './modules/auth/repository'

const EVERY_MS = 3_600_000
const KEEP_MS = 2 * 24 * EVERY_MS

/** Starts at once and then hourly; returns what stops it. */
export function startHousekeeping({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): () => void {
  const sweep = () => {
    sweepAuth(db, new Date(now().getTime() - KEEP_MS)).catch((error: unknown) => {
      log.warn({ err: error }, 'housekeeping failed')
    })
  }
  sweep()
  const timer = setInterval(sweep, EVERY_MS)
  return () => clearInterval(timer)
}
