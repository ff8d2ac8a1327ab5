/** A person's own notifications. Other people's do not exist here. */
import type { notificationEndpoints } from '@contract/endpoints/notification'
import type { NotificationKind } from '@contract/notifications'
import { findJobTool } from '@contract/tools/all'
import type { z } from 'zod'
import type { NotificationPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import {
  countNotifications,
  countUnread,
  findNotifications,
  findOwnJobs,
  findVisibleWorks,
  listActors,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from './repository'
import {
  type NotificationContent,
  type NotificationJob,
  type NotificationWork,
  parseContent,
  renderNotification,
} from './kinds'

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

/** A row with its data parsed. */
type ParsedNotification = Omit<NotificationRow, 'kind' | 'data'> & {
  readonly content: NotificationContent
}

const parseRow = ({ kind, data, ...row }: NotificationRow): ParsedNotification => ({
  ...row,
  content: parseContent(kind, data),
})

/** Everything that the sentences of a page mention. */
interface References {
  readonly actors: Awaited<ReturnType<typeof listActors>>
  readonly works: ReadonlyMap<string, NotificationWork>
  readonly jobs: ReadonlyMap<string, NotificationJob>
}

const getWorkId = ({ data }: NotificationContent) => ('workId' in data ? data.workId : '')
const getJobId = ({ data }: NotificationContent) => ('jobId' in data ? data.jobId : '')

function listIds(
  rows: readonly ParsedNotification[],
  getId: (content: NotificationContent) => string,
): string[] {
  return [...new Set(rows.map(({ content }) => getId(content)).filter(Boolean))]
}

/** A fixed number of queries for a page. */
async function loadReferences(
  { db }: Pick<NotificationDeps, 'db'>,
  userId: string,
  rows: readonly ParsedNotification[],
): Promise<References> {
  const [actors, works, jobs] = await Promise.all([
    listActors(
      db,
      rows.map(({ id }) => id),
    ),
    findVisibleWorks(db, userId, listIds(rows, getWorkId)),
    findOwnJobs(db, userId, listIds(rows, getJobId)),
  ])
  const views = jobs.map(({ id, tool, params, thumbKey, filmTitle }): [string, NotificationJob] => {
    const { name: toolName = tool, output = 'image' } = findJobTool(tool) ?? {}
    const prompt = typeof params.prompt === 'string' ? params.prompt : (filmTitle ?? '')
    return [id, { prompt, toolName, output, thumbKey }]
  })
  return { actors, works: new Map(works.map((work) => [work.id, work])), jobs: new Map(views) }
}

function viewNotification(
  { storage }: NotificationDeps,
  row: ParsedNotification,
  references: References,
) {
  const { id, content, actorCount, readAt, updatedAt } = row
  const actors = references.actors.filter(({ notificationId }) => notificationId === id)
  const work = references.works.get(getWorkId(content)) ?? null
  const job = references.jobs.get(getJobId(content)) ?? null
  const context = { actors, actorCount, work, job }
  const { text, thumbKey, target } = renderNotification(content, context)
  return {
    id,
    kind: content.kind,
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
  const [rows, total] = await Promise.all([
    listNotifications(deps.db, whose, timeRange(query)),
    countNotifications(deps.db, whose),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ updatedAt, id }) => writeCursor({ createdAt: updatedAt, id }),
  })
  const parsed = shown.map(parseRow)
  const references = await loadReferences(deps, userId, parsed)
  return { ...frame, list: parsed.map((row) => viewNotification(deps, row, references)) }
}

/** Notifications of these ids as the app shows them, for messages outside of it. */
export async function describeNotifications(
  deps: NotificationDeps,
  userId: string,
  ids: readonly string[],
) {
  const parsed = (await findNotifications(deps.db, userId, ids)).map(parseRow)
  const references = await loadReferences(deps, userId, parsed)
  return parsed.map((row) => viewNotification(deps, row, references))
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
