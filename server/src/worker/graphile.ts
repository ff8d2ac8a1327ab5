/** The rows of graphile-worker: what our transactions add, and what dead processes left behind. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/client'

export const PAINT_TASK = 'paint'
export const DELETE_FILES_TASK = 'delete_files'
export const SAMPLE_TASK = 'paint_sample'
export const DEMO_TASK = 'paint_demo'
export const EXPORT_TASK = 'export_data'
export const SWEEP_UPLOADS_TASK = 'sweep_uploads'

function keyOf(jobId: string): string {
  return `job:${jobId}`
}

/** Adds a row for a job, replacing one that waits or was left locked. */
export async function addPaintRow(tx: Executor, jobId: string, runAt: Date | null): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${PAINT_TASK},
      payload := ${JSON.stringify({ jobId })}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz,
      job_key := ${keyOf(jobId)}
    )`)
}

export async function removePaintRow(tx: Executor, jobId: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.remove_job(${keyOf(jobId)})`)
}

export async function addTaskRow(
  tx: Executor,
  task: string,
  options: {
    payload: Record<string, unknown>
    key?: string
    priority?: number
    /** Rows of one queue are worked on one after the other. */
    queue?: string
    delayMs?: number
  },
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task},
      payload := ${JSON.stringify(options.payload)}::json,
      queue_name := ${options.queue ?? null}::text,
      run_at := now() + ${options.delayMs ?? 0} * interval '1 millisecond',
      job_key := ${options.key ?? null}::text,
      priority := ${options.priority ?? null}::int
    )`)
}

/** Shows that this process is alive. */
export async function showLife(
  db: Executor,
  worker: { id: string; concurrency: number },
): Promise<void> {
  await db.execute(sql`
    insert into workers (id, concurrency, seen_at)
    values (${worker.id}, ${worker.concurrency}, now())
    on conflict (id) do update set seen_at = now()`)
}

export async function sayGoodbye(db: Executor, workerId: string): Promise<void> {
  await db.execute(sql`delete from workers where id = ${workerId}`)
}

/** Frees rows locked by processes that were silent for `silentMs`, and forgets those processes. */
export async function freeDeadLocks(db: Executor, silentMs: number): Promise<void> {
  const silent = sql`now() - ${silentMs} * interval '1 millisecond'`
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at < ${silent}
        and locked_by not in (select id from workers where seen_at >= ${silent})))`)
  await db.execute(sql`delete from workers where seen_at < now() - interval '1 day'`)
}

/** For a process that knows to be the only one: whatever is locked was locked by the dead. */
export async function freeEveryLock(db: Executor): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null))`)
  await db.execute(sql`delete from workers`)
}

/** Ids of queued jobs that no row of the queue stands for. */
export async function findUnqueuedJobs(db: Executor): Promise<string[]> {
  const result = await db.execute<{ id: string }>(sql`
    select j.id from jobs j
    where j.status = 'queued' and j.created_at < now() - interval '10 seconds'
      and not exists (
        select 1 from graphile_worker.jobs q
        where q.key = 'job:' || j.id and q.attempts < q.max_attempts)
    limit 200`)
  return result.rows.map((row) => row.id)
}
