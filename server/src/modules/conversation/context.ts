/** The thread before a sentence, which it may refer to. */
import type { EditStep } from '@contract/edits'
import type { Db } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { findThread, listVersions, type VersionRow } from './threads-repository'
import { texts } from './texts'

export interface ThreadContext {
  /** The version that is changed; null: there is no thread yet. */
  readonly version: VersionRow | null
  /** The version before it, for 撤回; null: none. */
  readonly parentId: string | null
  /** The thing that the sentence before changed. */
  readonly lastTarget: string | undefined
  /** Steps by the number of the version, and of the present one by -1. */
  readonly versions: Readonly<Record<string, readonly EditStep[]>>
  /** All of the thread, by number. */
  readonly rows: readonly VersionRow[]
}

const NO_THREAD: ThreadContext = {
  version: null,
  parentId: null,
  lastTarget: undefined,
  versions: {},
  rows: [],
}

function findLastTarget(version: VersionRow | undefined): string | undefined {
  const steps = [...(version?.steps ?? [])].reverse()
  for (const { kind, target, value } of steps) {
    if (kind === 'replace' || kind === 'add') return value
    if (target !== undefined) return target.replace(/·.*$/, '').replace(/^.{1,3}的(?=.)/, '')
  }
  return undefined
}

/** Throws NOT_FOUND for a thread or version that is not the user's. */
export async function readContext(
  db: Db,
  userId: string,
  wanted: {
    threadId?: string | undefined
    versionId?: string | undefined
    jobId?: string | undefined
  },
): Promise<ThreadContext> {
  const { threadId, versionId, jobId } = wanted
  if (threadId === undefined) return NO_THREAD
  const thread = await findThread(db, { userId, id: threadId })
  if (!thread) throw new AppError('NOT_FOUND', { message: texts.threadGone })
  const versions = await listVersions(db, threadId)
  const version =
    versionId === undefined
      ? (versions.find((one) => jobId !== undefined && one.jobId === jobId) ??
        versions.find(({ id }) => id === thread.currentId))
      : versions.find(({ id }) => id === versionId)
  if (versionId !== undefined && !version)
    throw new AppError('NOT_FOUND', { message: texts.versionGone })
  const byNumber = versions.map(({ number, steps }) => [String(number), steps] as const)
  return {
    version: version ?? null,
    parentId: version?.parentId ?? null,
    lastTarget: findLastTarget(version),
    rows: versions,
    versions: { ...Object.fromEntries(byNumber), ...(version && { '-1': version.steps }) },
  }
}
