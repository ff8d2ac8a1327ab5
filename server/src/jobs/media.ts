/** The files a job's parameters name, read before its engine is asked. */
import { findTool } from '@contract/tools/all'
import { mediaOf } from '@contract/tools/define'
import type { Db } from '../db/client'
import { EngineError } from '../engines/engine'
import { findSources } from '../modules/upload/sources'
import type { Storage } from '../storage/storage'
import type { JobRow } from './repository'

const GONE = '原图已经不在了，请重新选择'

/** Bytes by media reference. Throws EngineError `input` when one was deleted meanwhile. */
export async function loadMedia(
  { db, storage }: { db: Db; storage: Storage },
  job: Pick<JobRow, 'tool' | 'params' | 'userId'>,
): Promise<Map<string, Uint8Array>> {
  const tool = findTool(job.tool)
  const refs = tool ? mediaOf(tool, job.params).map(({ ref }) => ref) : []
  const rows = await findSources(db, job.userId, refs)
  const files = new Map<string, Uint8Array>()
  for (const ref of refs) {
    const row = rows.get(ref)
    if (!row) throw new EngineError('input', GONE)
    files.set(ref, await storage.get(row.key))
  }
  return files
}
