/** Works of a person, counted, and those that are to be reviewed again. */
import { and, count, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { works } from '../../platform/db/schema'

export async function countByState(db: Executor, userId: string) {
  const rows = await db
    .select({ state: works.state, works: count() })
    .from(works)
    .where(eq(works.userId, userId))
    .groupBy(works.state)
  return new Map(rows.map(({ state, works: number }) => [state, number]))
}

/** Its author and title; null when it is not refused (any more). */
export async function markPendingAgain(tx: Tx, id: string) {
  const { userId, title } = works
  const [row] = await tx
    .update(works)
    .set({ state: 'pending', reason: null })
    .where(and(eq(works.id, id), eq(works.state, 'rejected')))
    .returning({ userId, title })
  return row ?? null
}
