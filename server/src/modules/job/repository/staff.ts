/** All users' jobs as the staff sees them; jobs their owner deleted are never shown. */
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'
import { jobs, pictures, users } from '../../../platform/db/schema'

export type JobList = 'open' | 'stuck' | 'failed' | 'ended'

const isOpen = inArray(jobs.status, ['queued', 'running'])
/** No living worker has it, or it has been open for longer than anything usual takes. */
const isStuck = sql<boolean>`(${isOpen} and (
  (${jobs.status} = 'running' and ${jobs.leaseUntil} < now())
  or ${jobs.createdAt} < now() - interval '10 minutes'))`

const LISTS: Readonly<Record<JobList, SQL>> = {
  open: isOpen,
  stuck: isStuck,
  failed: eq(jobs.status, 'failed'),
  ended: inArray(jobs.status, ['succeeded', 'failed', 'cancelled']),
}

export interface JobSearch {
  readonly list: JobList
  readonly code: string | undefined
  /** A job's or a user's id: then the list does not matter. */
  readonly q: string | undefined
}

function wanted({ list, code, q }: JobSearch): SQL | undefined {
  if (q) return and(isNull(jobs.deletedAt), or(eq(jobs.id, q), eq(jobs.userId, q)))
  return and(
    isNull(jobs.deletedAt),
    LISTS[list],
    code === undefined ? undefined : eq(jobs.errorCode, code),
  )
}

const COLUMNS = {
  id: jobs.id,
  tool: jobs.tool,
  prompt: sql<string | null>`${jobs.params} ->> 'prompt'`,
  status: jobs.status,
  stuck: isStuck,
  progress: jobs.progress,
  userId: jobs.userId,
  nickname: users.nickname,
  engineId: jobs.engineId,
  costCredits: jobs.costCredits,
  attempt: jobs.attempt,
  errorCode: jobs.errorCode,
  error: jobs.errorMessage,
  cause: jobs.errorCause,
  modelId: jobs.modelId,
  thumbKey: pictures.thumbKey,
  createdAt: jobs.createdAt,
  startedAt: jobs.startedAt,
  finishedAt: jobs.finishedAt,
}

const selected = (db: Executor) =>
  db
    .select(COLUMNS)
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(pictures, and(eq(pictures.jobId, jobs.id), eq(pictures.index, 0)))

export async function searchJobs(
  db: Executor,
  search: JobSearch,
  page: { limit: number; offset: number },
) {
  return selected(db)
    .where(wanted(search))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(page.limit)
    .offset(page.offset)
}

export type StaffJobRow = Awaited<ReturnType<typeof searchJobs>>[number]

/** No further than `most`. */
export async function countJobs(db: Executor, search: JobSearch, most: number): Promise<number> {
  const some = db.select({ id: jobs.id }).from(jobs).where(wanted(search)).limit(most).as('some')
  return db.$count(some)
}

export async function findAnyJob(db: Executor, id: string): Promise<StaffJobRow | null> {
  const [row] = await selected(db).where(and(eq(jobs.id, id), isNull(jobs.deletedAt)))
  return row ?? null
}
