/** Questions about pictures that are still open. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { mediaChecks, works } from '../../platform/db/schema'

export async function insertCheck(
  db: Executor,
  check: { traceId: string; workId: string },
): Promise<void> {
  await db.insert(mediaChecks).values(check).onConflictDoNothing()
}

/** The checked work and its state, once: a repeated answer returns null. */
export async function answerCheck(tx: Tx, traceId: string) {
  const [check] = await tx
    .update(mediaChecks)
    .set({ answeredAt: sql`now()` })
    .where(and(eq(mediaChecks.traceId, traceId), isNull(mediaChecks.answeredAt)))
    .returning({ workId: mediaChecks.workId })
  return check ? lockState(tx, check.workId) : null
}

export async function lockState(tx: Tx, workId: string) {
  const [work] = await tx
    .select({ id: works.id, state: works.state })
    .from(works)
    .where(eq(works.id, workId))
    .for('no key update')
  return work ?? null
}
