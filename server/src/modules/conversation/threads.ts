/** Threads of edits: a tree of versions, of which any can be continued. */
import type { EditOrder, ThreadVersionView, ThreadView } from '@contract/edits'
import type { editEndpoints } from '@contract/endpoints/edit'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { z } from 'zod'
import type { Db, Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { type CursorRequest, pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { JobThreads } from '../job/ports'
import { deleteJobs } from '../job/owner'
import { findVersionJobs, leaveThread, listVersionPictures } from '../job/threads'
import { findOrigin, findSources } from '../job/sources'
import type { ConversationPorts } from './ports'
import { texts } from './texts'
import {
  countThreads,
  deleteThread,
  findThread,
  insertThread,
  insertVersion,
  listThreads,
  listVersions,
  listVersionsByThread,
  lockThread,
  markJobDeleted,
  removeVersion,
  type ThreadRow,
  updateThread,
  type VersionRow,
} from './threads-repository'

type ThreadPage = z.output<typeof editEndpoints.threads.data>
type ViewPorts = Pick<ConversationPorts, 'db' | 'storage'>

/** Characters of a title that a sentence gives. */
const TITLE_LENGTH = 20

function requireThread(row: ThreadRow | null): ThreadRow {
  if (!row) throw new AppError('NOT_FOUND', { message: texts.threadGone })
  return row
}

async function beginThread(
  tx: Tx,
  userId: string,
  { sentence, picture }: { sentence: string; picture: MediaRef },
): Promise<string> {
  const [threadId, versionId] = [newId(), newId()]
  const title = [...sentence].slice(0, TITLE_LENGTH).join('') || texts.untitled
  await insertThread(tx, { id: threadId, userId, title, currentId: versionId })
  const origin = await findOrigin(tx, userId, picture)
  await insertVersion(tx, {
    id: versionId,
    threadId,
    number: 1,
    parentId: null,
    jobId: origin?.jobId ?? null,
    picture,
  })
  return threadId
}

/** The version that a picture is, or was made by. */
function findParent(
  versions: readonly VersionRow[],
  {
    picture,
    jobId,
    currentId,
  }: { picture: MediaRef; jobId: string | null; currentId: string | null },
): VersionRow | null {
  return (
    versions.find((version) => version.picture === picture) ??
    versions.find((version) => jobId !== null && version.jobId === jobId) ??
    versions.find(({ id }) => id === currentId) ??
    null
  )
}

/** Bound as a port of jobs: an order with `edit` becomes a version. */
export const jobThreads: JobThreads = {
  async open(tx, { userId, edit, picture }) {
    if (edit.threadId === undefined)
      return beginThread(tx, userId, { sentence: edit.sentence, picture })
    const thread = requireThread(await lockThread(tx, { userId, id: edit.threadId }))
    return thread.id
  },
  async addVersion(tx, { userId, threadId, edit, job, picture }) {
    const thread = requireThread(await lockThread(tx, { userId, id: threadId }))
    const versions = await listVersions(tx, threadId)
    const origin = await findOrigin(tx, userId, picture)
    const jobId = job.parentId ?? origin?.jobId ?? null
    const parent = findParent(versions, { picture, jobId, currentId: thread.currentId })
    const id = newId()
    await insertVersion(tx, {
      id,
      threadId,
      jobId: job.id,
      parentId: parent?.id ?? null,
      credits: job.costCredits,
      number: Math.max(0, ...versions.map(({ number }) => number)) + 1,
      ...versionWords(edit),
    })
    await updateThread(tx, threadId, { currentId: id, updatedAt: new Date() })
  },
}

const versionWords = ({ sentence, summary, steps, keep }: EditOrder) => ({
  sentence,
  summary,
  steps,
  keep,
})

/** Listener of deleted jobs: the thread stays readable. */
export async function detachVersions(tx: Tx, jobId: string): Promise<void> {
  await markJobDeleted(tx, jobId)
}

async function viewVersions(
  { db, storage }: ViewPorts,
  userId: string,
  versions: readonly VersionRow[],
): Promise<Map<string, ThreadVersionView>> {
  const jobIds = versions.flatMap(({ jobId }) => jobId ?? [])
  const named = versions.flatMap(({ picture }) => (isMediaRef(picture) ? [picture] : []))
  const [jobs, made, sources] = await Promise.all([
    findVersionJobs(db, jobIds),
    listVersionPictures(db, jobIds),
    findSources(db, userId, named),
  ])
  const views = versions.map((version): [string, ThreadVersionView] => {
    const { id, number, parentId, sentence, summary, credits } = version
    const job = version.jobId === null ? undefined : jobs.get(version.jobId)
    const isUpload = version.picture?.startsWith('upload:') ?? false
    const source = isMediaRef(version.picture) ? sources.get(version.picture) : undefined
    const first =
      job?.status === 'succeeded' || job?.status === 'cancelled'
        ? made.find(({ jobId }) => jobId === job.id)
        : undefined
    const shown = source ?? first
    const picture: MediaRef | null = !shown
      ? null
      : isMediaRef(version.picture)
        ? version.picture
        : `picture:${shown.id}`
    return [
      id,
      {
        id,
        number,
        parentId,
        jobId: job?.id ?? null,
        picture,
        thumbUrl: shown ? storage.url(shown.thumbKey) : null,
        width: shown?.width ?? null,
        height: shown?.height ?? null,
        sentence,
        summary,
        credits: job?.spentCredits ?? credits,
        status: isUpload ? (source ? 'succeeded' : 'deleted') : (job?.status ?? 'deleted'),
        createdAt: version.createdAt.toISOString(),
      },
    ]
  })
  return new Map(views)
}

const viewHead = ({ id, title, currentId, updatedAt }: ThreadRow) => ({
  id,
  title,
  currentId: currentId ?? '',
  updatedAt: updatedAt.toISOString(),
})

async function viewThread(deps: ViewPorts, row: ThreadRow): Promise<ThreadView> {
  const versions = await listVersions(deps.db, row.id)
  const views = await viewVersions(deps, row.userId, versions)
  return { ...viewHead(row), versions: [...views.values()] }
}

/** Throws NOT_FOUND, also for other people's. */
export async function readThread(deps: ViewPorts, userId: string, id: string): Promise<ThreadView> {
  return viewThread(deps, requireThread(await findThread(deps.db, { userId, id })))
}

export async function listMyThreads(
  deps: ViewPorts,
  userId: string,
  query: CursorRequest,
): Promise<ThreadPage> {
  const { db } = deps
  const [rows, total] = await Promise.all([
    listThreads(db, userId, timeRange(query)),
    countThreads(db, userId),
  ])
  const writeThreadCursor = ({ updatedAt, id }: ThreadRow) =>
    writeCursor({ createdAt: updatedAt, id })
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: writeThreadCursor })
  const versions = await listVersionsByThread(
    db,
    shown.map(({ id }) => id),
  )
  const current = new Set(shown.map(({ currentId }) => currentId))
  const views = await viewVersions(
    deps,
    userId,
    versions.filter(({ id }) => current.has(id)),
  )
  const list = shown.map((row) => ({
    ...viewHead(row),
    thumbUrl: views.get(row.currentId ?? '')?.thumbUrl ?? null,
    versionCount: versions.filter(({ threadId }) => threadId === row.id).length,
  }))
  return { list, ...frame }
}

