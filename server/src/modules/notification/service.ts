/** A person's own notifications. Other people's do not exist here. */
import type { notificationEndpoints, NotificationKind } from '@contract/endpoints/notification'
import { findTool } from '@contract/tools/all'
import type { z } from 'zod'
import type { NotificationPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { limitOf, offsetOf, pageOfRows } from '../../platform/http/keyset'
import { readCursor, writeCursor } from '../../platform/http/cursor'
import {
  countNotifications,
  countUnread,
  findToldJobs,
  findToldWorks,
  listActors,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from './repository'
import { say, type ToldJob, type ToldWork, wordOf } from './sentences'

type NotificationDeps = Pick<NotificationPorts, 'db' | 'storage'>
type Badge = z.output<typeof notificationEndpoints.badge.data>
type NotificationPage = z.output<typeof notificationEndpoints.my.data>
type NotificationQuery = z.output<typeof notificationEndpoints.my.query>

export async function readBadge({ db }: NotificationDeps, userId: string): Promise<Badge> {
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

function idsIn(rows: readonly NotificationRow[], key: string): string[] {
  return [...new Set(rows.map(({ data }) => wordOf(data, key)).filter(Boolean))]
}

/** Everything the sentences of a page speak of: a fixed number of queries. */
async function surround(
  { db }: NotificationDeps,
  userId: string,
  rows: readonly NotificationRow[],
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

function viewNotification(
  { storage }: NotificationDeps,
  row: NotificationRow,
  around: Surroundings,
) {
  const { id, kind, data, actorCount, readAt, updatedAt } = row
  const actors = around.actors.filter(({ notificationId }) => notificationId === id)
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

export async function listMyNotifications(
  deps: NotificationDeps,
  userId: string,
  query: NotificationQuery,
): Promise<NotificationPage> {
  const whose = { userId, kind: query.kind }
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const [rows, total] = await Promise.all([
    listNotifications(deps.db, whose, { limit: limitOf(query), offset: offsetOf(query), after }),
    countNotifications(deps.db, whose),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ updatedAt, id }) => writeCursor({ createdAt: updatedAt, id }),
  })
  const around = await surround(deps, userId, shown)
  return { ...frame, list: shown.map((row) => viewNotification(deps, row, around)) }
}

/** Throws NOT_FOUND for a notification that is not this person's. */
export async function readNotification(
  deps: NotificationDeps,
  userId: string,
  id: string,
): Promise<Badge> {
  if (!(await markRead(deps.db, { userId, id }))) throw new AppError('NOT_FOUND')
  return readBadge(deps, userId)
}

export async function readAllNotifications(
  deps: NotificationDeps,
  userId: string,
  kind: NotificationKind | undefined,
): Promise<Badge> {
  await markAllRead(deps.db, { userId, kind })
  return readBadge(deps, userId)
}
