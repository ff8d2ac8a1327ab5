/** The branch of a thread that leads to a job, for publishing. */
import type { Executor } from '../../platform/db/client'
import { findJobVersion, listVersions, type VersionRow } from './threads-repository'

export interface Branch {
  /** The first version; its job may be deleted, or there was none. */
  readonly first: VersionRow
  /** From the first edit to the one that made the job. */
  readonly sentences: readonly string[]
}

/** Null: no edit made the job, or its thread is deleted. */
export async function readBranch(db: Executor, jobId: string): Promise<Branch | null> {
  const made = await findJobVersion(db, jobId)
  if (!made) return null
  const byId = new Map((await listVersions(db, made.threadId)).map((row) => [row.id, row]))
  const branch = [made]
  for (let id = made.parentId; id !== null;) {
    const parent = byId.get(id)
    if (!parent) break
    branch.unshift(parent)
    id = parent.parentId
  }
  const sentences = branch.flatMap(({ sentence }) => sentence ?? [])
  return { first: branch[0] ?? made, sentences }
}
