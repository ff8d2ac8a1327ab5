/** How a job's row changes while it is worked on. Every change of a run is fenced by its attempt. */
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../../db/client'
import { jobs } from '../../../db/schema'
import type { JobEnded } from '../events'
import type { Failure, JobRow, NewPicture } from '../rows'
import { insertPictures } from './pictures'

/** What a run that went well leaves. */
export interface Outcome {
  readonly pictures: NewPicture[]
  readonly reading: { understood: string[]; ignored: string[] } | null
  readonly answer: Record<string, unknown> | null
}

/** One run of one job. */
export interface RunId {
  readonly jobId: string
  readonly attempt: number
}

const now = sql`now()`

function leaseEnd(leaseMs: number) {
  return sql`now() + ${leaseMs} * interval '1 millisecond'`
}

function stillMine(run: RunId) {
  return and(eq(jobs.id, run.jobId), eq(jobs.attempt, run.attempt), eq(jobs.status, 'running'))
}

/** Takes a queued job; null when it is not queued any more. */
export async function claimJob(
  db: Executor,
  options: { jobId: string; workerId: string; leaseMs: number },
): Promise<JobRow | null> {
  const rows = await db
    .update(jobs)
    .set({
      status: 'running',
      attempt: sql`${jobs.attempt} + 1`,
      seq: sql`${jobs.seq} + 1`,
      progress: 0,
      pictureIndex: 0,
      preview: null,
      workerId: options.workerId,
      leaseUntil: leaseEnd(options.leaseMs),
      startedAt: now,
    })
    .where(and(eq(jobs.id, options.jobId), eq(jobs.status, 'queued')))
    .returning()
  return rows[0] ?? null
}

export async function writeProgress(
  db: Executor,
  run: RunId,
  value: { progress: number; pictureIndex: number; preview: string | null },
): Promise<void> {
  await db
    .update(jobs)
    .set({
      progress: sql`greatest(${jobs.progress}, ${value.progress}::real)`,
      pictureIndex: value.pictureIndex,
      preview: value.preview,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
}

/** Renews the leases of these runs (at least one); answers the job ids that still belong to them. */
export async function renewLeases(
  db: Executor,
  runs: readonly RunId[],
  leaseMs: number,
): Promise<Set<string>> {
  const rows = await db
    .update(jobs)
    .set({ leaseUntil: leaseEnd(leaseMs) })
    .where(or(...runs.map(stillMine)))
    .returning({ id: jobs.id })
  return new Set(rows.map((row) => row.id))
}

/** Which of these runs (at least one) still own their job: one read for all. */
export async function ownedRuns(db: Executor, runs: readonly RunId[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(...runs.map(stillMine)))
  return new Set(rows.map((row) => row.id))
}

const ENDED_COLUMNS = {
  jobId: jobs.id,
  userId: jobs.userId,
  remakeOf: jobs.remakeOf,
  createdAt: jobs.createdAt,
  // Set by the statement that returns it.
  finishedAt: sql<Date>`${jobs.finishedAt}`.mapWith(jobs.finishedAt),
}

const ENDED = { leaseUntil: null, workerId: null, preview: null, finishedAt: now }

/** Marks a run as succeeded with its pictures; null when the job is no longer this run's. */
export async function markSucceeded(tx: Tx, run: RunId, result: Outcome): Promise<JobEnded | null> {
  const rows = await tx
    .update(jobs)
    .set({
      ...ENDED,
      status: 'succeeded',
      progress: 1,
      reading: result.reading,
      answer: result.answer,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
    .returning(ENDED_COLUMNS)
  const [row] = rows
  if (!row) return null
  await insertPictures(tx, result.pictures)
  return { ...row, status: 'succeeded' }
}

/** Marks a run as failed; null when the job is no longer this run's. */
export async function markFailed(tx: Tx, run: RunId, failure: Failure): Promise<JobEnded | null> {
  const rows = await tx
    .update(jobs)
    .set({
      ...ENDED,
      status: 'failed',
      errorCode: failure.code,
      errorMessage: failure.message,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
    .returning(ENDED_COLUMNS)
  const [row] = rows
  return row ? { ...row, status: 'failed' } : null
}

/** Ends an open job of this user as cancelled; null when it was not open. */
export async function markCancelled(
  tx: Tx,
  options: { userId: string; id: string; failure: Failure },
): Promise<{ ended: JobEnded; wasRunning: boolean } | null> {
  const [before] = await tx
    .select({ status: jobs.status })
    .from(jobs)
    .where(and(eq(jobs.id, options.id), eq(jobs.userId, options.userId)))
    .for('update')
  if (before?.status !== 'queued' && before?.status !== 'running') return null
  const rows = await tx
    .update(jobs)
    .set({
      ...ENDED,
      status: 'cancelled',
      errorCode: options.failure.code,
      errorMessage: options.failure.message,
      cancelRequestedAt: now,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(eq(jobs.id, options.id))
    .returning(ENDED_COLUMNS)
  const [row] = rows
  if (!row) return null
  return { ended: { ...row, status: 'cancelled' }, wasRunning: before.status === 'running' }
}

/** Puts a running job back into the queue; null when it is no longer this run's. */
export async function markQueuedAgain(tx: Tx, run: RunId): Promise<{ createdAt: Date } | null> {
  const rows = await tx
    .update(jobs)
    .set({
      status: 'queued',
      workerId: null,
      leaseUntil: null,
      progress: 0,
      preview: null,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
    .returning({ createdAt: jobs.createdAt })
  return rows[0] ?? null
}

/** Running jobs without a living worker; all running ones when `everyRun` (a single process). */
export async function findLostRuns(db: Db, options: { everyRun: boolean }): Promise<RunId[]> {
  const lost = options.everyRun ? undefined : lt(jobs.leaseUntil, now)
  return db
    .select({ jobId: jobs.id, attempt: jobs.attempt })
    .from(jobs)
    .where(and(eq(jobs.status, 'running'), lost))
    .limit(200)
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
