/** Review items of works, and questions about pictures that are still open. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { mediaChecks, reviewItems, works } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'

/** Reason → count, of the existing row and the new one. */
const bothReasons = sql`(
  select coalesce(jsonb_object_agg(reason, times), '{}')
  from (
    select key as reason, sum(value::int) as times
    from (
      select * from jsonb_each_text(${reviewItems.reasons})
      union all
      select * from jsonb_each_text(excluded.reasons)
    ) as given
    group by key
  ) as summed
)`

export interface NewItem {
  readonly workId: string
  readonly kind: 'new' | 'report'
  /** Reason → how often. */
  readonly reasons?: Record<string, number>
  /** The author's objection to the last refusal. */
  readonly appeal?: string
}

/** One open item a work; answers its id. */
export async function openOrJoin(tx: Executor, item: NewItem): Promise<string> {
  const rows = await tx
    .insert(reviewItems)
    .values({ ...item, id: newId() })
    .onConflictDoUpdate({
      target: reviewItems.workId,
      targetWhere: sql`decided_at is null`,
      set: {
        reasons: bothReasons,
        // The caller knows the current state of the work.
        kind: sql`excluded.kind`,
        appeal: sql`coalesce(excluded.appeal, ${reviewItems.appeal})`,
      },
    })
    .returning({ id: reviewItems.id })
  const [row] = rows
  if (!row) throw new Error('a review item neither joined nor opened')
  return row.id
}

/** Ends the open item of a work undecided; answers why it was there, null when there was none. */
export async function closeUndecided(
  tx: Tx,
  workId: string,
): Promise<Record<string, number> | null> {
  const [row] = await tx
    .update(reviewItems)
    .set({ decidedAt: sql`now()` })
    .where(and(eq(reviewItems.workId, workId), isNull(reviewItems.decidedAt)))
    .returning({ reasons: reviewItems.reasons })
  return row?.reasons ?? null
}

/** Whether the newest item of a work was an appeal: its decision is final. */
export async function isLastWord(db: Executor, workId: string): Promise<boolean> {
  const [row] = await db
    .select({ appeal: reviewItems.appeal })
    .from(reviewItems)
    .where(eq(reviewItems.workId, workId))
    .orderBy(desc(reviewItems.createdAt), desc(reviewItems.decidedAt))
    .limit(1)
  return row !== undefined && row.appeal !== null
}

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
