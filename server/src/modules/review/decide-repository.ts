/** Decisions and reports as rows. The lock of a work is taken before that of its item. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { reviewItems, reviewLog, workReports, works } from '../../platform/db/schema'

export async function findItem(db: Executor, id: string) {
  const [row] = await db.select().from(reviewItems).where(eq(reviewItems.id, id))
  return row ?? null
}

export async function lockWork(tx: Tx, id: string) {
  const { userId, state, featuredAt } = works
  const [row] = await tx
    .select({ userId, state, featuredAt })
    .from(works)
    .where(eq(works.id, id))
    .for('no key update')
  return row ?? null
}

/** Ends the item; false when it is decided already or claimed by another reviewer. */
export async function closeItem(
  tx: Tx,
  { itemId, reviewerId }: { itemId: string; reviewerId: string },
): Promise<boolean> {
  const rows = await tx
    .update(reviewItems)
    .set({ decidedAt: sql`now()` })
    .where(
      and(
        eq(reviewItems.id, itemId),
        eq(reviewItems.claimedBy, reviewerId),
        isNull(reviewItems.decidedAt),
      ),
    )
    .returning({ id: reviewItems.id })
  return rows.length > 0
}

export async function addToLog(tx: Tx, entry: typeof reviewLog.$inferInsert): Promise<void> {
  await tx.insert(reviewLog).values(entry)
}

export async function findDecision(db: Executor, itemId: string) {
  const { reviewerId, decision } = reviewLog
  const [row] = await db
    .select({ reviewerId, decision })
    .from(reviewLog)
    .where(eq(reviewLog.itemId, itemId))
    .limit(1)
  return row ?? null
}

export async function markRejected(tx: Tx, id: string, reason: string): Promise<void> {
  await tx
    .update(works)
    .set({ state: 'rejected', reason, featuredAt: null, mergedInto: null })
    .where(eq(works.id, id))
}

export async function markFeatured(tx: Tx, id: string, featuredAt: Date | null): Promise<void> {
  await tx.update(works).set({ featuredAt }).where(eq(works.id, id))
}

/** In a fixed order, so that concurrent notifications cannot deadlock. */
export async function listReporters(tx: Tx, itemId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: workReports.userId })
    .from(workReports)
    .where(eq(workReports.itemId, itemId))
    .orderBy(asc(workReports.userId))
  return rows.map(({ userId }) => userId)
}

/** Whether this user is among those who opened the matter. */
export async function hasReported(
  tx: Executor,
  { itemId, userId }: { itemId: string; userId: string },
): Promise<boolean> {
  const own = and(eq(workReports.itemId, itemId), eq(workReports.userId, userId))
  return (await tx.$count(workReports, own)) > 0
}

export async function countReports(
  tx: Tx,
  { workId, userId }: { workId: string; userId: string },
): Promise<number> {
  return tx.$count(workReports, and(eq(workReports.workId, workId), eq(workReports.userId, userId)))
}

/** False when this person reported it within this item already. */
export async function insertReport(
  tx: Tx,
  report: typeof workReports.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(workReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: workReports.id })
  return rows.length > 0
}
