/**
 * The end of a job (or its return to the queue): its row and its pictures change in one transaction
 * with their consequences (see events), and only if the run still owns the job. Exactly one ending
 * takes effect.
 */
import type { Db, Executor } from '../../../platform/db/client'
import { transaction } from '../../../platform/db/transaction'
import type { JobEvents } from '../events'
import {
  markFailed,
  markQueuedAgain,
  markSucceeded,
  type LostRun,
  type Outcome,
  type RunId,
} from '../repository/run'
import { deleteFilesLater } from '../../../integrations/storage/deletion'
import { jobPrefix } from '../../../integrations/storage/keys'
import { deletePictures } from '../repository/pictures'
import { sweepJobLater } from './leftovers'
import { buildFailure } from './outcome'
import { MAX_LOST_ATTEMPTS } from './limits'
import { enqueueJob } from './queued'

export interface EndingDeps {
  readonly db: Db
  readonly jobEvents: JobEvents
}

/** False when the job is no longer this run's: the caller removes what it stored. */
export async function succeed(deps: EndingDeps, run: RunId, result: Outcome): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const ended = await markSucceeded(tx, run, result)
    if (!ended) return false
    await deps.jobEvents.onJobEnded(tx, ended)
    if (run.attempt > 1) await sweepJobLater(tx, run.jobId)
    return true
  })
}

/** False when the job is no longer this run's. */
export async function fail(
  deps: EndingDeps,
  run: RunId,
  failure: Parameters<typeof markFailed>[2],
): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const ended = await markFailed(tx, run, failure)
    if (!ended) return false
    // A failure costs nothing: what was finished before it goes as well.
    const dropped = await deletePictures(tx, run.jobId)
    if (dropped > 0) await deleteFilesLater(tx, jobPrefix(run.jobId))
    await sweepJobLater(tx, run.jobId)
    await deps.jobEvents.onJobEnded(tx, ended)
    return true
  })
}

/** Puts a running job back into the queue, at its old place; `lost`: because its worker died. */
export async function requeueRun(
  db: Executor,
  run: RunId,
  { lost } = { lost: false },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const job = await markQueuedAgain(tx, run, { lost })
    if (!job) return false
    await enqueueJob(tx, run.jobId, { runAt: job.createdAt })
    return true
  })
}

/**
 * A run whose worker died: again, or after too many deaths an end with the credits returned. Runs
 * that were handed back do not count.
 */
export async function recover(
  deps: EndingDeps,
  run: LostRun,
): Promise<'queued' | 'failed' | 'gone'> {
  if (run.lostRuns + 1 < MAX_LOST_ATTEMPTS)
    return (await requeueRun(deps.db, run, { lost: true })) ? 'queued' : 'gone'
  const cause = `its worker ended ${MAX_LOST_ATTEMPTS} times: killed, out of memory or crashed`
  return (await fail(deps, run, { ...buildFailure('JOB_LOST'), cause })) ? 'failed' : 'gone'
}
