/** Removes expired rows and closed accounts every hour, and measures the stored bytes. */
import { measureStorage } from '../operations/installation/storage-size'
import type { Deps } from './ports'
import { WINDOW_MS } from '../platform/rate-limit/limiter'
import { sweepWrites } from '../platform/db/recent-writes'
import { sweepLeases } from '../platform/rate-limit/repository'
import { sweepCalls } from '../modules/api-key/usage'
import { sweepChanges } from '../modules/auth/means/repository'
import { sweepAuth } from '../modules/auth/repository'
import { sweepPushes } from '../modules/push/deliver'
import { sweepDeliveries } from '../modules/webhook/service'
import { joinLedgerHours } from '../modules/credits/people'
import { sweepExports } from '../modules/export/service'
import { joinJobHours } from '../modules/job/figures'
import { sweepPlainCopies } from '../modules/label/plain'
import { sweepApiRequests } from '../modules/open-api/requests'
import { removeClosed, type RemovalDeps } from '../modules/removal/service'

const EVERY_MS = 3_600_000
/** Counts of minutes that are over. */
const RETAINED_WINDOWS = 10
const RETENTION_MS = 2 * 24 * EVERY_MS

type HousekeepingDeps = RemovalDeps & Pick<Deps, 'config' | 'spool'>

async function sweepAll(deps: HousekeepingDeps): Promise<void> {
  await sweepAuth(deps.db, new Date(deps.now().getTime() - RETENTION_MS))
  await sweepChanges(deps.db, deps.now())
  await sweepLeases(deps.db, Math.floor(deps.now().getTime() / WINDOW_MS) - RETAINED_WINDOWS)
  await sweepWrites(deps.db)
  await sweepExports(deps)
  await sweepCalls(deps)
  await sweepDeliveries(deps)
  await sweepPushes(deps)
  await sweepApiRequests(deps)
  await sweepPlainCopies(deps)
  await removeClosed(deps)
  await deps.spool.sweep()
  await measureStorage(deps)
  await joinJobHours(deps.db)
  await joinLedgerHours(deps.db)
}

/** Starts at once and then hourly; returns what stops it. */
export function startHousekeeping(deps: HousekeepingDeps): () => void {
  let sweeping = false
  const sweep = () => {
    if (sweeping) return
    sweeping = true
    sweepAll(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'housekeeping failed'))
      .finally(() => {
        sweeping = false
      })
  }
  sweep()
  const timer = setInterval(sweep, EVERY_MS)
  return () => clearInterval(timer)
}
