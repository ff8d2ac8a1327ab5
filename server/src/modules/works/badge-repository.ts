/** A work's part in a contest. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { contestEntries, contests } from '../../platform/db/schema'

/** Null without one; the place is public after the closing only. */
export async function findBadge(db: Executor, workId: string) {
  const [row] = await db
    .select({
      id: contests.id,
      title: contests.title,
      closedAt: contests.closedAt,
      prizes: contests.prizes,
      place: contestEntries.place,
      votes: contestEntries.votes,
      pickedAt: contestEntries.pickedAt,
    })
    .from(contestEntries)
    .innerJoin(contests, eq(contests.id, contestEntries.contestId))
    .where(and(eq(contestEntries.workId, workId), isNull(contestEntries.removedAt)))
  if (!row) return null
  const { id, title, closedAt, prizes, place, votes, pickedAt } = row
  const isOver = closedAt !== null
  const won = isOver && place !== null && place <= prizes.length && (votes ?? 0) > 0
  return { id, title, place: won ? place : null, picked: isOver && pickedAt !== null }
}
