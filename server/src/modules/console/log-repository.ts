/** The log of operators' acts as rows; only ever added to. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { adminLog } from '../../platform/db/schema'

export type LogRow = typeof adminLog.$inferSelect

export async function insertEntry(tx: Tx, entry: typeof adminLog.$inferInsert): Promise<void> {
  await tx.insert(adminLog).values(entry)
}

export interface LogFilter {
  readonly command: string | undefined
  readonly from: 'console' | 'terminal' | undefined
  /** Part of an argument, a reason or a name. */
  readonly q: string | undefined
}

function filtered({ command, from, q }: LogFilter) {
  const like = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    command === undefined ? undefined : eq(adminLog.command, command),
    from === undefined
      ? undefined
      : from === 'console'
        ? isNotNull(adminLog.actorId)
        : isNull(adminLog.actorId),
    q
      ? sql`(array_to_string(${adminLog.args}, ' ') ilike ${like}
          or ${adminLog.reason} ilike ${like} or ${adminLog.operator} ilike ${like})`
      : undefined,
  )
}

/** The newest first. */
export async function listEntries(
  db: Executor,
  filter: LogFilter,
  page: { limit: number; offset: number },
): Promise<LogRow[]> {
  return db
    .select()
    .from(adminLog)
    .where(filtered(filter))
    .orderBy(desc(adminLog.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function countEntries(db: Executor, filter: LogFilter): Promise<number> {
  return db.$count(adminLog, filtered(filter))
}
