/** The feed: the requested list, its cursor, and its cards. */
import type { workEndpoints } from '@contract/endpoints/works'
import type { z } from 'zod'
import { type Hidden, isHiddenUser, revealFilter, type Viewing } from '../../../platform/db/hidden'
import { pageOfRows, pageRange } from '../../../platform/http/paging'
import { AppError } from '../../../platform/lib/errors'
import {
  type CardRow,
  findCards,
  findCardsAt,
  listCards,
  listNewestCards,
} from '../card-repository'
import {
  readSpreadCursor,
  readTimeCursor,
  type TimePosition,
  writeSpreadCursor,
  writeTimeCursor,
} from './cursor'
import {
  type Counted,
  countWorksCapped,
  FEED_TOTAL_MAX,
  type FeedFilter,
  followingPositions,
  isNarrow,
  listOwnOfJob,
  type Marked,
  markedPositions,
  minePositions,
  newestPositions,
  type Positions,
} from './feed-repository'
import { parseWanted } from './grams'
import type { WorksPorts } from '../ports'
import { readRanked } from './ranked'
import type { Viewer } from '../repository'
import { listFollowedTags } from './followed-tags'
import { SPREAD_START } from './spread'
import { texts } from '../texts'
import { viewCard, viewListed, viewMine } from '../view'

type FeedDeps = Pick<WorksPorts, 'coming' | 'config' | 'db' | 'pool' | 'storage'>
type FeedQuery = z.output<typeof workEndpoints.publicWorks.query>
type PageQuery = Pick<FeedQuery, 'page' | 'pageSize' | 'cursor'>

const EMPTY = { list: [], total: 0, hasMore: false, cursor: null }

