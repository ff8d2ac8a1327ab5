/** Actions of its owner on a job: cancel and delete. Jobs of other users do not exist here. */
import type { JobView } from '@contract/jobs'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { deleteFilesLater } from '../../integrations/storage/deletion'
import { jobPrefix } from '../../integrations/storage/keys'
import type { JobPorts } from './ports'
import { readJob } from './read/service'
import type { ViewDeps } from './read/view'
import { markDeleted } from './repository/owner'
import { deletePictures } from './repository/pictures'
import { findMyJob, ownIds } from './repository/read'
import { markCancelled } from './repository/run'
import { shareOfPrice } from './pricing'
import type { JobRow } from './rows'
import { sweepJobLater } from './run/leftovers'
import { buildFailure } from './run/outcome'
import { countRequested } from './run/request'
import { texts } from './texts'

type OwnerDeps = Pick<JobPorts, 'db' | 'jobEvents' | 'jobs'>

/** Finished pictures stay and are charged; the rest is released. */
function cancelledAfter(job: JobRow, pictureCount: number) {
  const spentCredits = shareOfPrice(job.costCredits, {
    made: pictureCount,
    of: countRequested(job),
  })
  const failure = buildFailure('JOB_CANCELLED')
  if (pictureCount === 0) return { spentCredits, failure }
  const message = texts.partialRefund(pictureCount, job.costCredits - spentCredits)
  return { spentCredits, failure: { ...failure, message } }
}

/** Ends an open job with the transaction; false when it had ended already. Its run is not notified. */
export async function endInside(
  { jobEvents }: Pick<OwnerDeps, 'jobEvents'>,
  tx: Tx,
  options: { userId: string; id: string },
): Promise<boolean> {
  const ended = await markCancelled(tx, options, cancelledAfter)
  if (!ended) return false
  await jobEvents.onJobEnded(tx, ended)
  await sweepJobLater(tx, options.id)
  return true
}

/** Ends an open job; false when it had ended already. */
async function endOpenJob(
  deps: OwnerDeps,
  options: { userId: string; id: string },
): Promise<boolean> {
  const cancelled = await transaction(deps.db, (tx) => endInside(deps, tx, options))
  if (cancelled) deps.jobs.cancel(options.id)
  return cancelled
}

/** A job that ended by itself meanwhile is answered as it is. */
export async function cancelJob(
  deps: OwnerDeps & ViewDeps,
  userId: string,
  id: string,
): Promise<JobView> {
  if (!(await findMyJob(deps.db, { userId, id }))) throw new AppError('NOT_FOUND')
  await endOpenJob(deps, { userId, id })
  return readJob(deps, userId, id)
}

/** The pictures' rows go at once, their files follow by the queue. */
async function deleteJob(
  { db, jobEvents }: OwnerDeps,
  options: { userId: string; id: string },
): Promise<void> {
  const { id: jobId } = options
  await transaction(db, async (tx) => {
    await jobEvents.onJobDeleting(tx, { jobId })
    if (!(await markDeleted(tx, options))) return
    await deletePictures(tx, jobId)
    await jobEvents.onJobDeleted(tx, { jobId })
    await deleteFilesLater(tx, jobPrefix(jobId))
  })
}

/**
 * Deleting twice is fine; ids that are not the user's (or not of this tool) are not found. One
 * transaction a job.
 */
export async function deleteJobs(
  deps: OwnerDeps,
  userId: string,
  ids: readonly string[],
  tool?: string,
) {
  const own = await ownIds(deps.db, { userId, ids, tool })
  if (own.length === 0) throw new AppError('NOT_FOUND')
  for (const id of own) {
    await endOpenJob(deps, { userId, id })
    await deleteJob(deps, { userId, id })
  }
  return { deleted: own }
}
