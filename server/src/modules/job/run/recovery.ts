/**
 * Periodic job maintenance of every worker process: renews leases, aborts runs that lost their job,
 * and recovers jobs of dead processes.
 */
import type { Logger } from 'pino'
import type { Db } from '../../../platform/db/client'
import {
  findLostRuns,
  findOpen,
  findUnqueuedJobs,
  ownedRuns,
  renewLeases,
  type RunId,
} from '../repository/run'
import { type EndingDeps, recover } from './endings'
import { LEASE_MS } from './limits'
import { Superseded, TakenOver } from './outcome'
import { enqueueJob, PAINT_TASK } from './queued'
import type { Runner } from './runner'

interface RecoveryDeps extends EndingDeps {
  readonly log: Logger
}

/** Only what was cancelled or deleted is cancelled at a vendor, too. */
async function abortLost(db: Db, runner: Runner, lost: readonly RunId[]): Promise<void> {
  if (lost.length === 0) return
  const open = await findOpen(
    db,
    lost.map(({ jobId }) => jobId),
  )
  for (const run of lost)
    runner.abort(run, open.has(run.jobId) ? new TakenOver() : new Superseded())
}

/** Aborts the runs whose job was cancelled, deleted or taken over. */
export async function dropLostRuns(db: Db, runner: Runner): Promise<void> {
  const runs = runner.active()
  if (runs.length === 0) return
  const owned = await ownedRuns(db, runs)
  await abortLost(
    db,
    runner,
    runs.filter(({ jobId }) => !owned.has(jobId)),
  )
}

/** `everyRun`: no other process works, so every running job was abandoned. */
export async function recoverJobs(
  deps: RecoveryDeps,
  { everyRun }: { everyRun: boolean },
): Promise<void> {
  const { db, log } = deps
  for (const run of await findLostRuns(db, { everyRun })) {
    const outcome = await recover(deps, run)
    if (outcome !== 'gone') log.warn({ ...run, outcome }, 'a job was found without its worker')
  }
  for (const jobId of await findUnqueuedJobs(db, PAINT_TASK)) {
    log.warn({ jobId }, 'a queued job was missing from the queue')
    await enqueueJob(db, jobId)
  }
}

/**
 * With every heartbeat of the process: renews own leases and recovers jobs of dead processes. Not
 * `steady`: an outage has just ended, and live processes had no way to renew their leases.
 */
export async function renewJobLeases(
  deps: RecoveryDeps,
  runner: Runner,
  { steady } = { steady: true },
): Promise<void> {
  const runs = runner.active()
  if (runs.length > 0) {
    const owned = await renewLeases(deps.db, runs, LEASE_MS)
    await abortLost(
      deps.db,
      runner,
      runs.filter(({ jobId }) => !owned.has(jobId)),
    )
  }
  if (steady) await recoverJobs(deps, { everyRun: false })
}
