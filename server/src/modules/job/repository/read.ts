/** Jobs as their owner reads them. */
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'
import type { JobRow } from '../rows'

export type JobState = 'all' | 'active' | 'succeeded' | 'failed'

const isOpen = inArray(jobs.status, ['queued', 'running'])
const hasPictures = sql`exists (select 1 from pictures made where made.job_id = ${jobs.id})`

/** A job that was cancelled after some of its pictures were finished has something to show. */
const STATES = {
  active: isOpen,
  succeeded: sql`(${jobs.status} = 'succeeded' or (${jobs.status} = 'cancelled' and ${hasPictures}))`,
  failed: sql`(${jobs.status} = 'failed' or (${jobs.status} = 'cancelled' and not ${hasPictures}))`,
} as const satisfies Record<Exclude<JobState, 'all'>, SQL>

/** Of this user, and not deleted. */
export function mine(userId: string): SQL | undefined {
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
    state === 'all' ? undefined : STATES[state],
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

/** In the order of a batch's cells or of the request; those that were deleted are left out. */
export async function listCompared(
  db: Executor,
  { userId, comparisonId }: { userId: string; comparisonId: string },
): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(mine(userId), eq(jobs.comparisonId, comparisonId)))
    .orderBy(sql`(${jobs.batch} ->> 'cell')::int`, asc(jobs.createdAt), asc(jobs.requestId))
}

export async function listOpenJobs(db: Db, userId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(mine(userId), isOpen))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
}

export async function countByState(db: Db, userId: string) {
  const [row] = await db
    .select({
      total: count(),
      running: sql<number>`count(*) filter (where ${STATES.active})::int`,
      succeeded: sql<number>`count(*) filter (where ${STATES.succeeded})::int`,
      failed: sql<number>`count(*) filter (where ${STATES.failed})::int`,
    })
    .from(jobs)
    .where(mine(userId))
  return row ?? { total: 0, running: 0, succeeded: 0, failed: 0 }
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
