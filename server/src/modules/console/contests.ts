/** Contests at the console: planned, judged and ended. */
import type { consoleContestEndpoints } from '@contract/endpoints/console/contests'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { pageOfRows, pageRange, readCursor, writeCursor } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { forgetPending } from '../../integrations/storage/pending'
import { dropPictures } from '../catalog/cover'
import { closeContest } from '../contest/close'
import { type ContestRow, countContests, lockContest } from '../contest/contest-repository'
import {
  hasOverlap,
  insertContest,
  listContests,
  listForStaff,
  lockEntry,
  lockPlanning,
  nextNumber,
  updateContest,
  updateEntry,
} from '../contest/staff-repository'
import { contestState } from '../contest/state'
import { notify } from '../notification/notify'
import { logAct } from './log'
import type { ConsolePorts } from './ports'
import { texts } from './texts'
import { storeImage } from './themes'

type Endpoints = typeof consoleContestEndpoints
type Row = z.output<Endpoints['add']['data']>
type Body = z.output<Endpoints['add']['body']>
type ContestDeps = Pick<ConsolePorts, 'db' | 'now' | 'storage'>
type StoredCover = NonNullable<ContestRow['cover']>

const DAY_MS = 86_400_000
/** Longest contest: a slip of the year would hold its place for as long. */
const LONGEST_MS = 60 * DAY_MS

function viewRow(
  { storage, now }: Pick<ContestDeps, 'storage' | 'now'>,
  contest: ContestRow,
  entryCount: number,
): Row {
  const { id, number, title, brief, words, prompt, wants, prizes, pickCredits } = contest
  const { startsAt, endsAt, resultAt, closedAt, cover } = contest
  return {
    id,
    number,
    title,
    brief,
    words,
    prompt,
    wants,
    prizes,
    pickCredits,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    resultAt: resultAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    state: contestState(contest, now()),
    thumbUrl: cover === null ? null : storage.url(cover.thumbKey),
    entryCount,
  }
}

export async function readContests(
  deps: ContestDeps,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const [rows, total] = await Promise.all([
    listContests(deps.db, pageRange(query)),
    countContests(deps.db),
  ])
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: ({ contest }) => contest.id })
  const list = shown.map(({ contest, entryCount }) => viewRow(deps, contest, entryCount))
  // Pages go by their number.
  return { list, ...frame, cursor: null }
}

const invalid = (message: string) => new AppError('PARAM_INVALID', { message })

/** Throws PARAM_INVALID for times out of order, in the past or too far apart. */
function toTimes({ startsAt, endsAt, resultAt }: Body, now: Date) {
  const times = {
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    resultAt: new Date(resultAt),
  }
  if (times.startsAt <= now) throw invalid(texts.contestPast)
  if (times.endsAt <= times.startsAt || times.resultAt < times.endsAt)
    throw invalid(texts.contestOrder)
  if (times.resultAt.getTime() - times.startsAt.getTime() > LONGEST_MS)
    throw invalid(texts.contestLong)
  return times
}

async function toStored(deps: ContestDeps, staff: StaffUser, { picture, ...body }: Body) {
  const times = toTimes({ picture, ...body }, deps.now())
  const cover = picture === null ? null : await storeImage(deps, staff.id, picture)
  return { ...body, ...times, cover }
}

async function requireFree(tx: Tx, range: { id: string; startsAt: Date; endsAt: Date }) {
  await lockPlanning(tx)
  if (await hasOverlap(tx, range)) throw new AppError('CONFLICT', { message: texts.contestOverlap })
}

async function commitImage(tx: Tx, cover: StoredCover | null): Promise<void> {
  if (cover) await forgetPending(tx, [cover.imageKey, cover.thumbKey])
}

/** Throws PARAM_INVALID, NOT_FOUND for the picture, CONFLICT for overlapping times. */
export async function addContest(deps: ContestDeps, staff: StaffUser, body: Body): Promise<Row> {
  const stored = await toStored(deps, staff, body)
  const id = newId()
  const made = await transaction(deps.db, async (tx) => {
    await requireFree(tx, { id, ...stored })
    await insertContest(tx, { ...stored, id, number: await nextNumber(tx) })
    await commitImage(tx, stored.cover)
    const after = await requireRow(tx, id)
    await logAct(tx, staff, {
      command: 'contest-add',
      args: [id],
      result: { before: null, after },
    })
    return after
  })
  return viewRow(deps, made, 0)
}

async function requireRow(tx: Tx, id: string): Promise<ContestRow> {
  const row = await lockContest(tx, id, 'update')
  if (row === null) throw new AppError('NOT_FOUND', { message: texts.noContest })
  return row
}

