/** Jobs as their owner adds and removes them. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'
import type { JobRow } from '../rows'
import { mine } from './read'

export type NewJob = Omit<typeof jobs.$inferInsert, 'status' | 'createdAt'> & {
  /** Milliseconds after the others of its transaction. */
  readonly afterMs?: number
}

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

export async function insertJob(tx: Tx, { afterMs = 0, ...job }: NewJob): Promise<JobRow> {
  const rows = await tx
    .insert(jobs)
    .values({
      ...job,
      status: 'queued',
      ...(afterMs > 0 && { createdAt: sql`now() + ${afterMs} * interval '1 millisecond'` }),
    })
    .returning()
  const [row] = rows
  if (!row) throw new Error('a job was not inserted')
  return row
}

/** A job that has already ended well. */
export async function insertDone(tx: Tx, job: NewJob): Promise<JobRow> {
  const rows = await tx
    .insert(jobs)
    .values({ ...job, status: 'succeeded', progress: 1 })
    .returning()
  const [row] = rows
  if (!row) throw new Error('a job was not inserted')
  return row
}

/** Hides a job from its owner for good; false when it was not there. */
export async function markDeleted(
  tx: Tx,
  options: { userId: string; id: string },
): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ deletedAt: sql`now()`, seq: sql`${jobs.seq} + 1` })
    .where(and(mine(options.userId), eq(jobs.id, options.id)))
    .returning({ id: jobs.id })
  return rows.length > 0
}
