/**
 * The lists of the square: each is of places (an id with what it is ordered by), whose cards are
 * read in the same statement or, for 推荐, by their ids afterwards. Every list walks an index from
 * its cursor on.
 */
import {
  and,
  type AnyColumn,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  isNull,
  ne,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/client'
import { type Hidden, notBlocked, notHidden } from '../../../platform/db/hidden'
import { favourites, follows, workLikes, works } from '../../../platform/db/schema'
import type { TimePosition } from './cursor'
import { parseWanted, type Wanted } from './grams'
import type { WorkState } from '../repository'
import { searchByRank, searchNewest } from './search'
import type { Candidate, RankPosition } from './spread'

export interface FeedFilter {
  readonly kind: 'video' | null
  readonly tag: string | null
  readonly styleId: string | null
  readonly wanted: Wanted | null
  readonly hidden: Hidden | null
}

/** A list that only some of the public works are in. */
export const isNarrow = ({ kind, tag, styleId, wanted }: FeedFilter) =>
  kind !== null || tag !== null || styleId !== null || wanted !== null

interface TimePage {
  readonly after: TimePosition | null
  readonly limit: number
  readonly offset: number
}

/** Totals are counted no further: a gallery need not know whether it has 1,000 works or 1,000,000. */
const TOTAL_MAX = 1000
/** Of everybody's works: a rare word has its thousandth hit far down the list. */
export const FEED_TOTAL_MAX = 100

const isPublic = sql`${works.state} = 'public'`

function filtered({ kind, tag, styleId, wanted, hidden }: FeedFilter): SQL | undefined {
  return and(
    isPublic,
    kind === null ? undefined : sql`${works.kind} = 'video'`,
    tag === null ? undefined : arrayContains(works.tags, [tag]),
    styleId === null ? undefined : eq(works.styleId, styleId),
    ...(wanted
      ? [
          arrayContains(works.grams, [...wanted.grams]),
          // Grams may lie apart: a match must contain the words as they were typed.
          ...wanted.words.map((word) => sql`position(${word} in ${works.search}) > 0`),
        ]
      : []),
    notHidden(hidden),
  )
}

const below = (position: RankPosition | null) =>
  position
    ? sql`(${works.rank}, ${works.id}) < (${position.rank}::float8, ${position.id})`
    : undefined

const older = (position: TimePosition | null) =>
  position
    ? sql`(${works.publishedAt}, ${works.id}) < (${position.at.toISOString()}::timestamptz, ${position.id})`
    : undefined

const candidate = { id: works.id, rank: works.rank, authorId: works.userId }

/** The text that is searched holds the tags too: their pieces narrow, the tag itself decides. */
const splitTag = (tag: string | null) =>
  tag === null ? null : { words: [], grams: parseWanted(tag).grams }

/** By rank, the alike ones merged; without these authors. */
export async function listRanked(
  db: Db,
  filter: FeedFilter,
  page: { after: RankPosition | null; without: readonly string[]; limit: number },
): Promise<Candidate[]> {
  const others = page.without.length > 0 ? notInArray(works.userId, [...page.without]) : undefined
  const rest = and(isNull(works.mergedInto), below(page.after), others)
  const wanted = filter.wanted ?? splitTag(filter.tag)
  if (wanted && wanted.grams.length > 0)
    return searchByRank(db, {
      wanted,
      conditions: and(filtered(filter), rest),
      narrow: (narrowed) => and(filtered({ ...filter, wanted: narrowed }), rest),
      below: below(page.after),
      from: page.after?.rank ?? null,
      limit: page.limit,
    })
  return db
    .select(candidate)
    .from(works)
    .where(and(filtered(filter), rest))
    .orderBy(desc(works.rank), desc(works.id))
    .limit(page.limit)
}

/** Of one author, from a place on (with it). */
export async function listRankedByAuthor(
  db: Db,
  filter: FeedFilter,
  { authorId, from, limit }: { authorId: string; from: RankPosition; limit: number },
): Promise<Candidate[]> {
  const rest = sql`(${works.rank}, ${works.id}) <= (${from.rank}::float8, ${from.id})`
  return db
    .select(candidate)
    .from(works)
    .where(and(filtered(filter), isNull(works.mergedInto), eq(works.userId, authorId), rest))
    .orderBy(desc(works.rank), desc(works.id))
    .limit(limit)
}

const newestFirst = [desc(works.publishedAt), desc(works.id)]

/** Position of a work in a list by time; the names are alone in a statement. */
const positionColumns = (
  id: AnyColumn | SQL.Aliased<string>,
  at: AnyColumn | SQL.Aliased<Date>,
) => ({
  id: sql<string>`${id}`.as('position_id'),
  at: sql<Date>`${at}`.mapWith(works.createdAt).as('position_at'),
})

/** Newest first; card-repository has those that nothing narrows. */
export async function newestPositions(db: Db, filter: FeedFilter, page: TimePage) {
  const { after, limit, offset } = page
  const { wanted } = filter
  if (wanted && wanted.grams.length > 0) {
    const conditions = and(filtered(filter), older(after))
    const depth = after ? limit : limit + offset
    const hits = await searchNewest(db, { wanted, conditions, below: older(after), limit: depth })
    return toPositions(db, after ? hits : hits.slice(offset))
  }
  return db
    .select(positionColumns(works.id, works.publishedAt))
    .from(works)
    .where(and(filtered(filter), older(after)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(after ? 0 : offset)
    .as('position')
}

function toPositions(db: Db, hits: readonly { id: string; at: number }[]) {
  const ids = sql.param(hits.map(({ id }) => id))
  const times = sql.param(hits.map(({ at }) => new Date(at).toISOString()))
  const hit = sql`unnest(${ids}::text[], ${times}::timestamptz[]) hit (id, at)`
  const [id, at] = [sql<string>`hit.id`.as('id'), sql<Date>`hit.at`.as('at')]
  return db.select(positionColumns(id, at)).from(hit).as('position')
}

export interface Followed {
  readonly followerId: string
  readonly tags: readonly string[]
}

/** Works of others with one of these tags. */
const withFollowedTags = ({ followerId, tags }: Followed) =>
  and(arrayOverlaps(works.tags, [...tags]), ne(works.userId, followerId))

/**
 * Of everybody this person follows the newest of each, and the newest with a followed tag: each
 * work once.
 */
export function followingPositions(
  db: Db,
  filter: FeedFilter,
  { after, limit, offset, ...followed }: TimePage & Followed,
) {
  const depth = after ? limit : limit + offset
  const newest = db
    .select({ id: works.id, at: works.publishedAt })
    .from(works)
    .where(and(eq(works.userId, follows.followedId), filtered(filter), older(after)))
    .orderBy(...newestFirst)
    .limit(depth)
    .as('newest')
  const users = db
    .select(positionColumns(newest.id, newest.at))
    .from(follows)
    .crossJoinLateral(newest)
    .where(eq(follows.followerId, followed.followerId))
    .orderBy(desc(newest.at), desc(newest.id))
  const start = after ? 0 : offset
  if (followed.tags.length === 0) return users.limit(limit).offset(start).as('position')
  const tagged = db
    .select(positionColumns(works.id, works.publishedAt))
    .from(works)
    .where(and(withFollowedTags(followed), filtered(filter), older(after)))
    .orderBy(...newestFirst)
    .limit(depth)
  const mixed = union(users.limit(depth), tagged).as('mixed')
  return db
    .select(positionColumns(mixed.id, mixed.at))
    .from(mixed)
    .orderBy(desc(mixed.at), desc(mixed.id))
    .limit(limit)
    .offset(start)
    .as('position')
}

/** Works that a user marked, by list. */
const MARKS = { liked: workLikes, favourites }
export type Marked = keyof typeof MARKS

interface MarkView {
  readonly hidden: Hidden | null
  /** The list of the viewer: what they marked themselves stays, but for blocked users. */
  readonly own: boolean
}

const notHiddenMark = ({ hidden, own }: MarkView) =>
  own ? notBlocked(hidden, sql`${works.userId}`) : notHidden(hidden)

/** Public works this user likes or remembers, the last one marked first. */
export function markedPositions(
  db: Db,
  list: TimePage & { userId: string; marked: Marked; hidden: Hidden | null; own: boolean },
) {
  const { after, limit, offset, userId, marked } = list
  const marks = MARKS[marked]
  const earlier = after
    ? sql`(${marks.createdAt}, ${marks.workId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
    : undefined
  return db
    .select(positionColumns(works.id, marks.createdAt))
    .from(marks)
    .innerJoin(works, eq(works.id, marks.workId))
    .where(and(eq(marks.userId, userId), isPublic, earlier, notHiddenMark(list)))
    .orderBy(desc(marks.createdAt), desc(marks.workId))
    .limit(limit)
    .offset(after ? 0 : offset)
    .as('position')
}

const mine = (userId: string, state: WorkState | null) =>
  and(eq(works.userId, userId), state === null ? undefined : eq(works.state, state))

/** Own works in every state, the last posted first. */
export function minePositions(
  db: Db,
  { after, limit, offset, userId, state }: TimePage & { userId: string; state: WorkState | null },
) {
  const earlier = after
    ? sql`(${works.createdAt}, ${works.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
    : undefined
  return db
    .select(positionColumns(works.id, works.createdAt))
    .from(works)
    .where(and(mine(userId, state), earlier))
    .orderBy(desc(works.createdAt), desc(works.id))
    .limit(limit)
    .offset(after ? 0 : offset)
    .as('position')
}

export type Positions = Awaited<ReturnType<typeof newestPositions>>

/** Works of an own job in every state; jobs of other users have none here. */
export async function listOwnOfJob(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.userId, userId), eq(works.jobId, jobId)))
    .orderBy(desc(works.createdAt), desc(works.id))
  return rows.map(({ id }) => id)
}

export type Counted =
  | { readonly list: 'feed'; readonly filter: FeedFilter }
  | { readonly list: 'author'; readonly userId: string; readonly hidden: Hidden | null }
  | ({ readonly list: 'following'; readonly filter: FeedFilter } & Followed)
  | ({ readonly list: Marked; readonly userId: string } & MarkView)
  | { readonly list: 'mine'; readonly userId: string; readonly state: WorkState | null }

const one = { one: sql`1`.as('one') }

function selectCounted(db: Db, counted: Counted) {
  switch (counted.list) {
    case 'feed': {
      const feed = db.select(one).from(works).where(filtered(counted.filter))
      // In the order of the list: for a common word the end is reached along the list's own index,
      // where without an order the table would be read from its oldest row on.
      return feed.orderBy(...newestFirst).$dynamic()
    }
    case 'author': {
      const hidden = notHidden(counted.hidden, { author: false })
      const own = and(eq(works.userId, counted.userId), isPublic, hidden)
      return db.select(one).from(works).where(own).$dynamic()
    }
    case 'mine':
      return db.select(one).from(works).where(mine(counted.userId, counted.state)).$dynamic()
    case 'following': {
      const { filter, followerId, tags } = counted
      const users = db
        .select({ id: works.id })
        .from(follows)
        .innerJoin(works, eq(works.userId, follows.followedId))
        .where(and(eq(follows.followerId, followerId), filtered(filter)))
      if (tags.length === 0) return users.$dynamic()
      const tagged = db
        .select({ id: works.id })
        .from(works)
        .where(and(withFollowedTags(counted), filtered(filter)))
        .orderBy(...newestFirst)
      const both = union(users.limit(TOTAL_MAX), tagged.limit(TOTAL_MAX)).as('both')
      return db.select(one).from(both).$dynamic()
    }
    case 'liked':
    case 'favourites': {
      const marks = MARKS[counted.list]
      const marked = and(eq(marks.userId, counted.userId), isPublic, notHiddenMark(counted))
      const join = eq(works.id, marks.workId)
      return db.select(one).from(marks).innerJoin(works, join).where(marked).$dynamic()
    }
  }
}

/** At most 1,000, and 100 of everybody's. */
export async function countWorksCapped(db: Db, counted: Counted): Promise<number> {
  const most = counted.list === 'feed' ? FEED_TOTAL_MAX : TOTAL_MAX
  const wanted = counted.list === 'feed' ? counted.filter.wanted : null
  if (counted.list === 'feed' && wanted && wanted.grams.length > 0) {
    const conditions = filtered(counted.filter)
    const hits = await searchNewest(db, { wanted, conditions, below: undefined, limit: most })
    return hits.length
  }
  const result = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${selectCounted(db, counted).limit(most)} counted`,
  )
  return result.rows[0]?.total ?? 0
}

const NEWEST_WORKS = 2000
const MOST_TAGS = 30

/** Number of the newest 2,000 public works with each tag. */
export async function countTags(db: Db): Promise<{ name: string; count: number }[]> {
  const result = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count
    from (
      select tags from works where state = 'public'
      order by published_at desc, id desc limit ${NEWEST_WORKS}) newest,
      unnest(newest.tags) tag
    group by tag order by count(*) desc, tag limit ${MOST_TAGS}`)
  return result.rows
}
