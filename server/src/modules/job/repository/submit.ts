import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../db/client'
import { jobs } from '../../../db/schema'
import type { JobRow } from '../rows'

export type NewJob = Omit<typeof jobs.$inferInsert, 'status'>

export async function findByRequest(
  db: Executor,
  options: { userId: string; requestId: string },
): Promise<JobRow | null> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, options.userId), eq(jobs.requestId, options.requestId)))
  return rows[0] ?? null
}

export async function countOpen(tx: Tx, userId: string): Promise<number> {
  return tx.$count(jobs, and(eq(jobs.userId, userId), inArray(jobs.status, ['queued', 'running'])))
}

export async function insertJob(tx: Tx, job: NewJob): Promise<JobRow> {
  const rows = await tx
    .insert(jobs)
    .values({ ...job, status: 'queued' })
    .returning()
  const [row] = rows
  if (!row) throw new Error('a job was not inserted')
  return row
}

/** The owner's balance right after a job's hold: what its first answer said. */
export async function balanceAfterHold(
  db: Executor,
  options: { userId: string; jobId: string },
): Promise<number> {
  const result = await db.execute<{ balance: number }>(sql`
    select e.balance_after as balance
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    where t.job_id = ${options.jobId} and t.kind = 'hold' and e.account = ${`user:${options.userId}`}`)
  const [row] = result.rows
  if (!row) throw new Error(`job ${options.jobId} has no hold`)
  return row.balance
}
