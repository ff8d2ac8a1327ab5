/** Reading jobs, and the changes their owner makes. */
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../../db/client'
import { jobs, pictures } from '../../../db/schema'
import type { JobRow, PictureRow } from '../rows'
import type { Failure } from '../run/outcome'

export type JobState = 'all' | 'active' | 'succeeded' | 'failed'

const STATUSES = {
  active: ['queued', 'running'],
  succeeded: ['succeeded'],
  failed: ['failed', 'cancelled'],
} as const satisfies Record<Exclude<JobState, 'all'>, readonly JobRow['status'][]>

const isOpen = inArray(jobs.status, STATUSES.active)

function mine(userId: string): SQL | undefined {
  return and(eq(jobs.userId, userId), isNull(jobs.deletedAt))
}

export interface JobFilter {
  readonly userId: string
  readonly state: JobState
  readonly tool: string | undefined
}

function filtered({ userId, state, tool }: JobFilter): SQL | undefined {
  return and(
    mine(userId),
    state === 'all' ? undefined : inArray(jobs.status, STATUSES[state]),
    tool === undefined ? undefined : eq(jobs.tool, tool),
  )
}

export interface JobPosition {
  readonly createdAt: Date
  readonly id: string
}

/** Newest first; `after` is the last job of the page before (keyset), else `offset` counts. */
export async function listJobs(
  db: Db,
  filter: JobFilter,
  page: { limit: number; offset: number; after: JobPosition | null },
): Promise<JobRow[]> {
  const older = page.after
    ? sql`(${jobs.createdAt}, ${jobs.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(jobs)
    .where(and(filtered(filter), older))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function countJobs(db: Db, filter: JobFilter): Promise<number> {
  return db.$count(jobs, filtered(filter))
}

export async function findMyJobs(
  db: Db,
  options: { userId: string; ids: readonly string[] },
): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(mine(options.userId), inArray(jobs.id, [...options.ids])))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
}

export async function findMyJob(
  db: Executor,
  options: { userId: string; id: string },
): Promise<JobRow | null> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(mine(options.userId), eq(jobs.id, options.id)))
  return rows[0] ?? null
}

export async function listOpenJobs(db: Db, userId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(mine(userId), isOpen))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
}

/** Of several jobs, in the order of the pictures within each. */
export async function listPictures(db: Db, jobIds: readonly string[]): Promise<PictureRow[]> {
  if (jobIds.length === 0) return []
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.jobId, [...jobIds]))
    .orderBy(asc(pictures.jobId), asc(pictures.index))
}

export async function countByStatus(db: Db, userId: string) {
  return db
    .select({ status: jobs.status, count: count() })
    .from(jobs)
    .where(mine(userId))
    .groupBy(jobs.status)
}

export async function countPictures(db: Db, userId: string): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(mine(userId))
  return rows[0]?.count ?? 0
}

/** Ends an open job of this user as cancelled; null when it was not open. */
export async function markCancelled(
  tx: Tx,
  options: { userId: string; id: string; failure: Failure },
): Promise<{ wasRunning: boolean } | null> {
  const [before] = await tx
    .select({ status: jobs.status })
    .from(jobs)
    .where(and(eq(jobs.id, options.id), eq(jobs.userId, options.userId)))
    .for('update')
  if (before?.status !== 'queued' && before?.status !== 'running') return null
  await tx
    .update(jobs)
    .set({
      status: 'cancelled',
      errorCode: options.failure.code,
      errorMessage: options.failure.message,
      cancelRequestedAt: sql`now()`,
      finishedAt: sql`now()`,
      leaseUntil: null,
      workerId: null,
      preview: null,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(eq(jobs.id, options.id))
  return { wasRunning: before.status === 'running' }
}

/** Hides a job from its owner for good; its pictures' rows go, its files follow by the queue. */
export async function markDeleted(
  tx: Tx,
  options: { userId: string; id: string },
): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ deletedAt: sql`now()`, seq: sql`${jobs.seq} + 1` })
    .where(and(mine(options.userId), eq(jobs.id, options.id)))
    .returning({ id: jobs.id })
  if (rows.length === 0) return false
  await tx.delete(pictures).where(eq(pictures.jobId, options.id))
  return true
}

/** Which of these ids are this user's (and of this tool), deleted ones too. */
export async function ownIds(
  db: Db,
  options: { userId: string; ids: readonly string[]; tool: string | undefined },
): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, options.userId),
        inArray(jobs.id, [...options.ids]),
        options.tool === undefined ? undefined : eq(jobs.tool, options.tool),
      ),
    )
  return rows.map(({ id }) => id)
}
