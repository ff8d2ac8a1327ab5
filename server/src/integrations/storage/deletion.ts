/** Stored objects that go away by and by, as a task of the queue. */
import type { Executor } from '../../platform/db/client'
import { requireText, type Task } from '../../platform/queue/queue'
import { addTask } from '../../platform/queue/tasks'
import type { Storage } from './storage'

export const DELETE_FILES_TASK = 'delete_files'

/** Deletes every object under this prefix once the caller's transaction is committed. */
export async function deleteFilesLater(
  tx: Executor,
  prefix: string,
  { delayMs = 0 } = {},
): Promise<void> {
  await addTask(tx, DELETE_FILES_TASK, { payload: { prefix }, priority: 5, delayMs })
}

/** Removes whatever is stored under a prefix. */
export async function removePrefix(storage: Storage, prefix: string): Promise<void> {
  const objects = await storage.list(prefix)
  await storage.delete(objects.map(({ key }) => key))
}

/**
 * Removes what is stored under a prefix, was so `settledMs` ago and is not among what is `known`
 * afterwards; answers how many.
 */
export async function removeUnknown(
  storage: Storage,
  prefix: string,
  { settledMs, known }: { settledMs: number; known(): Promise<readonly string[]> },
): Promise<number> {
  const settled = Date.now() - settledMs
  const objects = await storage.list(prefix)
  const knownKeys = new Set(await known())
  const unknown = objects
    .filter(({ key, modifiedAt }) => !knownKeys.has(key) && modifiedAt.getTime() <= settled)
    .map(({ key }) => key)
  await storage.delete(unknown)
  return unknown.length
}

export const deleteFiles =
  (storage: Storage): Task =>
  (payload) =>
    removePrefix(storage, requireText(payload, 'prefix'))
