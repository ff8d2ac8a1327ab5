/** The rows of graphile-worker: what transactions add, and what dead processes left behind. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/client'

export interface TaskOptions {
  /** Texts alone: requireText reads no others. */
  readonly payload: Readonly<Record<string, string>>
  /** A row with this key that waits, or was left locked, is replaced. */
  readonly key?: string
  /** Lower goes first. */
  readonly priority?: number
  /** Rows of one queue are worked on one after the other. */
  readonly queue?: string
  readonly delayMs?: number
  /** Its place among those that wait; now when left out. */
  readonly runAt?: Date | null
}

/**
 * Deletes the locked row that a new row with this key supersedes. add_job would keep it without its
 * key and with all attempts used up: if its worker was killed, it would count as given up forever.
 * Rows of named queues are left to add_job, since their lock on the queue ends with them.
 */
async function deleteSuperseded(tx: Executor, key: string): Promise<void> {
  await tx.execute(sql`
    delete from graphile_worker._private_jobs
    where key = ${key} and locked_at is not null and job_queue_id is null`)
}

/** Adds a task inside the caller's transaction: it is queued exactly when that commits. */
export async function addTask(tx: Executor, task: string, options: TaskOptions): Promise<void> {
  if (options.key !== undefined && options.queue === undefined)
    await deleteSuperseded(tx, options.key)
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task},
      payload := ${JSON.stringify(options.payload)}::json,
      queue_name := ${options.queue ?? null}::text,
      run_at := coalesce(${options.runAt?.toISOString() ?? null}::timestamptz, now())
        + ${options.delayMs ?? 0} * interval '1 millisecond',
      job_key := ${options.key ?? null}::text,
      priority := ${options.priority ?? null}::int
    )`)
}

/**
 * Deletes superseded rows of a task whose rows always have a key: versions up to 6.9.0 left them
 * behind where a worker was killed.
 */
export async function deleteRowsWithoutKey(db: Executor, task: string): Promise<void> {
  await db.execute(sql`
    delete from graphile_worker._private_jobs
    where key is null and locked_at is null and attempts >= max_attempts
      and task_id = (select id from graphile_worker._private_tasks where identifier = ${task})`)
}

/** Takes back a task that waits under this key, if one does. */
export async function removeTask(tx: Executor, key: string): Promise<void> {
  await deleteSuperseded(tx, key)
  await tx.execute(sql`select graphile_worker.remove_job(${key})`)
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

/** Ids of rows this process had locked for `lockedMs` at least. */
export async function listLocked(
  db: Executor,
  workerId: string,
  lockedMs: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from graphile_worker.jobs
    where locked_by = ${workerId}
      and locked_at < now() - ${lockedMs} * interval '1 millisecond'`)
  return rows.map(({ id }) => id)
}

/**
 * Frees rows that this process locked and does not know of: the answer to its question was lost.
 * graphile-worker can only free all rows of a process.
 */
export async function freeStranded(
  db: Executor,
  workerId: string,
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`
    with freed as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where id = any(${sql.param([...ids])}::bigint[]) and locked_by = ${workerId}
      returning job_queue_id)
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null
    where locked_by = ${workerId} and id in (select job_queue_id from freed)`)
}

/** For a process that knows to be the only one: whatever is locked was locked by the dead. */
export async function freeEveryLock(db: Executor): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null))`)
  await db.execute(sql`delete from workers`)
}

/** The processes alive now, and how many tasks they work on at once. Reads a row for each. */
export async function countWorkers(
  db: Executor,
  silentMs: number,
): Promise<{ workers: number; slots: number }> {
  const result = await db.execute<{ workers: number; slots: number }>(sql`
    select count(*) filter (where concurrency > 0)::int as workers, coalesce(sum(concurrency), 0)::int as slots from workers
    where seen_at > now() - ${silentMs} * interval '1 millisecond'`)
  return result.rows[0] ?? { workers: 0, slots: 0 }
}

/** Number of tasks that live processes work on at once. */
export async function countSlots(db: Executor, silentMs: number): Promise<number> {
  return (await countWorkers(db, silentMs)).slots
}

/** Tasks out of retries, by name. Reads the queue once. */
export async function countExhaustedTasks(
  db: Executor,
): Promise<readonly { readonly task: string; readonly tasks: number }[]> {
  const { rows } = await db.execute<{ task: string; tasks: number }>(sql`
    select task_identifier as task, count(*)::int as tasks from graphile_worker.jobs
    where attempts >= max_attempts group by task_identifier`)
  return rows
}
