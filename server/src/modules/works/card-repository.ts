/**
 * Works as cards of a list. The lists that are read more often than anything else are written by
 * hand: the columns of a card, in one statement that is built once.
 */
import { desc, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import type { Executor } from '../../platform/db/client'
import { type Hidden, notHiddenText } from '../../platform/db/hidden'
import { queryRows, type Statement } from '../../platform/db/prepared'
import { pictures, users, works } from '../../platform/db/schema'
import type { TimePosition } from './feed/cursor'
import type { Positions } from './feed/feed-repository'
import { author, likedBy, type Viewer } from './repository'

/** A work as a gallery shows it. */
export interface ListedCard {
  readonly id: string
  readonly title: string
  readonly kind: 'image' | 'video'
  readonly like_count: number
  readonly comment_count: number
  readonly featured: boolean
  readonly key: string
  readonly thumb_key: string
  readonly width: number
  readonly height: number
  readonly duration_ms: number | null
  readonly thumbhash: string
  readonly color: string
  readonly author_id: string
  readonly nickname: string
  readonly avatar_key: string | null
  readonly demo: boolean
  readonly liked: boolean
}

/** `viewer`: where the statement has who looks; null = a visitor. */
const buildCardColumns = (viewer: string | null) => `
  w.id, w.title, w.kind, w.like_count, w.comment_count, w.featured_at is not null as featured,
  p.key, p.thumb_key, p.width, p.height, p.duration_ms, p.thumbhash, p.color,
  u.id as author_id, u.nickname, u.avatar_key, u.demo,
  ${
    viewer === null
      ? 'false'
      : `exists (select 1 from work_likes l where l.user_id = ${viewer} and l.work_id = w.id)`
  } as liked`

const FROM = `works w join pictures p on p.id = w.picture_id join users u on u.id = w.user_id`

/** A literal limit lets the plan be cached: there are four per list. */
const LIMITS = [11, 21, 31, 51] as const

interface NewestShape {
  readonly after: boolean
  readonly author: boolean
  readonly viewer: boolean
  readonly hides: boolean
  readonly limit: number
}

const newestName = ({ after, author, viewer, hides, limit }: NewestShape) =>
  `newest${after ? ' on' : ''}${author ? ' of' : ''}${viewer ? ' for' : ''}${hides ? ' less' : ''} ${limit}`

function newestText({ after, author, viewer, hides, limit }: NewestShape, offset: number): string {
  let count = 0
  const next = () => `$${(count += 1)}`
  const where = [
    `w.state = 'public'`,
    ...(after ? [`(w.published_at, w.id) < (${next()}::timestamptz, ${next()})`] : []),
    ...(author ? [`w.user_id = ${next()}`] : []),
    ...(hides ? [notHiddenText(next(), next(), { works: 'w', author: !author })] : []),
  ]
  return `select w.published_at as at, ${buildCardColumns(viewer ? next() : null)} from ${FROM}
    where ${where.join(' and ')} order by w.published_at desc, w.id desc
    limit ${limit} offset ${offset}`
}

const known = new Map<string, Statement>()

function newestStatement(shape: NewestShape, offset: number): Statement {
  // A page by its number: clients go by the cursor.
  if (offset > 0) return { name: null, text: newestText(shape, offset) }
  const name = newestName(shape)
  const statement = known.get(name) ?? { name, text: newestText(shape, 0) }
  known.set(name, statement)
  return statement
}

export type TimedCard = ListedCard & { readonly at: Date }

interface NewestPage {
  readonly after: TimePosition | null
  /** Null = everybody's. */
  readonly authorId: string | null
  readonly viewer: Viewer
  readonly hidden: Hidden | null
  readonly limit: number
  /** Of a page without `after`. */
  readonly offset: number
}

/** Public works, newest first: `limit` of them, or more. */
export async function listNewestCards(pool: pg.Pool, page: NewestPage): Promise<TimedCard[]> {
  const { after, authorId, viewer, hidden, limit, offset } = page
  const shape = {
    after: after !== null,
    author: authorId !== null,
    viewer: viewer !== null,
    hides: hidden !== null,
    limit: LIMITS.find((one) => one >= limit) ?? limit,
  }
  const statement = newestStatement(shape, after ? 0 : offset)
  return queryRows<TimedCard>(pool, statement, [
    ...(after ? [after.at.toISOString(), after.id] : []),
    ...(authorId === null ? [] : [authorId]),
    ...(hidden ? [hidden.ids, hidden.tags] : []),
    ...(viewer === null ? [] : [viewer]),
  ])
}

const byIds = (viewer: string | null): Statement => ({
  name: viewer === null ? 'cards' : 'cards for',
  text: `select ${buildCardColumns(viewer)} from ${FROM} where w.id = any($1)`,
})
const BY_IDS = byIds(null)
const BY_IDS_FOR = byIds('$2')

/** Works in the order of their ids; those that are gone are left out. */
export async function listCards(
  pool: pg.Pool,
  ids: readonly string[],
  viewer: Viewer,
): Promise<ListedCard[]> {
  if (ids.length === 0) return []
  const rows = await (viewer === null
    ? queryRows<ListedCard>(pool, BY_IDS, [ids])
    : queryRows<ListedCard>(pool, BY_IDS_FOR, [ids, viewer]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Columns of a card, and no more: lists are the most frequent reads. */
const card = {
  work: {
    id: works.id,
    title: works.title,
    kind: works.kind,
    state: works.state,
    reason: works.reason,
    jobId: works.jobId,
    pictureId: works.pictureId,
    likeCount: works.likeCount,
    commentCount: works.commentCount,
    featuredAt: works.featuredAt,
    createdAt: works.createdAt,
  },
  picture: {
    key: pictures.key,
    thumbKey: pictures.thumbKey,
    width: pictures.width,
    height: pictures.height,
    durationMs: pictures.durationMs,
    thumbhash: pictures.thumbhash,
    color: pictures.color,
  },
  author,
}

/** Works with their pictures and authors, as a viewer sees them, in no order. */
export async function findCards(db: Executor, ids: readonly string[], viewer: Viewer) {
  if (ids.length === 0) return []
  return db
    .select({ ...card, liked: likedBy(viewer) })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, works.userId))
    .where(inArray(works.id, [...ids]))
}

/** The cards of a list by time, in its order. */
export async function findCardsAt(db: Executor, positions: Positions, viewer: Viewer) {
  return db
    .select({ at: positions.at, ...card, liked: likedBy(viewer) })
    .from(positions)
    .innerJoin(works, eq(works.id, positions.id))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, works.userId))
    .orderBy(desc(positions.at), desc(positions.id))
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]
