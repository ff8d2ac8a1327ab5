/**
 * The lists of the square: each is of places (an id with what it is ordered by), whose cards are
 * read in the same statement or, for 推荐, by their ids afterwards. Every list walks an index from
 * its cursor on.
 */
import {
  and,
  type AnyColumn,
  arrayContains,
  desc,
  eq,
  isNull,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../../../platform/db/client'
import { queryRows, type Statement } from '../../../platform/db/prepared'
import { favourites, follows, workLikes, works } from '../../../platform/db/schema'
import type { TimePosition } from './cursor'
import { parseWanted, type Wanted } from './grams'
import type { WorkState } from '../repository'
import { narrowForRank, searchByRank } from './search'
import type { Candidate, RankPosition } from './spread'

export interface FeedFilter {
  readonly kind: 'video' | null
  readonly tag: string | null
  readonly styleId: string | null
  readonly wanted: Wanted | null
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

function filtered({ kind, tag, styleId, wanted }: FeedFilter): SQL | undefined {
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
  const narrowed = wanted && (await narrowForRank(db, wanted))
  if (narrowed) {
    const conditions = and(filtered({ ...filter, wanted: narrowed }), rest)
    const from = page.after?.rank ?? null
    const found = await searchByRank(db, { conditions, from, limit: page.limit })
    if (found) return found
  }
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
const positionColumns = (id: AnyColumn, at: AnyColumn | SQL.Aliased<Date>) => ({
  id: sql<string>`${id}`.as('position_id'),
  at: sql<Date>`${at}`.mapWith(works.createdAt).as('position_at'),
})

/** Newest first; card-repository has those that nothing narrows. */
export function newestPositions(db: Db, filter: FeedFilter, { after, limit, offset }: TimePage) {
  return db
    .select(positionColumns(works.id, works.publishedAt))
    .from(works)
    .where(and(filtered(filter), older(after)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(after ? 0 : offset)
    .as('position')
}

/** Of everybody this person follows: the newest of each, then the newest of those. */
export function followingPositions(
  db: Db,
  filter: FeedFilter,
  { after, limit, offset, followerId }: TimePage & { followerId: string },
) {
  const depth = after ? limit : limit + offset
  const newest = db
    .select({ id: works.id, at: works.publishedAt })
    .from(works)
    .where(and(eq(works.userId, follows.followedId), filtered(filter), older(after)))
    .orderBy(...newestFirst)
    .limit(depth)
    .as('newest')
  return db
    .select(positionColumns(newest.id, newest.at))
    .from(follows)
    .crossJoinLateral(newest)
    .where(eq(follows.followerId, followerId))
    .orderBy(desc(newest.at), desc(newest.id))
    .limit(limit)
    .offset(after ? 0 : offset)
    .as('position')
}

/** Works that a user marked, by list. */
const MARKS = { liked: workLikes, favourites }
export type Marked = keyof typeof MARKS

/** Public works this user likes or remembers, the last one marked first. */
export function markedPositions(
  db: Db,
  { after, limit, offset, userId, marked }: TimePage & { userId: string; marked: Marked },
) {
  const marks = MARKS[marked]
  const earlier = after
    ? sql`(${marks.createdAt}, ${marks.workId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
    : undefined
  return db
    .select(positionColumns(works.id, marks.createdAt))
    .from(marks)
    .innerJoin(works, eq(works.id, marks.workId))
    .where(and(eq(marks.userId, userId), isPublic, earlier))
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

export type Positions = ReturnType<typeof newestPositions>

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
  | { readonly list: 'author'; readonly userId: string }
  | { readonly list: 'following'; readonly userId: string; readonly filter: FeedFilter }
  | { readonly list: Marked; readonly userId: string }
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
      const own = and(eq(works.userId, counted.userId), isPublic)
      return db.select(one).from(works).where(own).$dynamic()
    }
    case 'mine':
      return db.select(one).from(works).where(mine(counted.userId, counted.state)).$dynamic()
    case 'following': {
      const followed = and(eq(follows.followerId, counted.userId), filtered(counted.filter))
      const join = eq(works.userId, follows.followedId)
      return db.select(one).from(follows).innerJoin(works, join).where(followed).$dynamic()
    }
    case 'liked':
    case 'favourites': {
      const marks = MARKS[counted.list]
      const marked = and(eq(marks.userId, counted.userId), isPublic)
      const join = eq(works.id, marks.workId)
      return db.select(one).from(marks).innerJoin(works, join).where(marked).$dynamic()
    }
  }
}

/** At most 1,000, and 100 of everybody's. */
export async function countWorksCapped(db: Db, counted: Counted): Promise<number> {
  const most = counted.list === 'feed' ? FEED_TOTAL_MAX : TOTAL_MAX
  const result = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${selectCounted(db, counted).limit(most)} counted`,
  )
  return result.rows[0]?.total ?? 0
}

// 推荐 when nothing narrows it: the statements of listRanked, written by hand.
const CANDIDATE = `id, rank, user_id as "authorId" from works
  where state = 'public' and merged_into is null`
const IN_ORDER = `order by rank desc, id desc limit`

/** A literal limit lets the plan be cached (see card-repository); the smallest that suffices. */
const AHEAD = [40, 60, 80, 120] as const
const DEPTH = [11, 21, 31, 51] as const
const chooseLimit = (limits: readonly number[], limit: number) =>
  limits.find((one) => one >= limit) ?? limit

const scanStatement = (limit: number): Statement => ({
  name: `ranked ${limit}`,
  text: `select ${CANDIDATE} and user_id <> all($1) ${IN_ORDER} ${limit}`,
})

const scanNextStatement = (limit: number): Statement => ({
  name: `ranked on ${limit}`,
  text: `select ${CANDIDATE} and user_id <> all($1) and (rank, id) < ($2::float8, $3)
    ${IN_ORDER} ${limit}`,
})

const authorStatement = (limit: number): Statement => ({
  name: `ranked of ${limit}`,
  text: `select ${CANDIDATE} and user_id = $1 and (rank, id) <= ($2::float8, $3)
    ${IN_ORDER} ${limit}`,
})

/** By rank, the alike ones merged, without these authors: `limit` of them, or more. */
export async function scanRanked(
  pool: pg.Pool,
  page: { after: RankPosition | null; without: readonly string[]; limit: number },
): Promise<Candidate[]> {
  const limit = chooseLimit(AHEAD, page.limit)
  const { after, without } = page
  return after
    ? queryRows<Candidate>(pool, scanNextStatement(limit), [without, after.rank, after.id])
    : queryRows<Candidate>(pool, scanStatement(limit), [without])
}

/** Of one author, from a place on (with it). */
export async function scanRankedByAuthor(
  pool: pg.Pool,
  { authorId, from, limit }: { authorId: string; from: RankPosition; limit: number },
): Promise<Candidate[]> {
  const statement = authorStatement(chooseLimit(DEPTH, limit))
  return queryRows<Candidate>(pool, statement, [authorId, from.rank, from.id])
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
