/** Comments for the console. */
import type { COMMENT_REPORT_REASONS } from '@contract/comment-reasons'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { comments, pictures, users, works } from '../../platform/db/schema'

/** Words are searched for among this many of the newest comments, so that a search ends. */
const SEARCHED = 50_000

export interface StaffFilter {
  readonly q?: string | undefined
  readonly state?: (typeof comments.$inferSelect)['state'] | undefined
  readonly userId?: string | undefined
  readonly workId?: string | undefined
}

interface StaffReport {
  readonly reason: (typeof COMMENT_REPORT_REASONS)[number]
  readonly words: string
  readonly decided: boolean
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Newest first. */
export async function listForStaff(
  db: Db,
  { q, state, userId, workId }: StaffFilter,
  page: { after: TimePosition | null; limit: number; offset: number },
) {
  const { createdAt, id } = comments
  const newest = sql`${createdAt} >= coalesce((select oldest.created_at from comments oldest
    order by oldest.created_at desc, oldest.id desc offset ${SEARCHED} limit 1), '-infinity')`
  const older =
    page.after &&
    sql`(${createdAt}, ${id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
  return db
    .select({
      id,
      words: comments.words,
      state: comments.state,
      hiddenBy: comments.hiddenBy,
      reason: comments.reason,
      reportCount: comments.reportCount,
      likeCount: comments.likeCount,
      createdAt,
      userId: users.id,
      nickname: users.nickname,
      workId: works.id,
      title: works.title,
      thumbKey: pictures.thumbKey,
      reports: sql<StaffReport[]>`array(
        select jsonb_build_object('reason', reported.reason, 'words', reported.words,
          'decided', reported.decided_at is not null)
        from comment_reports reported where reported.comment_id = ${id}
        order by reported.id desc limit 10)`,
    })
    .from(comments)
    .innerJoin(works, eq(works.id, comments.workId))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .leftJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        state && eq(comments.state, state),
        userId ? eq(comments.userId, userId) : undefined,
        workId ? eq(comments.workId, workId) : undefined,
        q ? and(newest, sql`${comments.words} ilike ${`%${escapeLike(q)}%`}`) : undefined,
        older ?? undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}
