/** Decisions that were made, as rows. */
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { pictures, reviewLog, users, works } from '../../platform/db/schema'

export interface HistoryFilter {
  readonly decision: (typeof reviewLog.$inferSelect)['decision'] | undefined
  /** The reader: decisions on their own works are excluded. */
  readonly readerId: string
}

function buildHistoryFilter({ decision, readerId }: HistoryFilter) {
  return and(
    decision === undefined ? undefined : eq(reviewLog.decision, decision),
    or(isNull(works.userId), ne(works.userId, readerId)),
  )
}

/** The newest first. */
export async function listDecisions(
  db: Db,
  wish: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { id, decision, reason, createdAt, reviewerId } = reviewLog
  return db
    .select({
      id,
      decision,
      reason,
      createdAt,
      reviewerId,
      reviewer: users.nickname,
      workId: works.id,
      title: works.title,
      state: works.state,
      thumbKey: pictures.thumbKey,
    })
    .from(reviewLog)
    .leftJoin(users, eq(users.id, reviewLog.reviewerId))
    .leftJoin(works, eq(works.id, reviewLog.workId))
    .leftJoin(pictures, eq(pictures.id, works.pictureId))
    .where(buildHistoryFilter(wish))
    .orderBy(desc(reviewLog.id))
    .limit(limit)
    .offset(offset)
}

export async function countDecisions(db: Db, wish: HistoryFilter): Promise<number> {
  const rows = db
    .select({ id: reviewLog.id })
    .from(reviewLog)
    .leftJoin(works, eq(works.id, reviewLog.workId))
    .where(buildHistoryFilter(wish))
    .as('rows')
  return db.$count(rows)
}