async function loadCards(
  deps: FeedDeps,
  ids: readonly string[],
  viewer: Viewer,
): Promise<CardRow[]> {
  const rows = await findCards(deps.db, ids, viewer)
  const byId = new Map(rows.map((row) => [row.work.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

interface TimePart {
  readonly after: TimePosition | null
  readonly limit: number
  readonly offset: number
}

/** A page by time: what it shows in its order, and the frame around it. */
async function timePage<Row>(
  { db }: Pick<WorksPorts, 'db'>,
  query: PageQuery,
  list: {
    rows: (part: TimePart) => Promise<Row[]>
    positionOf: (row: Row) => TimePosition
    counted: Counted
  },
) {
  const before = query.cursor === undefined ? null : readTimeCursor(query.cursor)
  const after = before?.position ?? null
  const [rows, total] = await Promise.all([
    list.rows({ ...pageRange(query), after }),
    before?.total ?? countWorksCapped(db, list.counted),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: (row) => writeTimeCursor({ position: list.positionOf(row), total }),
  })
  return { rows: shown, frame }
}

/** Work of each row. */
async function workPage(
  deps: FeedDeps,
  query: PageQuery,
  viewer: Viewer,
  list: { positions: (part: TimePart) => Positions | Promise<Positions>; counted: Counted },
) {
  return timePage(deps, query, {
    rows: async (part) => findCardsAt(deps.db, await list.positions(part), viewer),
    positionOf: ({ at, work }) => ({ at, id: work.id }),
    counted: list.counted,
  })
}

const MAX_PAGES_WITHOUT_CURSOR = 20

/** Pages counted from 1 are walked from the beginning: clients go by the cursor. */
async function rankedPage(
  deps: FeedDeps,
  query: PageQuery,
  filter: FeedFilter,
): Promise<{ ids: readonly string[]; total: number; hasMore: boolean; cursor: string | null }> {
  const size = query.pageSize
  const before = query.cursor === undefined ? null : readSpreadCursor(query.cursor)
  const skipped = before ? 0 : query.page - 1
  if (skipped >= MAX_PAGES_WITHOUT_CURSOR)
    throw new AppError('BAD_REQUEST', { message: texts.tooFar })
  const start = before ? { state: before.state } : { state: SPREAD_START, ahead: FEED_TOTAL_MAX }
  let page = await readRanked(deps, filter, { ...start, size })
  // a search finds its hits once: they are counted where they are read
  const total = before?.total ?? Math.min(page.met, FEED_TOTAL_MAX)
  for (let skip = 0; skip < skipped && page.hasMore; skip += 1)
    page = await readRanked(deps, filter, { state: page.state, size })
  const { ids, state, hasMore } = page
  return { ids, total, hasMore, cursor: hasMore ? writeSpreadCursor({ state, total }) : null }
}

function toFilter({ feed, q, ...query }: FeedQuery, hidden: Hidden | null): FeedFilter {
  const [tag, styleId] = [query.tag || null, query.styleId || null]
  return {
    kind: feed === 'video' ? 'video' : null,
    tag,
    styleId,
    wanted: q ? parseWanted(q) : null,
    hidden: revealFilter(hidden, { tag, styleId }),
  }
}

/** Tiles that fill the first screen of a phone. */
const FIRST_SCREEN = 6

/** Of a new installation: places for what it paints next, until a screen is full. */
async function comingAfter(
  { coming }: FeedDeps,
  { feed, tag, styleId, q, cursor, page }: FeedQuery,
  shown: number,
) {
  const whole = feed === 'recommended' && !tag && !styleId && !q
  if (!whole || cursor !== undefined || page > 1 || shown >= FIRST_SCREEN) return {}
  const places = await coming(FIRST_SCREEN - shown)
  return places.length > 0 ? { coming: [...places] } : {}
}

/** Of those that pass a filter, newest first. */
async function narrowPage(deps: FeedDeps, query: PageQuery, viewer: Viewer, filter: FeedFilter) {
  const { rows, frame } = await workPage(deps, query, viewer, {
    positions: (part) => newestPositions(deps.db, filter, part),
    counted: { list: 'feed', filter },
  })
  return { list: rows.map((row) => viewCard(row, deps.storage)), ...frame }
}

/** All public works, or all of an author, newest first. */
async function newestPage(
  { pool, storage, ...deps }: FeedDeps,
  query: PageQuery,
  { viewer, hidden }: Viewing,
  { authorId, counted }: { authorId: string | null; counted: Counted },
) {
  const { rows, frame } = await timePage(deps, query, {
    rows: (part) => listNewestCards(pool, { ...part, authorId, viewer, hidden }),
    positionOf: ({ at, id }) => ({ at, id }),
    counted,
  })
  return { list: rows.map((row) => viewListed(row, storage)), ...frame }
}

/** Public works. Without a session the list of followed authors is empty. */
export async function listPublic(deps: FeedDeps, viewing: Viewing, query: FeedQuery) {
  const { db, storage, config } = deps
  const { viewer, hidden } = viewing
  const { page, pageSize, feed } = query
  const filter = toFilter(query, hidden)
  const nothing = { ...EMPTY, page, pageSize }
  if (filter.wanted?.words.length === 0) return nothing
  if (feed === 'following') {
    if (viewer === null) return nothing
    const followed = { followerId: viewer, tags: await listFollowedTags(db, viewer) }
    const { rows, frame } = await workPage(deps, query, viewer, {
      positions: (part) => followingPositions(db, filter, { ...part, ...followed }),
      counted: { list: 'following', filter, ...followed },
    })
    return { list: rows.map((row) => viewCard(row, storage)), ...frame }
  }
  if (feed === 'newest' || config.feedOrder === 'newest') {
    const { list, ...frame } = isNarrow(filter)
      ? await narrowPage(deps, query, viewer, filter)
      : await newestPage(deps, query, viewing, {
          authorId: null,
          counted: { list: 'feed', filter },
        })
    return { list, ...frame, ...(await comingAfter(deps, query, list.length)) }
  }
  const { ids, ...frame } = await rankedPage(deps, query, filter)
  const rows = await listCards(deps.pool, ids, viewer)
  const next = await comingAfter(deps, query, ids.length)
  return { list: rows.map((row) => viewListed(row, storage)), page, pageSize, ...frame, ...next }
}

function markedBy(
  { db }: FeedDeps,
  { viewer, hidden }: Viewing,
  { userId, marked }: { userId: string; marked: Marked },
) {
  const view = { userId, hidden, own: userId === viewer }
  return {
    positions: (part: TimePart) => markedPositions(db, { ...part, ...view, marked }),
    counted: { list: marked, ...view },
  }
}

/**
 * Public works of a user, or public works they like. A muted author's own page shows their works;
 * with a block in either direction it is empty.
 */
export async function listOfUser(
  deps: FeedDeps,
  viewing: Viewing,
  query: z.output<typeof workEndpoints.getUserWorks.query>,
) {
  const { user_id: userId, page, pageSize } = query
  const { viewer } = viewing
  if (await isHiddenUser(deps.db, viewing, userId)) return { ...EMPTY, page, pageSize }
  const hidden = userId === viewer ? null : viewing.hidden
  if (query.list !== 'likes')
    return newestPage(
      deps,
      query,
      { viewer, hidden },
      {
        authorId: userId,
        counted: { list: 'author', userId, hidden },
      },
    )
  const liked = markedBy(deps, viewing, { userId, marked: 'liked' })
  const { rows, frame } = await workPage(deps, query, viewer, liked)
  return { list: rows.map((row) => viewCard(row, deps.storage)), ...frame }
}

/** 收藏, visible to its owner only; works that are no longer public are left out. */
export async function listFavourites(
  deps: FeedDeps,
  { userId, hidden }: { userId: string; hidden: Hidden | null },
  query: z.output<typeof workEndpoints.favourites.query>,
) {
  const favourites = markedBy(deps, { viewer: userId, hidden }, { userId, marked: 'favourites' })
  const { rows, frame } = await workPage(deps, query, userId, favourites)
  return { list: rows.map((row) => viewCard(row, deps.storage)), ...frame }
}

/** A job has a handful of pictures: its works are one page. */
async function worksOfJob(
  deps: FeedDeps,
  userId: string,
  { jobId, page, pageSize }: PageQuery & { jobId: string },
) {
  const ids = await listOwnOfJob(deps.db, { userId, jobId })
  const rows = await loadCards(deps, ids, userId)
  const list = rows.map((row) => viewMine(row, deps.storage))
  return { ...EMPTY, list, page, pageSize, total: list.length }
}

export async function listMyWorks(
  deps: FeedDeps,
  userId: string,
  query: z.output<typeof workEndpoints.page.query>,
) {
  if (query.jobId !== undefined) return worksOfJob(deps, userId, { ...query, jobId: query.jobId })
  const state = query.state ?? null
  const { rows, frame } = await workPage(deps, query, userId, {
    positions: (part) => minePositions(deps.db, { ...part, userId, state }),
    counted: { list: 'mine', userId, state },
  })
  return { list: rows.map((row) => viewMine(row, deps.storage)), ...frame }
}
