/** Rows of the demo authors and of what they made. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { follows, jobs, users, workLikes, works } from '../../platform/db/schema'

const PLAN_LOCK = 690_003

/** Of several processes that start at once one plans. */
export async function lockPlan(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PLAN_LOCK})`)
}

export async function hasWorks(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: works.id }).from(works).limit(1)
  return rows.length > 0
}

export async function listAuthors(db: Executor) {
  return db
    .select({ id: users.id, nickname: users.nickname, avatarKey: users.avatarKey })
    .from(users)
    .where(eq(users.demo, true))
}

export async function insertAuthor(
  tx: Tx,
  author: { id: string; nickname: string; bio: string },
): Promise<void> {
  await tx.insert(users).values({ ...author, demo: true })
}

export async function insertFollows(
  tx: Tx,
  pairs: readonly { followerId: string; followedId: string }[],
): Promise<void> {
  await tx.insert(follows).values([...pairs])
}

export async function writeAvatar(db: Executor, id: string, avatarKey: string): Promise<void> {
  await db.update(users).set({ avatarKey }).where(eq(users.id, id))
}

/** Requests of demo authors that are painted, each with its work while that is public. */
export async function listPainted(db: Db): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ requestId: jobs.requestId, workId: works.id })
    .from(jobs)
    .innerJoin(users, and(eq(users.id, jobs.userId), eq(users.demo, true)))
    .leftJoin(works, and(eq(works.jobId, jobs.id), eq(works.state, 'public')))
  return new Map(rows.map(({ requestId, workId }) => [requestId, workId]))
}

/** For a work without likes; its row counts them. */
export async function insertLikes(
  tx: Tx,
  workId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await tx.insert(workLikes).values(userIds.map((userId) => ({ userId, workId })))
}

/** Works with their authors, oldest first. */
export async function listAuthorsByWork(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: works.id, userId: works.userId })
    .from(works)
    .where(inArray(works.id, [...ids]))
    .orderBy(works.createdAt, works.id)
}
