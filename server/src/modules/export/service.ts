/** 导出我的数据, as a person sees it. */
import type { accountEndpoints } from '@contract/endpoints/account'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { ExportPorts } from './ports'
import { addTask } from '../../platform/queue/tasks'
import type { SessionUser } from '../../platform/http/auth'
import { LINK_VALID_MS, readLink, writeLink } from '../../platform/http/private-link'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { isSignedIn } from '../auth/authenticate'
import { EXPORT_LINKS } from './link'
import {
  deleteExport,
  findExpired,
  findExport,
  findNewest,
  insertQueued,
  type ExportRow,
} from './repository'
import { texts } from './texts'

export const EXPORT_TASK = 'export_data'

type ExportView = z.output<typeof accountEndpoints.requestExport.data>
type ExportDeps = Pick<ExportPorts, 'config' | 'db' | 'keys' | 'now' | 'storage'>
type Owner = Pick<SessionUser, 'id' | 'sessionId'>

function linkTo({ config, keys, now }: ExportDeps, { sessionId }: Owner, id: string): string {
  const untilMs = now().getTime() + LINK_VALID_MS
  return `${config.publicUrl ?? ''}${writeLink(keys, EXPORT_LINKS, { id, holder: sessionId, untilMs })}`
}

function toView(deps: ExportDeps, owner: Owner, row: ExportRow): ExportView {
  return {
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    sizeBytes: row.sizeBytes,
    url: row.key === null ? null : linkTo(deps, owner, row.id),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

export async function readExport(deps: ExportDeps, owner: Owner): Promise<ExportView | null> {
  const row = await findNewest(deps.db, owner.id)
  const over = row?.expiresAt && row.expiresAt.getTime() <= deps.now().getTime()
  return row && !over ? toView(deps, owner, row) : null
}

/** One at a time: while one is packed or can be downloaded, that one is the answer. */
export async function requestExport(deps: ExportDeps, owner: Owner): Promise<ExportView> {
  const present = await readExport(deps, owner)
  if (present && present.state !== 'failed') return present
  const id = newId()
  await transaction(deps.db, async (tx) => {
    if (!(await insertQueued(tx, { id, userId: owner.id, createdAt: deps.now() }))) return
    await addTask(tx, EXPORT_TASK, { payload: { id }, key: `export:${id}`, priority: 5 })
  })
  const queued = await readExport(deps, owner)
  if (!queued) throw new Error(`export ${id} is not there`)
  return queued
}

/** The key of a ZIP for the holder of a link. Throws FORBIDDEN, NOT_FOUND. */
export async function keyOfLink(
  deps: ExportDeps,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<string> {
  const link = readLink(deps.keys, EXPORT_LINKS, { id, query, now: deps.now() })
  if (!link) throw new AppError('FORBIDDEN', { message: texts.linkOver })
  const row = await findExport(deps.db, id)
  const sessionId = link.holder
  // Signing out, or closing the account, revokes the link.
  if (!row || !(await isSignedIn(deps.db, { userId: row.userId, sessionId })))
    throw new AppError('FORBIDDEN', { message: texts.linkOver })
  const over = row.expiresAt !== null && row.expiresAt.getTime() <= deps.now().getTime()
  if (row.key === null || over) throw new AppError('NOT_FOUND')
  return row.key
}

/** Objects go before rows. */
export async function sweepExports({
  db,
  now,
  storage,
}: Pick<ExportPorts, 'db' | 'now' | 'storage'>): Promise<void> {
  for (const { id, key } of await findExpired(db, now())) {
    if (key !== null) await storage.delete([key])
    await deleteExport(db, id)
  }
}