/** Throws NOT_FOUND, CONFLICT for one that has begun or overlapping times, PARAM_INVALID. */
export async function changeContest(
  deps: ContestDeps,
  staff: StaffUser,
  { id, ...body }: Body & { id: string },
): Promise<Row> {
  const stored = await toStored(deps, staff, body)
  const made = await transaction(deps.db, async (tx) => {
    await requireFree(tx, { id, ...stored })
    const before = await requireRow(tx, id)
    if (contestState(before, deps.now()) !== 'upcoming')
      throw new AppError('CONFLICT', { message: texts.contestBegun })
    const cover = stored.cover ?? before.cover
    await updateContest(tx, id, { ...stored, cover })
    await commitImage(tx, stored.cover)
    if (stored.cover && before.cover)
      await dropPictures(tx, [before.cover.imageKey, before.cover.thumbKey])
    const after = await requireRow(tx, id)
    await logAct(tx, staff, { command: 'contest-edit', args: [id], result: { before, after } })
    return after
  })
  return viewRow(deps, made, 0)
}

/** Throws NOT_FOUND, CONFLICT for one that has not begun or has its result. */
export async function endContest(
  deps: ContestDeps,
  staff: StaffUser,
  { id, reason }: { id: string; reason: string },
): Promise<Row> {
  const now = deps.now()
  await transaction(deps.db, async (tx) => {
    const before = await requireRow(tx, id)
    const state = contestState(before, now)
    if (state !== 'open' && state !== 'judging')
      throw new AppError('CONFLICT', { message: texts.contestEnded })
    const change =
      state === 'open'
        ? { endsAt: now }
        : { resultAt: now < before.resultAt ? now : before.resultAt }
    await updateContest(tx, id, change)
    const result = { before, after: { ...before, ...change } }
    await logAct(tx, staff, { command: 'contest-end', args: [id], result, reason })
  })
  await closeContest(deps, id)
  const after = await transaction(deps.db, (tx) => requireRow(tx, id))
  return viewRow(deps, after, 0)
}

export async function readStaffEntries(
  { db, storage }: ContestDeps,
  { id, ...query }: z.output<Endpoints['entries']['query']> & { id: string },
): Promise<z.output<Endpoints['entries']['data']>> {
  const after =
    query.order === 'newest' && query.cursor !== undefined ? readCursor(query.cursor) : null
  const rows = await listForStaff(db, id, { ...pageRange(query), order: query.order, after })
  const { shown, frame } = pageOfRows(rows, query, {
    // Not counted: the list says how many there are.
    total: rows.length,
    cursorOf: ({ entry }) => writeCursor({ createdAt: entry.createdAt, id: entry.id }),
  })
  const list = shown.map(({ entry, title, workState, thumbKey, user, votes, mutual }) => ({
    id: entry.id,
    workId: entry.workId,
    title,
    thumbUrl: storage.url(thumbKey),
    workState,
    user,
    votes,
    mutual,
    picked: entry.pickedAt !== null,
    words: entry.judgeWords ?? '',
    removedReason: entry.removedReason,
    place: entry.place,
    createdAt: entry.createdAt.toISOString(),
  }))
  return { list, ...frame }
}

async function requireEntry(tx: Tx, id: string) {
  const found = await lockEntry(tx, id)
  if (found === null) throw new AppError('NOT_FOUND', { message: texts.noContestEntry })
  if (found.closedAt !== null) throw new AppError('CONFLICT', { message: texts.contestOver })
  return found
}

/** Throws NOT_FOUND, CONFLICT after the result. */
export async function pickEntry(
  { db, now }: ContestDeps,
  staff: StaffUser,
  { id, picked, words }: { id: string; picked: boolean; words: string },
): Promise<null> {
  return transaction(db, async (tx) => {
    const { entry } = await requireEntry(tx, id)
    const pickedAt = picked ? (entry.pickedAt ?? now()) : null
    await updateEntry(tx, id, { pickedAt, judgeWords: words === '' ? null : words })
    const result = { contestId: entry.contestId, picked, words }
    await logAct(tx, staff, { command: 'contest-pick', args: [id], result })
    return null
  })
}

/** Its author is notified. Throws NOT_FOUND, CONFLICT after the result. */
export async function disqualify(
  { db, now }: ContestDeps,
  staff: StaffUser,
  { id, removed, reason }: { id: string; removed: boolean; reason: string },
): Promise<null> {
  return transaction(db, async (tx) => {
    const { entry, title } = await requireEntry(tx, id)
    const { userId, workId, contestId } = entry
    await updateEntry(
      tx,
      id,
      removed
        ? { removedAt: entry.removedAt ?? now(), removedReason: reason }
        : { removedAt: null, removedReason: null },
    )
    if (removed && entry.removedAt === null)
      await notify(tx, {
        userId,
        kind: 'contest',
        groupKey: `contest-out:${id}`,
        data: { contestId, workId, title, removed: reason },
      })
    const result = { contestId, userId, removed }
    await logAct(tx, staff, { command: 'contest-disqualify', args: [id], result, reason })
    return null
  })
}
