/** 导出我的数据, as a person sees it. */
import type { accountEndpoints } from '@contract/endpoints/account'
import type { z } from 'zod'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { addTask } from '../../worker/tasks'
import { newId } from '../../lib/ids'
import { deleteExport, findExpired, findNewest, insertQueued, type ExportRow } from './repository'

export const EXPORT_TASK = 'export_data'

type ExportView = z.output<typeof accountEndpoints.requestExport.data>
type ExportDeps = Pick<Deps, 'db' | 'now' | 'storage'>

function viewOf({ storage }: ExportDeps, row: ExportRow): ExportView {
  return {
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    sizeBytes: row.sizeBytes,
    url: row.key === null ? null : storage.url(row.key),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

export async function readExport(deps: ExportDeps, userId: string): Promise<ExportView | null> {
  const row = await findNewest(deps.db, userId)
  const over = row?.expiresAt && row.expiresAt.getTime() <= deps.now().getTime()
  return row && !over ? viewOf(deps, row) : null
}

/** One at a time: while one is packed or can be downloaded, that one is the answer. */
export async function requestExport(deps: ExportDeps, userId: string): Promise<ExportView> {
  const present = await readExport(deps, userId)
  if (present && present.state !== 'failed') return present
  const id = newId()
  await transaction(deps.db, async (tx) => {
    if (!(await insertQueued(tx, { id, userId, createdAt: deps.now() }))) return
    await addTask(tx, EXPORT_TASK, { payload: { id }, key: `export:${id}`, priority: 5 })
  })
  const queued = await readExport(deps, userId)
  if (!queued) throw new Error(`export ${id} is not there`)
  return queued
}

/** Objects go before rows. */
export async function sweepExports({ db, now, storage }: ExportDeps): Promise<void> {
  for (const { id, key } of await findExpired(db, now())) {
    if (key !== null) await storage.delete([key])
    await deleteExport(db, id)
  }
}
