/** A user's own jobs: listing and watching. Other people's do not exist here. */
import type { JobView } from '@contract/jobs'
import type { Executor } from '../../../platform/db/client'
import { AppError } from '../../../platform/lib/errors'
import {
  type CursorRequest,
  pageOfRows,
  timeRange,
  writeCursor,
} from '../../../platform/http/paging'
import {
  countByState,
  countJobs,
  findMyJob,
  findMyJobs,
  type JobState,
  listCompared,
  listJobs,
  listOpenJobs,
} from '../repository/read'
import { countPictures } from '../repository/pictures'
import type { JobRow } from '../rows'
import { viewJob, viewJobs, type ViewDeps } from './view'

/** Throws NOT_FOUND, also for other people's jobs. */
export async function readJob(deps: ViewDeps, userId: string, id: string): Promise<JobView> {
  const row = await findMyJob(deps.db, { userId, id })
  if (!row) throw new AppError('NOT_FOUND')
  return viewJob(deps, row)
}

/** Throws NOT_FOUND, also for other people's. */
export async function readComparison(deps: ViewDeps, userId: string, comparisonId: string) {
  const rows = await listCompared(deps.db, { userId, comparisonId })
  if (rows.length === 0) throw new AppError('NOT_FOUND')
  // A retried cell has several jobs: the last one counts.
  const shown = rows.filter(({ batch }, at) => !batch || rows[at + 1]?.batch?.cell !== batch.cell)
  return { jobs: await viewJobs(deps, shown) }
}

/** One row without its view, for those that wait for the end of a job. Null: it is not this user's. */
export async function readJobRow(
  db: Executor,
  job: { userId: string; id: string },
): Promise<JobRow | null> {
  return findMyJob(db, job)
}

/** Also within an open transaction. */
export async function isMyJob(db: Executor, userId: string, id: string): Promise<boolean> {
  return (await findMyJob(db, { userId, id })) !== null
}

export async function listMyJobs(
  deps: ViewDeps,
  userId: string,
  query: CursorRequest & { state: JobState; tool?: string; whole?: boolean },
) {
  const filter = { userId, state: query.state, tool: query.tool }
  const [rows, total] = await Promise.all([
    listJobs(deps.db, filter, timeRange(query)),
    countJobs(deps.db, filter),
  ])
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: writeCursor })
  return { list: await viewJobs(deps, shown, { whole: query.whole ?? false }), ...frame }
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
export async function watchJobs(
  deps: ViewDeps,
  userId: string,
  ids: readonly string[] | undefined,
) {
  const rows = ids
    ? await findMyJobs(deps.db, { userId, ids })
    : await listOpenJobs(deps.db, userId)
  const jobs = await viewJobs(deps, rows, { watched: true })
  return { jobs, pollAfterMs: pollAfterMs(jobs) }
}

export async function countMyJobs(deps: ViewDeps, userId: string) {
  const [states, pictures] = await Promise.all([
    countByState(deps.db, userId),
    countPictures(deps.db, userId),
  ])
  return { ...states, pictures }
}
