/** Audit log: one entry per action of the staff, in the transaction of the action. */
import { type AuditContent, parseAuditContent } from '@contract/endpoints/console/audit'
import type { consoleLogEndpoints } from '@contract/endpoints/console/log'
import { UNKNOWN_RESULT } from '@contract/staff'
import type { z } from 'zod'
import type { Db, Tx } from '../../platform/db/client'
import type { StaffUser } from '../../platform/http/auth'
import { numberedRange } from '../../platform/http/paging'
import { countEntries, insertEntry, listEntries, type LogRow } from './log-repository'
import { pageView } from './pages'

type LogCall = typeof consoleLogEndpoints.log

type Act = AuditContent & {
  /** To whom or to what: ids. */
  readonly args: readonly string[]
  readonly reason?: string | undefined
}

/** Of the command line; `operator` is the account of the operating system. */
export async function logCommand(tx: Tx, act: Act & { readonly operator: string }): Promise<void> {
  await insertEntry(tx, { ...act, args: [...act.args] })
}

/** Of the console. */
export async function logAct(
  tx: Tx,
  staff: Pick<StaffUser, 'id' | 'nickname'>,
  act: Act,
): Promise<void> {
  const { id: actorId, nickname: operator } = staff
  await insertEntry(tx, { ...act, args: [...act.args], operator, actorId })
}

/** A result of another shape is wrapped: the row is listed as an unknown act. */
function viewResult({
  command,
  result,
}: Pick<LogRow, 'command' | 'result'>): Record<string, unknown> {
  return { ...(parseAuditContent(command, result)?.result ?? { [UNKNOWN_RESULT]: result }) }
}

/** The newest first. */
export async function readLog(
  db: Db,
  query: z.output<LogCall['query']>,
): Promise<z.output<LogCall['data']>> {
  const { command, from, q } = query
  const filter = { command, from, q }
  const rows = await listEntries(db, filter, numberedRange(query))
  const list = rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    result: viewResult(row),
    id: String(id),
    createdAt: createdAt.toISOString(),
  }))
  return pageView(query, await countEntries(db, filter), list)
}
