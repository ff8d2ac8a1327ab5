/** Lists of comments, by keyset. */
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { comments, works } from '../../platform/db/schema'
import type { CommentBlocks } from './ports'

export type Viewer = string | null

export interface ListedMention {
  readonly id: string
  readonly name: string
  /** A user with a page: neither deleted nor being closed. */
  readonly present: boolean
  /** Of a user that the viewer blocks or mutes, or is blocked by: the name is not shown. */
  readonly masked: boolean
}

/** A comment with its writer, as a viewer sees it. */
export interface ListedComment {
  readonly id: string
  readonly workId: string
  readonly parentId: string | null
  readonly words: string
  readonly mentions: readonly ListedMention[]
  readonly state: (typeof comments.$inferSelect)['state']
  readonly hiddenBy: (typeof comments.$inferSelect)['hiddenBy']
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

/** Names of blocked users are left out of comments of others, too. */
function nameColumns({ viewer, blocks }: Seen) {
  const shows = (userId: SQL) =>
    (viewer === null ? undefined : blocks.without(viewer, userId)) ?? sql`true`
  return {
    mentions: sql<ListedComment['mentions']>`case when ${comments.mentions} = '[]' then '[]' else (
      select jsonb_agg(named.value || jsonb_build_object(
        'present', person.id is not null,
        'masked', not (${shows(sql`(named.value ->> 'id')`)})) order by named.place)
      from jsonb_array_elements(${comments.mentions}) with ordinality named (value, place)
      left join users person on person.id = named.value ->> 'id' and person.closes_at is null) end`,
    replyTo: sql<ListedComment['replyTo']>`(
      select jsonb_build_object('id', addressed.id, 'nickname', addressed.nickname)
      from users addressed where addressed.id = ${comments.replyToId}
        and addressed.closes_at is null and ${shows(sql`addressed.id`)})`,
  }
}

const columns = ({ viewer, ...seen }: Seen) => ({
  id: comments.id,
  workId: comments.workId,
  parentId: comments.parentId,
  words: comments.words,
  state: comments.state,
  hiddenBy: comments.hiddenBy,
  reason: comments.reason,
  likeCount: comments.likeCount,
  authorLiked: comments.authorLiked,
  replyCount: comments.replyCount,
  reportCount: comments.reportCount,
  createdAt: comments.createdAt,
  userId: comments.userId,
  ...nameColumns({ viewer, ...seen }),
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
    .select(columns(seen))
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
    .select(columns(seen))
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

/** The first replies of several comments in one statement, oldest first: `each` rows of the index a comment. */
export async function listFirstReplies(
  db: Db,
  { parentIds, each, ...seen }: Seen & { parentIds: readonly string[]; each: number },
): Promise<ListedComment[]> {
  if (parentIds.length === 0) return []
  const { createdAt, id, parentId } = comments
  const first = db
    .select({ id })
    .from(comments)
    .where(and(sql`${parentId} = parents.id`, eq(comments.state, 'public'), visible(seen)))
    .orderBy(createdAt, id)
    .limit(each)
    .as('first')
  return db
    .select(columns(seen))
    .from(sql`unnest(${sql.param([...parentIds])}::text[]) parents (id)`)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(comments, eq(id, first.id))
    .orderBy(createdAt, id)
}

/** Public comments and replies of a work by their ids, in no order; comments with replies as placeholders. */
export async function listChosen(
  db: Db,
  { workId, ids, ...seen }: Seen & { workId: string; ids: readonly string[] },
): Promise<ListedComment[]> {
  if (ids.length === 0) return []
  return db
    .select(columns(seen))
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

/**
 * Comments and replies of the viewer on a work that others do not see, newest first; without those
 * that are listed in their place, above the replies of others.
 */
export async function listOwn(
  db: Db,
  { workId, viewer, blocks }: { workId: string; viewer: string; blocks: CommentBlocks },
): Promise<ListedComment[]> {
  const { createdAt, id } = comments
  return db
    .select(columns({ viewer, blocks }))
    .from(comments)
    .where(
      and(
        eq(comments.userId, viewer),
        eq(comments.workId, workId),
        sql`${comments.state} in ('pending', 'rejected', 'hidden')`,
        sql`(${comments.parentId} is not null or ${comments.replyCount} = 0)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_OWN)
}

const hiddenOn = (workId: string) =>
  and(
    eq(comments.workId, workId),
    sql`${comments.state} = 'hidden' and ${comments.hiddenBy} = 'author'`,
  )

/** Comments and replies that the author of a work hid, newest first. */
export async function listHidden(
  db: Db,
  { workId, ...seen }: Seen & { workId: string },
  page: { after: TimePosition | null; limit: number; offset: number },
): Promise<ListedComment[]> {
  const { createdAt, id } = comments
  const older =
    page.after &&
    sql`(${createdAt}, ${id}) < (${toTimestamp(page.after.createdAt)}, ${page.after.id})`
  return db
    .select(columns(seen))
    .from(comments)
    .where(and(hiddenOn(workId), older ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function countHidden(db: Db, workId: string): Promise<number> {
  return db.$count(comments, hiddenOn(workId))
}

/** One comment as its writer sees it. */
export async function readListed(
  db: Executor,
  commentId: string,
  seen: Seen,
): Promise<ListedComment | null> {
  const [row] = await db.select(columns(seen)).from(comments).where(eq(comments.id, commentId))
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
