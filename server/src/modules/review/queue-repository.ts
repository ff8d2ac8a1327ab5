/** The review queue: handing out items, each to one reviewer. */
import { pickContent } from '@contract/endpoints/works'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { jobs, pictures, reviewItems, workReports, works } from '../../platform/db/schema'

export interface QueueFilter {
  readonly reviewerId: string
  readonly kind: 'new' | 'report' | 'profile' | 'comment' | undefined
}

const now = sql`now()`

/** Of a work that still waits for it; neither the reviewer's own nor reported by them. */
function waiting({ reviewerId, kind }: QueueFilter): SQL | undefined {
  return and(
    isNull(reviewItems.decidedAt),
    kind === undefined ? undefined : sql`${reviewItems.kind} = ${kind}`,
    ne(works.userId, reviewerId),
    sql`not exists (
      select 1 from ${workReports}
      where ${workReports.itemId} = ${reviewItems.id} and ${workReports.userId} = ${reviewerId})`,
    sql`(${reviewItems.kind}, ${works.state}) in (('new', 'pending'), ('report', 'public'))`,
  )
}

export async function countWaiting(db: Db, wish: QueueFilter): Promise<number> {
  const items = db
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .innerJoin(works, eq(works.id, reviewItems.workId))
    .where(waiting(wish))
    .as('items')
  return db.$count(items)
}

/** When the work that waits for longest came; null: none waits. */
export async function oldestWaiting(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: reviewItems.createdAt })
    .from(reviewItems)
    .innerJoin(works, eq(works.id, reviewItems.workId))
    .where(waiting({ reviewerId: '', kind: undefined }))
    .orderBy(reviewItems.createdAt)
    .limit(1)
  return row?.createdAt ?? null
}

/**
 * Holds up to `count` items for a reviewer: those they hold already first, then public works
 * (reports), then the oldest. Rows that another reviewer is being given are skipped.
 */
export async function holdItems(
  tx: Tx,
  wish: QueueFilter,
  { count, leaseMs }: { count: number; leaseMs: number },
): Promise<string[]> {
  const mine = and(eq(reviewItems.claimedBy, wish.reviewerId), gt(reviewItems.claimedUntil, now))
  const free = or(isNull(reviewItems.claimedUntil), lt(reviewItems.claimedUntil, now))
  const rows = await tx
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .innerJoin(works, eq(works.id, reviewItems.workId))
    .where(and(waiting(wish), or(mine, free)))
    .orderBy(
      desc(sql`coalesce(${mine}, false)`),
      desc(eq(reviewItems.kind, 'report')),
      reviewItems.createdAt,
      reviewItems.id,
    )
    .limit(count)
    .for('update', { of: reviewItems, skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await tx
      .update(reviewItems)
      .set({
        claimedBy: wish.reviewerId,
        claimedUntil: sql`now() + ${leaseMs} * interval '1 millisecond'`,
      })
      .where(inArray(reviewItems.id, ids))
  }
  return ids
}

/** Items with what a reviewer looks at; who made it is not read. */
export async function readItems(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { kind, tool, making } = works
  const { key, thumbKey, width, height, thumbhash, color } = pictures
  return db
    .select({
      item: reviewItems,
      work: { ...pickContent(works), kind, tool, making },
      picture: { key, thumbKey, width, height, thumbhash, color },
      params: jobs.params,
    })
    .from(reviewItems)
    .innerJoin(works, eq(works.id, reviewItems.workId))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(jobs, eq(jobs.id, works.jobId))
    .where(inArray(reviewItems.id, [...ids]))
}

export type ItemRow = Awaited<ReturnType<typeof readItems>>[number]

const NOTES_MAX = 10

/** Texts of reporters, newest first. */
export async function readNotes(db: Executor, itemIds: readonly string[]) {
  if (itemIds.length === 0) return []
  return db
    .select({ itemId: workReports.itemId, words: workReports.words })
    .from(workReports)
    .where(and(inArray(workReports.itemId, [...itemIds]), ne(workReports.words, '')))
    .orderBy(desc(workReports.id))
    .limit(NOTES_MAX)
}
