/**
 * Closing an account hides its works at once, and a little later everybody's addresses of their
 * files are dead; keeping it brings the works back as they were.
 */
import type { Tx } from '../../platform/db/client'
import { addTask, removeTask } from '../../platform/queue/tasks'
import { type FileDeps, withFilesHidden } from './files'
import {
  forgetClosing,
  isHidden,
  listClosedFromPublic,
  listHidden,
  lockPublishing,
  readForRank,
  writeHidden,
  writeShown,
} from './publication-repository'
import { findSimilarWork, releaseMerged } from './publish'

export const HIDE_FILES_TASK = 'hide_files'
const buildTaskKey = (userId: string) => `hide:${userId}`

export async function hideUserWorks(tx: Tx, userId: string): Promise<void> {
  const hidden = await writeHidden(tx, userId)
  for (const id of hidden) await releaseMerged(tx, id)
  if (hidden.length > 0)
    await addTask(tx, HIDE_FILES_TASK, {
      payload: { userId },
      key: buildTaskKey(userId),
      priority: 5,
    })
}

/** Moves the files of what was public; a work that is back meanwhile keeps its own. */
export async function hideUserFiles(deps: FileDeps, userId: string): Promise<void> {
  for (const id of await listClosedFromPublic(deps.db, userId))
    await withFilesHidden(deps, id, (tx) => isHidden(tx, id))
}

/** Of an account that is removed: there is nothing left to hide. */
export async function forgetHiding(tx: Tx, userId: string): Promise<void> {
  await removeTask(tx, buildTaskKey(userId))
}

/** In their old places; another work that looks the same may stand for them by now. */
export async function showUserWorks(tx: Tx, userId: string): Promise<void> {
  await lockPublishing(tx)
  for (const { id, closedFrom } of await listHidden(tx, userId)) {
    const row = closedFrom === 'public' ? await readForRank(tx, id) : null
    const mergedInto = row && (await findSimilarWork(tx, row))
    await writeShown(tx, { id, state: row ? 'public' : 'pending', mergedInto })
  }
  await forgetClosing(tx, userId)
}