/** Throws NOT_FOUND for a thread or a version that is not the user's. */
export async function changeThread(
  deps: ViewPorts & Pick<ConversationPorts, 'safety'>,
  userId: string,
  {
    id,
    title,
    currentId,
  }: { id: string; title?: string | undefined; currentId?: string | undefined },
): Promise<ThreadView> {
  const words = title === undefined ? [] : deps.safety.refusedHere([title])
  if (words.length > 0)
    throw new AppError('PROMPT_BLOCKED', {
      message: texts.blocked(words.map((word) => `「${word}」`).join('')),
      details: { words },
    })
  await transaction(deps.db, async (tx) => {
    const row = requireThread(await lockThread(tx, { userId, id }))
    const versions = currentId === undefined ? [] : await listVersions(tx, row.id)
    if (currentId !== undefined && !versions.some((version) => version.id === currentId))
      throw new AppError('NOT_FOUND', { message: texts.versionGone })
    await updateThread(tx, id, {
      ...(title !== undefined && { title }),
      ...(currentId !== undefined && { currentId, updatedAt: new Date() }),
    })
  })
  return readThread(deps, userId, id)
}

async function removeThread(tx: Tx, thread: { userId: string; id: string }): Promise<boolean> {
  const isGone = await deleteThread(tx, thread)
  if (isGone) await leaveThread(tx, thread.id)
  return isGone
}

/** Its pictures stay. */
export async function deleteMyThread(db: Db, userId: string, id: string): Promise<null> {
  const gone = await transaction(db, (tx) => removeThread(tx, { userId, id }))
  if (!gone) throw new AppError('NOT_FOUND', { message: texts.threadGone })
  return null
}

/**
 * The job goes as any deleted one, unless the thread only began with its picture. Null: it was the
 * last version, and the thread is gone.
 */
export async function deleteMyVersion(
  deps: ConversationPorts,
  userId: string,
  { id, versionId }: { id: string; versionId: string },
): Promise<ThreadView | null> {
  const jobId = await transaction(deps.db, async (tx) => {
    const row = requireThread(await lockThread(tx, { userId, id }))
    const versions = await listVersions(tx, id)
    const version = versions.find((one) => one.id === versionId)
    if (!version) throw new AppError('NOT_FOUND', { message: texts.versionGone })
    await removeVersion(tx, version)
    const rest = versions.filter((one) => one.id !== versionId)
    if (rest.length === 0) await removeThread(tx, { userId, id })
    else if (row.currentId === versionId) {
      const next = rest.find((one) => one.id === version.parentId) ?? rest[0]
      await updateThread(tx, id, { currentId: next?.id ?? null })
    }
    const job =
      version.jobId === null
        ? undefined
        : (await findVersionJobs(tx, [version.jobId])).get(version.jobId)
    return job?.threadId === id ? job.id : null
  })
  if (jobId !== null) await deleteJobs(deps, userId, [jobId])
  const left = await findThread(deps.db, { userId, id })
  return left ? viewThread(deps, left) : null
}
