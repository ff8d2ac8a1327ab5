/**
 * What every working process does now and then: shows life, renews leases, aborts runs that lost
 * their job, and brings back jobs of dead processes.
 */
import type { Logger } from 'pino'
import type { Db } from '../../../db/client'
import { recover } from './endings'
import {
  addPaintRow,
  findUnqueuedJobs,
  freeDeadLocks,
  freeEveryLock,
  showLife,
} from '../../../worker/graphile'
import { Superseded } from './outcome'
import { findLostRuns, ownedRuns, renewLeases } from '../repository/run'
import type { Runner } from './runner'

interface Worker {
  readonly id: string
  readonly concurrency: number
}

/** Aborts the runs whose job was cancelled, deleted or taken over. */
export async function dropLostRuns(db: Db, runner: Runner): Promise<void> {
  const runs = runner.active()
  if (runs.length === 0) return
  const owned = await ownedRuns(db, runs)
  for (const run of runs) {
    if (!owned.has(run.jobId)) runner.abort(run, new Superseded())
  }
}

async function bringBack(db: Db, log: Logger, options: { everyRun: boolean }): Promise<void> {
  for (const run of await findLostRuns(db, options)) {
    const outcome = await recover(db, run)
    if (outcome !== 'gone') log.warn({ ...run, outcome }, 'a job was found without its worker')
  }
  for (const jobId of await findUnqueuedJobs(db)) {
    log.warn({ jobId }, 'a queued job was missing from the queue')
    await addPaintRow(db, jobId, null)
  }
}

/** One beat. `leaseMs` is also how long a silent process is believed to live. */
export async function beat(options: {
  db: Db
  log: Logger
  runner: Runner
  worker: Worker
  leaseMs: number
}): Promise<void> {
  const { db, log, runner, worker, leaseMs } = options
  await showLife(db, worker)
  const runs = runner.active()
  if (runs.length > 0) {
    const owned = await renewLeases(db, runs, leaseMs)
    for (const run of runs) {
      if (!owned.has(run.jobId)) runner.abort(run, new Superseded())
    }
  }
  await freeDeadLocks(db, leaseMs)
  await bringBack(db, log, { everyRun: false })
}

/** At the start of a process that is the only one (embedded): everything open was left behind. */
export async function takeOver(db: Db, log: Logger): Promise<void> {
  await freeEveryLock(db)
  await bringBack(db, log, { everyRun: true })
}
