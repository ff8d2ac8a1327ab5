/** Lists of comments, by keyset. */
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { comments, works } from '../../platform/db/schema'
import type { CommentBlocks } from './ports'

export type Viewer = string | null

/** A comment with its writer, as a viewer sees it. */
export interface ListedComment {
  readonly id: string
  readonly workId: string
  readonly parentId: string | null
  readonly words: string
  readonly mentions: readonly { id: string; name: string }[]
  readonly state: (typeof comments.$inferSelect)['state']
  readonly reason: string | null
  readonly likeCount: number
  readonly authorLiked: boolean
  readonly replyCount: number
  readonly reportCount: number
  readonly createdAt: Date
  readonly userId: string | null
  readonly replyTo: { id: string; nickname: string } | null
  readonly author: {
    id: string
    nickname: string
    avatarKey: string | null
    demo: boolean
  } | null
  readonly liked: boolean
}

export interface LikedPosition extends TimePosition {
  readonly likes: number
}

export type Seen = { readonly viewer: Viewer; readonly blocks: CommentBlocks }

const columns = (viewer: Viewer) => ({
  id: comments.id,
  workId: comments.workId,
  parentId: comments.parentId,
  words: comments.words,
  mentions: comments.mentions,
  state: comments.state,
  reason: comments.reason,
  likeCount: comments.likeCount,
  authorLiked: comments.authorLiked,
  replyCount: comments.replyCount,
  reportCount: comments.reportCount,
  createdAt: comments.createdAt,
  userId: comments.userId,
  replyTo: sql<ListedComment['replyTo']>`(
    select jsonb_build_object('id', addressed.id, 'nickname', addressed.nickname)
    from users addressed where addressed.id = ${comments.replyToId})`,
  author: sql<ListedComment['author']>`(
    select jsonb_build_object('id', writer.id, 'nickname', writer.nickname,
      'avatarKey', writer.avatar_key, 'demo', writer.demo)
    from users writer where writer.id = ${comments.userId})`,
  liked:
    viewer === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from comment_likes liked
          where liked.user_id = ${viewer} and liked.comment_id = ${comments.id})`,
})

/** Neither of an account being closed, nor blocked, nor reported by the viewer. */
function visible({ viewer, blocks }: Seen): SQL | undefined {
  const open = sql`not exists (select 1 from users closed
    where closed.id = ${comments.userId} and closed.closes_at is not null)`
  if (viewer === null) return open
  return and(
    open,
    sql`not exists (select 1 from comment_reports reported
      where reported.comment_id = ${comments.id} and reported.user_id = ${viewer})`,
    blocks.without(viewer, sql`${comments.userId}`),
  )
}

const ofLevel = and(
  isNull(comments.parentId),
  sql`(${comments.state} = 'public' or ${comments.replyCount} > 0)`,
)

const toTimestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Comments at the first level, with placeholders where public replies remain. */
export async function listComments(
  db: Db,
  { workId, ...seen }: Seen & { workId: string },
  page:
    | { order: 'newest'; after: TimePosition | null; limit: number; offset: number }
    | { order: 'liked'; after: LikedPosition | null; limit: number; offset: number },
): Promise<ListedComment[]> {
  const { likeCount, createdAt, id } = comments
  const isLiked = page.order === 'liked'
  const later =
    page.after === null
      ? undefined
      : page.order === 'liked'
        ? sql`(${likeCount}, ${createdAt}, ${id}) <
            (${page.after.likes}::int, ${toTimestamp(page.after.createdAt)}, ${page.after.id})`
        : sql`(${createdAt}, ${id}) < (${toTimestamp(page.after.createdAt)}, ${page.after.id})`
  return db
    .select(columns(seen.viewer))
    .from(comments)
    .where(and(eq(comments.workId, workId), ofLevel, later, visible(seen)))
    .orderBy(...(isLiked ? [desc(likeCount)] : []), desc(createdAt), desc(id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** Public replies, oldest first. */
export async function listReplies(
  db: Db,
  { parentId, ...seen }: Seen & { parentId: string },
  page: { after: TimePosition | null; limit: number; offset: number },
): Promise<ListedComment[]> {
  const { createdAt, id } = comments
  const later =
    page.after &&
    sql`(${createdAt}, ${id}) > (${toTimestamp(page.after.createdAt)}, ${page.after.id})`
  return db
    .select(columns(seen.viewer))
    .from(comments)
    .where(
      and(
        eq(comments.parentId, parentId),
        eq(comments.state, 'public'),
        later ?? undefined,
        visible(seen),
      ),
    )
    .orderBy(createdAt, id)
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** The first replies of several comments in one statement, oldest first. */
export async function listFirstReplies(
  db: Db,
  { parentIds, each, ...seen }: Seen & { parentIds: readonly string[]; each: number },
): Promise<ListedComment[]> {
  if (parentIds.length === 0) return []
  const ranked = db
    .select({
      id: comments.id,
      place: sql<number>`row_number() over (partition by ${comments.parentId}
        order by ${comments.createdAt}, ${comments.id})`.as('place'),
    })
    .from(comments)
    .where(
      and(inArray(comments.parentId, [...parentIds]), eq(comments.state, 'public'), visible(seen)),
    )
    .as('ranked')
  return db
    .select(columns(seen.viewer))
    .from(comments)
    .innerJoin(ranked, eq(ranked.id, comments.id))
    .where(sql`${ranked.place} <= ${each}`)
    .orderBy(comments.createdAt, comments.id)
}

/** Public comments and replies of a work by their ids, in no order; comments with replies as placeholders. */
export async function listChosen(
  db: Db,
  { workId, ids, ...seen }: Seen & { workId: string; ids: readonly string[] },
): Promise<ListedComment[]> {
  if (ids.length === 0) return []
  return db
    .select(columns(seen.viewer))
    .from(comments)
    .where(
      and(
        eq(comments.workId, workId),
        inArray(comments.id, [...ids]),
        sql`(${comments.state} = 'public' or (${comments.parentId} is null and ${comments.replyCount} > 0))`,
        visible(seen),
      ),
    )
}

const MOST_OWN = 30

/** Comments and replies of the viewer on a work that others do not see, newest first. */
export async function listOwn(db: Db, workId: string, viewer: string): Promise<ListedComment[]> {
  return db
    .select(columns(viewer))
    .from(comments)
    .where(
      and(
        eq(comments.userId, viewer),
        eq(comments.workId, workId),
        inArray(comments.state, ['pending', 'rejected']),
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(MOST_OWN)
}

/** One comment as its writer sees it. */
export async function readListed(
  db: Executor,
  id: string,
  viewer: string,
): Promise<ListedComment | null> {
  const [row] = await db.select(columns(viewer)).from(comments).where(eq(comments.id, id))
  return row ?? null
}

export async function findCommentedWork(db: Db, id: string) {
  const { userId, state, commentCount, commentsClosed, pinnedCommentId } = works
  const [row] = await db
    .select({ userId, state, commentCount, commentsClosed, pinnedCommentId })
    .from(works)
    .where(eq(works.id, id))
  return row ?? null
}
