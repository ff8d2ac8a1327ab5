/** Rows of threads and their versions. */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { editThreads, editVersions, jobs, pictures } from '../../platform/db/schema'

export type ThreadRow = typeof editThreads.$inferSelect
export type VersionRow = typeof editVersions.$inferSelect

interface OwnThread {
  readonly userId: string
  readonly id: string
}

const ofUser = ({ userId, id }: OwnThread) =>
  and(eq(editThreads.id, id), eq(editThreads.userId, userId))

export async function findThread(db: Executor, thread: OwnThread): Promise<ThreadRow | null> {
  const [row = null] = await db.select().from(editThreads).where(ofUser(thread))
  return row
}

/** Held until the transaction ends: numbers of versions are given one after the other. */
export async function lockThread(tx: Tx, thread: OwnThread): Promise<ThreadRow | null> {
  const [row = null] = await tx.select().from(editThreads).where(ofUser(thread)).for('update')
  return row
}

export async function insertThread(tx: Tx, thread: typeof editThreads.$inferInsert): Promise<void> {
  await tx.insert(editThreads).values(thread)
}

export async function updateThread(
  tx: Executor,
  id: string,
  change: Partial<Pick<ThreadRow, 'title' | 'currentId' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(editThreads).set(change).where(eq(editThreads.id, id))
}

/** With its versions. False when it was not there. */
export async function deleteThread(db: Executor, thread: OwnThread): Promise<boolean> {
  const rows = await db.delete(editThreads).where(ofUser(thread)).returning({ id: editThreads.id })
  if (rows.length > 0)
    await db.update(jobs).set({ threadId: null }).where(eq(jobs.threadId, thread.id))
  return rows.length > 0
}

/** In the order of their numbers. */
export async function listVersions(db: Executor, threadId: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(editVersions)
    .where(eq(editVersions.threadId, threadId))
    .orderBy(asc(editVersions.number))
}

export async function insertVersion(
  tx: Tx,
  version: typeof editVersions.$inferInsert,
): Promise<void> {
  await tx.insert(editVersions).values(version)
}

/** Children continue the parent of what is removed. */
export async function removeVersion(tx: Tx, { id, parentId }: VersionRow): Promise<void> {
  await tx.update(editVersions).set({ parentId }).where(eq(editVersions.parentId, id))
  await tx.delete(editVersions).where(eq(editVersions.id, id))
}

/** Versions stay when their job is deleted. */
export async function markJobDeleted(tx: Tx, jobId: string): Promise<void> {
  await tx
    .update(editVersions)
    .set({ jobId: null, deletedAt: sql`now()` })
    .where(eq(editVersions.jobId, jobId))
}

export interface VersionJob {
  readonly id: string
  readonly status: (typeof jobs.$inferSelect)['status']
  readonly spentCredits: number | null
  readonly threadId: string | null
}

export async function findVersionJobs(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VersionJob>> {
  if (ids.length === 0) return new Map()
  const { id, status, spentCredits, threadId } = jobs
  const rows = await db
    .select({ id, status, spentCredits, threadId })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), isNull(jobs.deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

export interface VersionPicture {
  readonly id: string
  readonly jobId: string
  readonly index: number
  readonly thumbKey: string
  readonly width: number
  readonly height: number
}

export async function listVersionPictures(
  db: Executor,
  jobIds: readonly string[],
): Promise<VersionPicture[]> {
  if (jobIds.length === 0) return []
  const { id, jobId, index, thumbKey, width, height } = pictures
  return db
    .select({ id, jobId, index, thumbKey, width, height })
    .from(pictures)
    .where(inArray(pictures.jobId, [...jobIds]))
    .orderBy(asc(pictures.index))
}

export interface ThreadPosition {
  readonly createdAt: Date
  readonly id: string
}

/** The last changed first; `after` is the last one of the page before. */
export async function listThreads(
  db: Db,
  userId: string,
  page: { limit: number; offset: number; after: ThreadPosition | null },
): Promise<ThreadRow[]> {
  const older = page.after
    ? sql`(${editThreads.updatedAt}, ${editThreads.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(editThreads)
    .where(and(eq(editThreads.userId, userId), older))
    .orderBy(desc(editThreads.updatedAt), desc(editThreads.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function countThreads(db: Db, userId: string): Promise<number> {
  return db.$count(editThreads, eq(editThreads.userId, userId))
}

/** Versions of several threads, for a list of them. */
export async function listVersionsByThread(
  db: Db,
  threadIds: readonly string[],
): Promise<VersionRow[]> {
  if (threadIds.length === 0) return []
  return db
    .select()
    .from(editVersions)
    .where(inArray(editVersions.threadId, [...threadIds]))
    .orderBy(asc(editVersions.number))
}

/** Middle duration of the last runs of a tool by a model, ms; null: none ended well yet. */
export async function measureRun(
  db: Db,
  { modelId, tool }: { modelId: string; tool: string },
): Promise<number | null> {
  const result = await db.execute<{ ms: number | null }>(sql`
    select percentile_cont(0.5) within group (order by duration)::float8 as ms from (
      select extract(epoch from finished_at - started_at) * 1000 as duration from ${jobs}
      where model_id = ${modelId} and tool = ${tool} and status = 'succeeded'
        and started_at is not null
      order by finished_at desc nulls first limit 20) recent`)
  const ms = result.rows[0]?.ms
  return ms === null || ms === undefined ? null : Math.round(ms)
}

/** What was ordered by a job of a thread, and what was to stay; null: it is of no thread, or deleted. */
export async function findEditedJob(db: Executor, jobId: string) {
  const { userId, tool, params } = jobs
  const { steps, keep } = editVersions
  const [row = null] = await db
    .select({ userId, tool, params, steps, keep })
    .from(editVersions)
    .innerJoin(jobs, eq(jobs.id, editVersions.jobId))
    .where(and(eq(jobs.id, jobId), isNull(jobs.deletedAt)))
  return row
}
