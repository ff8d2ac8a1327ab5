/** A user's own jobs: listing, watching, cancelling, deleting. Other people's do not exist here. */
import type { JobView } from '@contract/jobs'
import type { Executor } from '../../../db/client'
import type { Deps } from '../../../ports'
import { AppError } from '../../../lib/errors'
import { failureOf } from '../run/outcome'
import { jobPrefix } from '../../../storage/keys'
import { forgetJob } from '../../album/members'
import { releaseHold } from '../../credits/service'
import { partWithJob } from '../../works/remakes'
import { readCursor, writeCursor } from '../../../http/cursor'
import {
  countByStatus,
  countJobs,
  countPictures,
  findMyJob,
  findMyJobs,
  type JobState,
  listJobs,
  listOpenJobs,
  markCancelled,
  markDeleted,
  ownIds,
} from '../repository/read'
import { viewJob, viewJobs } from './view'

export type JobDeps = Pick<Deps, 'db' | 'engines' | 'storage' | 'jobs'>

/** Throws NOT_FOUND, also for other people's jobs. */
export async function readJob(deps: JobDeps, userId: string, id: string): Promise<JobView> {
  const row = await findMyJob(deps.db, { userId, id })
  if (!row) throw new AppError('NOT_FOUND')
  return viewJob(deps, row)
}

/** Also within an open transaction. */
export async function isMyJob(db: Executor, userId: string, id: string): Promise<boolean> {
  return (await findMyJob(db, { userId, id })) !== null
}

export async function listMyJobs(
  deps: JobDeps,
  userId: string,
  query: {
    page: number
    pageSize: number
    cursor?: string
    state: JobState
    tool?: string
    whole?: boolean
  },
) {
  const { page, pageSize } = query
  const filter = { userId, state: query.state, tool: query.tool }
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const [rows, total] = await Promise.all([
    listJobs(deps.db, filter, { limit: pageSize + 1, offset: (page - 1) * pageSize, after }),
    countJobs(deps.db, filter),
  ])
  const shown = rows.slice(0, pageSize)
  const hasMore = rows.length > pageSize
  const last = shown.at(-1)
  return {
    list: await viewJobs(deps, shown, { whole: query.whole ?? false }),
    page,
    pageSize,
    total,
    hasMore,
    cursor: hasMore && last ? writeCursor(last) : null,
  }
}

const POLL_RUNNING_MS = 800
const POLL_QUEUED_MS = 2_000
const POLL_IDLE_MS = 15_000

/** The sooner something can change, the sooner to ask again. */
function pollAfterMs(jobs: readonly JobView[]): number {
  if (jobs.some(({ status }) => status === 'running')) return POLL_RUNNING_MS
  const waiting = jobs.filter(({ status }) => status === 'queued')
  if (waiting.length === 0) return POLL_IDLE_MS
  return waiting.some(({ place }) => place !== null && place <= 2)
    ? POLL_RUNNING_MS
    : POLL_QUEUED_MS
}

/** These jobs, or all open ones; ids that are not the user's are left out. */
export async function watchJobs(deps: JobDeps, userId: string, ids: readonly string[] | undefined) {
  const rows = ids
    ? await findMyJobs(deps.db, { userId, ids })
    : await listOpenJobs(deps.db, userId)
  const jobs = await viewJobs(deps, rows)
  return { jobs, pollAfterMs: pollAfterMs(jobs) }
}

/** Ends an open job and returns its credits; false when it had ended already. */
async function endOpenJob(
  deps: JobDeps,
  options: { userId: string; id: string },
): Promise<boolean> {
  const cancelled = await deps.db.transaction(async (tx) => {
    const ended = await markCancelled(tx, { ...options, failure: failureOf('JOB_CANCELLED') })
    if (!ended) return false
    await releaseHold(tx, { userId: options.userId, jobId: options.id })
    if (!ended.wasRunning) await deps.jobs.withdraw(tx, options.id)
    return true
  })
  if (cancelled) deps.jobs.cancel(options.id)
  return cancelled
}

/** A job that ended by itself meanwhile is answered as it is. */
export async function cancelJob(deps: JobDeps, userId: string, id: string): Promise<JobView> {
  if (!(await findMyJob(deps.db, { userId, id }))) throw new AppError('NOT_FOUND')
  await endOpenJob(deps, { userId, id })
  return readJob(deps, userId, id)
}

/**
 * Deleting twice is fine; ids that are not the user's (or not of this tool) are not found. One
 * transaction a job.
 */
export async function deleteJobs(
  deps: JobDeps,
  userId: string,
  ids: readonly string[],
  tool?: string,
) {
  const own = await ownIds(deps.db, { userId, ids, tool })
  if (own.length === 0) throw new AppError('NOT_FOUND')
  for (const id of own) {
    await endOpenJob(deps, { userId, id })
    await deps.db.transaction(async (tx) => {
      await partWithJob(tx, id)
      if (!(await markDeleted(tx, { userId, id }))) return
      await forgetJob(tx, id)
      await deps.jobs.enqueueFileDeletion(tx, jobPrefix(id))
    })
  }
  return { deleted: own }
}

export async function countMyJobs(deps: JobDeps, userId: string) {
  const [rows, pictures] = await Promise.all([
    countByStatus(deps.db, userId),
    countPictures(deps.db, userId),
  ])
  const of = (...statuses: string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row.count, 0)
  return {
    total: of('queued', 'running', 'succeeded', 'failed', 'cancelled'),
    running: of('queued', 'running'),
    succeeded: of('succeeded'),
    failed: of('failed', 'cancelled'),
    pictures,
  }
}
