/** Contests, their entries and past winners, as pages. */
import type { contestEndpoints } from '@contract/endpoints/contests'
import type { z } from 'zod'
import {
  pageOfRows,
  pageRange,
  readCursor,
  timeRange,
  writeCursor,
} from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { isHiddenUser, type Viewing } from '../../platform/db/hidden'
import {
  type EntryOrder,
  listBadges,
  listClosed,
  listEntries,
  type ListedEntry,
} from './list-repository'
import type { ContestPorts } from './ports'
import { type ContestRow, countEntries, findContest, findCurrent } from './contest-repository'
import { contestState } from './state'
import { texts } from './texts'
import { viewContest, viewCover, viewEntry } from './view'

type Endpoints = typeof contestEndpoints
type EntryQuery = z.output<Endpoints['entries']['query']>
type ReadDeps = Pick<ContestPorts, 'db' | 'now' | 'storage'>

/** A result is shown on 广场 for as long. */
const RESULT_SHOWN_MS = 7 * 86_400_000

/** Throws NOT_FOUND for one that has not begun: it is the operators' until then. */
export async function requireContest(
  { db, now }: Pick<ReadDeps, 'db' | 'now'>,
  id: string,
): Promise<ContestRow> {
  const contest = await findContest(db, id)
  if (contest === null || contestState(contest, now()) === 'upcoming')
    throw new AppError('NOT_FOUND', { message: texts.gone })
  return contest
}

export async function readCurrent(deps: ReadDeps, viewing: Viewing) {
  const contest = await findCurrent(deps.db, deps.now())
  if (contest === null) return { contest: null }
  const { closedAt } = contest
  const isOld = closedAt !== null && deps.now().getTime() - closedAt.getTime() > RESULT_SHOWN_MS
  return { contest: isOld ? null : await viewContest(deps, contest, viewing) }
}

export async function readContest(deps: ReadDeps, viewing: Viewing, id: string) {
  return viewContest(deps, await requireContest(deps, id), viewing)
}

/** `<seed>.<mark>.<id>`; the seed is that of the first page. */
const writeMark = (seed: string, { mark, entry }: ListedEntry) => `${seed}.${mark}.${entry.id}`

/** Throws BAD_REQUEST for a text this server did not make. */
function readMark(cursor: string) {
  const match = /^([\w-]{1,80})\.([0-9a-f]{1,32})\.([\w-]{1,40})$/.exec(cursor)
  if (!match?.[1] || !match[2] || !match[3]) throw new AppError('BAD_REQUEST')
  return { seed: match[1], after: { mark: match[2], id: match[3] } }
}

/** A signed-in viewer has an order of their own per contest; a visitor gets one per visit. */
function toOrder(
  { order, cursor }: Pick<EntryQuery, 'order' | 'cursor'>,
  viewer: string | null,
): EntryOrder & { seed: string } {
  if (order === 'newest') {
    const after = cursor === undefined ? null : readCursor(cursor)
    return { by: order, after, seed: '' }
  }
  const before = cursor === undefined ? null : readMark(cursor)
  if (order === 'random') {
    const seed = viewer ?? before?.seed ?? newId()
    return { by: order, seed, after: before?.after ?? null }
  }
  const after = before?.after ?? null
  if (after !== null && !/^\d{1,10}$/.test(after.mark)) throw new AppError('BAD_REQUEST')
  return { by: order, seed: 'place', after }
}

/** `<total>:<cursor>`: entries are counted for the first page alone. */
function readCounted(text: string | undefined): { counted: number | null; cursor?: string } {
  const [, counted, cursor] = /^(\d{1,9}):(.+)$/.exec(text ?? '') ?? []
  if (counted === undefined || cursor === undefined)
    return { counted: null, ...(text !== undefined && { cursor: text }) }
  return { counted: Number(counted), cursor }
}

/** Throws NOT_FOUND, BAD_REQUEST for a foreign cursor or places before the result. */
export async function readEntries(
  deps: ReadDeps,
  viewing: Viewing,
  query: EntryQuery & { id: string },
): Promise<z.output<Endpoints['entries']['data']>> {
  const { viewer } = viewing
  const contest = await requireContest(deps, query.id)
  const isOver = contest.closedAt !== null
  if (query.order === 'place' && !isOver)
    throw new AppError('BAD_REQUEST', { message: texts.notOver })
  const { counted, ...position } = readCounted(query.cursor)
  const order = toOrder({ order: query.order, ...position }, viewer)
  const [rows, total] = await Promise.all([
    listEntries(deps.db, { contestId: contest.id, viewing }, { ...pageRange(query), order }),
    counted ?? countEntries(deps.db, contest.id, viewing),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: (row) => {
      const { createdAt, id } = row.entry
      const last =
        order.by === 'newest' ? writeCursor({ createdAt, id }) : writeMark(order.seed, row)
      return `${total}:${last}`
    },
  })
  return { list: shown.map((row) => viewEntry(deps, row, { viewer, isOver })), ...frame }
}

export async function readClosed(
  deps: Pick<ContestPorts, 'db' | 'storage'>,
  viewing: Viewing,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const rows = await listClosed(deps.db, viewing, timeRange(query))
  const { shown, frame } = pageOfRows(rows, query, {
    // Not counted: the list ends where there is no more.
    total: rows.length,
    cursorOf: ({ contest }) =>
      writeCursor({ createdAt: contest.closedAt ?? contest.endsAt, id: contest.id }),
  })
  const list = shown.map(({ contest, winner, winning, entryCount }) => ({
    id: contest.id,
    number: contest.number,
    title: contest.title,
    endsAt: contest.endsAt.toISOString(),
    entryCount,
    cover: viewCover(deps, contest, winning),
    winner,
  }))
  return { list, ...frame }
}

/** None across a block. Throws BAD_REQUEST for a foreign cursor. */
export async function readBadges(
  { db }: Pick<ContestPorts, 'db'>,
  viewing: Viewing,
  query: z.output<Endpoints['badges']['query']>,
): Promise<z.output<Endpoints['badges']['data']>> {
  const isBlocked = await isHiddenUser(db, viewing, query.user_id)
  const rows = isBlocked ? [] : await listBadges(db, query.user_id, timeRange(query))
  const { shown, frame } = pageOfRows(rows, query, {
    total: rows.length,
    cursorOf: ({ at, id }) => writeCursor({ createdAt: at ?? new Date(0), id }),
  })
  const list = shown.map(({ contestId, title, workId, place, prizes, votes }) => ({
    contestId,
    title,
    workId,
    place: place !== null && place <= prizes.length && (votes ?? 0) > 0 ? place : null,
  }))
  return { list, ...frame }
}
