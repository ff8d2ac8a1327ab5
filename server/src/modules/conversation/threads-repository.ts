/** Rows of threads and their versions. */
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { editThreads, editVersions } from '../../platform/db/schema'

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

/** The version that a job made: the first one of a thread was made by none of its edits. */
export async function findJobVersion(db: Executor, jobId: string): Promise<VersionRow | null> {
  const [row = null] = await db
    .select()
    .from(editVersions)
    .where(and(eq(editVersions.jobId, jobId), isNotNull(editVersions.sentence)))
    .orderBy(desc(editVersions.createdAt))
    .limit(1)
  return row
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
