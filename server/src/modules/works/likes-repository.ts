/** Likes and their counters, which change in one transaction; favourites, which have none. */
import { film } from '@contract/tools/film'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { favourites, jobs, workLikes, works } from '../../platform/db/schema'

export interface Like {
  readonly userId: string
  readonly workId: string
}

/** False when it was liked already. */
export async function insertLike(tx: Tx, like: Like): Promise<boolean> {
  const rows = await tx
    .insert(workLikes)
    .values(like)
    .onConflictDoNothing()
    .returning({ workId: workLikes.workId })
  return rows.length === 1
}

/** False when it was not liked. */
export async function deleteLike(tx: Tx, { userId, workId }: Like): Promise<boolean> {
  const rows = await tx
    .delete(workLikes)
    .where(and(eq(workLikes.userId, userId), eq(workLikes.workId, workId)))
    .returning({ workId: workLikes.workId })
  return rows.length === 1
}

export async function insertFavourite(db: Executor, favourite: Like): Promise<void> {
  await db.insert(favourites).values(favourite).onConflictDoNothing()
}

export async function deleteFavourite(db: Executor, { userId, workId }: Like): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.workId, workId)))
}

const counters = {
  id: works.id,
  userId: works.userId,
  state: works.state,
  likes: works.likeCount,
  remakes: works.remakeCount,
}

/** Null when the work is gone. */
export async function addToLikes(tx: Tx, workId: string, by: 1 | -1) {
  const [row] = await tx
    .update(works)
    .set({ likeCount: sql`${works.likeCount} + ${by}` })
    .where(eq(works.id, workId))
    .returning(counters)
  return row ?? null
}

/** Null when the work is not public any more: what came of it then is not its merit. */
export async function addRemake(tx: Tx, workId: string, makerId: string) {
  const [row] = await tx
    .update(works)
    .set({ remakeCount: sql`${works.remakeCount} + 1` })
    .where(and(eq(works.id, workId), eq(works.state, 'public'), sql`${works.userId} <> ${makerId}`))
    .returning(counters)
  return row ?? null
}

/** Whether this person filmed a remake of the work before this job. */
export async function hasFilmed(
  tx: Tx,
  { userId, remakeOf, jobId }: { userId: string; remakeOf: string; jobId: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.remakeOf, remakeOf),
        eq(jobs.tool, film.id),
        eq(jobs.status, 'succeeded'),
        ne(jobs.id, jobId),
      ),
    )
    .limit(1)
  return row !== undefined
}
