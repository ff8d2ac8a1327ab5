/** Lists of comments, by keyset. */
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { comments, works } from '../../platform/db/schema'
import { isShownUser, type Viewing } from '../../platform/db/hidden'

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

/** Names of blocked users are left out of comments of others, too. */
function nameColumns(viewing: Viewing) {
  const shows = (userId: SQL) => isShownUser(viewing, userId) ?? sql`true`
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

const columns = (viewing: Viewing) => ({
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
  ...nameColumns(viewing),
  author: sql<ListedComment['author']>`(
    select jsonb_build_object('id', writer.id, 'nickname', writer.nickname,
      'avatarKey', writer.avatar_key, 'demo', writer.demo)
    from users writer where writer.id = ${comments.userId})`,
  liked:
    viewing.viewer === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from comment_likes liked
          where liked.user_id = ${viewing.viewer} and liked.comment_id = ${comments.id})`,
})

/** Neither of an account being closed, nor blocked, nor reported by the viewer. */
function visible(viewing: Viewing): SQL | undefined {
  const { viewer } = viewing
  const open = sql`not exists (select 1 from users closed
    where closed.id = ${comments.userId} and closed.closes_at is not null)`
  if (viewer === null) return open
  return and(
    open,
    sql`not exists (select 1 from comment_reports reported
      where reported.comment_id = ${comments.id} and reported.user_id = ${viewer})`,
    isShownUser(viewing, sql`${comments.userId}`),
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
  { workId, viewing }: { workId: string; viewing: Viewing },
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
    .select(columns(viewing))
    .from(comments)
    .where(and(eq(comments.workId, workId), ofLevel, later, visible(viewing)))
    .orderBy(...(isLiked ? [desc(likeCount)] : []), desc(createdAt), desc(id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** Public replies, oldest first. */
export async function listReplies(
  db: Db,
  { parentId, viewing }: { parentId: string; viewing: Viewing },
  page: { after: TimePosition | null; limit: number; offset: number },
): Promise<ListedComment[]> {
  const { createdAt, id } = comments
  const later =
    page.after &&
    sql`(${createdAt}, ${id}) > (${toTimestamp(page.after.createdAt)}, ${page.after.id})`
  return db
    .select(columns(viewing))
    .from(comments)
    .where(
      and(
        eq(comments.parentId, parentId),
        eq(comments.state, 'public'),
        later ?? undefined,
        visible(viewing),
      ),
    )
    .orderBy(createdAt, id)
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** The first replies of several comments in one statement, oldest first: `each` rows of the index a comment. */
export async function listFirstReplies(
  db: Db,
  { parentIds, each, viewing }: { parentIds: readonly string[]; each: number; viewing: Viewing },
): Promise<ListedComment[]> {
  if (parentIds.length === 0) return []
  const { createdAt, id, parentId } = comments
  const first = db
    .select({ id })
    .from(comments)
    .where(and(sql`${parentId} = parents.id`, eq(comments.state, 'public'), visible(viewing)))
    .orderBy(createdAt, id)
    .limit(each)
    .as('first')
  return db
    .select(columns(viewing))
    .from(sql`unnest(${sql.param([...parentIds])}::text[]) parents (id)`)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(comments, eq(id, first.id))
    .orderBy(createdAt, id)
}

/** Public comments and replies of a work by their ids, in no order; comments with replies as placeholders. */
export async function listChosen(
  db: Db,
  { workId, ids, viewing }: { workId: string; ids: readonly string[]; viewing: Viewing },
): Promise<ListedComment[]> {
  if (ids.length === 0) return []
  return db
    .select(columns(viewing))
    .from(comments)
    .where(
      and(
        eq(comments.workId, workId),
        inArray(comments.id, [...ids]),
        sql`(${comments.state} = 'public' or (${comments.parentId} is null and ${comments.replyCount} > 0))`,
        visible(viewing),
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
  { workId, viewing }: { workId: string; viewing: Viewing & { viewer: string } },
): Promise<ListedComment[]> {
  const { createdAt, id } = comments
  return db
    .select(columns(viewing))
    .from(comments)
    .where(
      and(
        eq(comments.userId, viewing.viewer),
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
  { workId, viewing }: { workId: string; viewing: Viewing },
  page: { after: TimePosition | null; limit: number; offset: number },
): Promise<ListedComment[]> {
  const { createdAt, id } = comments
  const older =
    page.after &&
    sql`(${createdAt}, ${id}) < (${toTimestamp(page.after.createdAt)}, ${page.after.id})`
  return db
    .select(columns(viewing))
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
  viewing: Viewing,
): Promise<ListedComment | null> {
  const [row] = await db.select(columns(viewing)).from(comments).where(eq(comments.id, commentId))
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
