/** Results that may be wrong, as the ledger asks for them. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'
import type { JobRow } from '../rows'

/** An own job that is not deleted, held against everybody else who would end or delete it. */
export async function lockOwn(
  tx: Tx,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow | null> {
  const own = and(eq(jobs.id, jobId), eq(jobs.userId, userId), isNull(jobs.deletedAt))
  const [row] = await tx.select().from(jobs).where(own).for('update')
  return row ?? null
}

/** Its price came back: nothing was spent on it. */
export async function markReturned(tx: Tx, jobId: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ returnedAt: sql`now()`, spentCredits: 0, seq: sql`${jobs.seq} + 1` })
    .where(eq(jobs.id, jobId))
}
