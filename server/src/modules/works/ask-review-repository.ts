/** How items of review open and grow. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client'
import { reviewItems } from '../../db/schema'
import { newId } from '../../lib/ids'

/** Reason → how often, of both the row that stands and the one that comes. */
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
        // A work that is new again (withdrawn, published anew) is reviewed as new.
        kind: sql`case when excluded.kind = 'new' then 'new' else ${reviewItems.kind} end`,
      },
    })
    .returning({ id: reviewItems.id })
  const [row] = rows
  if (!row) throw new Error('a review item neither joined nor opened')
  return row.id
}
