/** A person's own notices. Other people's do not exist here. */
import type { notificationEndpoints, NoticeKind } from '@contract/endpoints/notification'
import { findTool } from '@contract/tools/all'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { limitOf, offsetOf, pageOfRows } from '../../http/keyset'
import { readCursor, writeCursor } from '../../http/cursor'
import {
  countNotices,
  countUnread,
  findToldJobs,
  findToldWorks,
  listActors,
  listNotices,
  markAllRead,
  markRead,
  type NoticeRow,
} from './repository'
import { say, type ToldJob, type ToldWork, wordOf } from './sentences'

type NoticeDeps = Pick<Deps, 'db' | 'storage'>
type Badge = z.output<typeof notificationEndpoints.badge.data>
type NoticePage = z.output<typeof notificationEndpoints.my.data>
type NoticeQuery = z.output<typeof notificationEndpoints.my.query>

export async function readBadge({ db }: NoticeDeps, userId: string): Promise<Badge> {
  const rows = await countUnread(db, userId)
  return {
    unread: rows.reduce((sum, row) => sum + row.count, 0),
    kinds: Object.fromEntries(rows.map((row) => [row.kind, row.count])),
  }
}

interface Surroundings {
  readonly actors: Awaited<ReturnType<typeof listActors>>
  readonly works: ReadonlyMap<string, ToldWork>
  readonly jobs: ReadonlyMap<string, ToldJob>
}

function idsIn(rows: readonly NoticeRow[], key: string): string[] {
  return [...new Set(rows.map(({ data }) => wordOf(data, key)).filter(Boolean))]
}

/** Everything the sentences of a page speak of: a fixed number of queries. */
async function surround(
  { db }: NoticeDeps,
  userId: string,
  rows: readonly NoticeRow[],
): Promise<Surroundings> {
  const [actors, works, jobs] = await Promise.all([
    listActors(
      db,
      rows.map(({ id }) => id),
    ),
    findToldWorks(db, userId, idsIn(rows, 'workId')),
    findToldJobs(db, userId, idsIn(rows, 'jobId')),
  ])
  const told = jobs.map(({ id, tool, params, thumbKey }): [string, ToldJob] => {
    const toolName = findTool(tool)?.name ?? tool
    return [id, { prompt: wordOf(params, 'prompt'), toolName, thumbKey }]
  })
  return { actors, works: new Map(works.map((work) => [work.id, work])), jobs: new Map(told) }
}

function viewNotice({ storage }: NoticeDeps, row: NoticeRow, around: Surroundings) {
  const { id, kind, data, actorCount, readAt, updatedAt } = row
  const actors = around.actors.filter(({ noticeId }) => noticeId === id)
  const work = around.works.get(wordOf(data, 'workId')) ?? null
  const job = around.jobs.get(wordOf(data, 'jobId')) ?? null
  const { text, thumbKey, target } = say({ kind, data, actors, actorCount, work, job })
  return {
    id,
    kind,
    text,
    target,
    actorCount,
    actors: actors.map((actor) => ({
      id: actor.id,
      nickname: actor.nickname,
      avatarUrl: actor.avatarKey === null ? null : storage.url(actor.avatarKey),
      demo: actor.demo,
    })),
    thumbUrl: thumbKey === null ? null : storage.url(thumbKey),
    read: readAt !== null,
    updatedAt: updatedAt.toISOString(),
  }
}

export async function listMyNotices(
  deps: NoticeDeps,
  userId: string,
  query: NoticeQuery,
): Promise<NoticePage> {
  const whose = { userId, kind: query.kind }
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const [rows, total] = await Promise.all([
    listNotices(deps.db, whose, { limit: limitOf(query), offset: offsetOf(query), after }),
    countNotices(deps.db, whose),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ updatedAt, id }) => writeCursor({ createdAt: updatedAt, id }),
  })
  const around = await surround(deps, userId, shown)
  return { ...frame, list: shown.map((row) => viewNotice(deps, row, around)) }
}

/** Throws NOT_FOUND for a notice that is not this person's. */
export async function readNotice(deps: NoticeDeps, userId: string, id: string): Promise<Badge> {
  if (!(await markRead(deps.db, { userId, id }))) throw new AppError('NOT_FOUND')
  return readBadge(deps, userId)
}

export async function readAllNotices(
  deps: NoticeDeps,
  userId: string,
  kind: NoticeKind | undefined,
): Promise<Badge> {
  await markAllRead(deps.db, { userId, kind })
  return readBadge(deps, userId)
}
