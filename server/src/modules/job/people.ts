/** A person's jobs, for the staff. */
import { numberedRange, type PageRequest } from '../../platform/http/paging'
import { findJobTool } from '@contract/tools/all'
import type { Db } from '../../platform/db/client'
import type { Storage } from '../../integrations/storage/storage'
import { countUserJobs, listUserJobs, readPrompts } from './repository/people'

/** Length of a prompt in a row. */
const ABOUT_CHARS = 60

export const toolName = (tool: string): string => findJobTool(tool)?.name ?? tool

export async function readUserJobs(
  { db, storage }: { db: Db; storage: Storage },
  { userId, ...query }: PageRequest & { userId: string },
) {
  const rows = await listUserJobs(db, userId, numberedRange(query))
  const counts = await countUserJobs(db, userId)
  return {
    total: [...counts.values()].reduce((sum, jobs) => sum + jobs, 0),
    rows: rows.map(({ thumbKey, createdAt, finishedAt, ...row }) => ({
      ...row,
      toolName: toolName(row.tool),
      thumbUrl: thumbKey === null ? null : storage.url(thumbKey),
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
  }
}

export async function countJobs(db: Db, userId: string) {
  const counts = await countUserJobs(db, userId)
  const of = (status: 'queued' | 'running' | 'succeeded' | 'failed') => counts.get(status) ?? 0
  return { succeeded: of('succeeded'), failed: of('failed'), open: of('queued') + of('running') }
}

/** Words of jobs, or what their tool is called, by id. */
export async function readAbout(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const prompts = await readPrompts(db, ids)
  return new Map(
    [...prompts].map(([id, { tool, prompt }]) => {
      const words = prompt?.trim() ?? ''
      return [id, words === '' ? toolName(tool) : [...words].slice(0, ABOUT_CHARS).join('')]
    }),
  )
}
