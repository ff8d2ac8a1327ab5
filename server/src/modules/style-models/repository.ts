/** Likes of style models, and how many public works each one made. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import { modelLikes } from '../../platform/db/schema'

const MOST_COUNTED = 999

/** By style, each counted no further than 999: a longer count says nothing more. */
export async function countWorks(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const result = await db.execute<{ id: string; count: number }>(sql`
    select style.id, made.count
    from unnest(${sql.param(ids)}::text[]) as style(id)
    cross join lateral (
      select count(*)::int as count from (
        select 1 from works
        where works.style_id = style.id and state = 'public' and merged_into is null
        limit ${MOST_COUNTED}) few) made`)
  return new Map(result.rows.map(({ id, count }) => [id, count]))
}

export async function countLikes(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: modelLikes.modelId, count: sql<number>`count(*)::int` })
    .from(modelLikes)
    .where(inArray(modelLikes.modelId, [...ids]))
    .groupBy(modelLikes.modelId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function findLiked(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: modelLikes.modelId })
    .from(modelLikes)
    .where(eq(modelLikes.userId, userId))
  return new Set(rows.map(({ id }) => id))
}

/** Idempotent both ways. */
export async function writeLike(
  db: Executor,
  { userId, modelId, liked }: { userId: string; modelId: string; liked: boolean },
): Promise<void> {
  if (liked) await db.insert(modelLikes).values({ userId, modelId }).onConflictDoNothing()
  else
    await db
      .delete(modelLikes)
      .where(and(eq(modelLikes.userId, userId), eq(modelLikes.modelId, modelId)))
}
