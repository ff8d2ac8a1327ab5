/** How a job's row changes while it is worked on. Every change of a run is fenced by its attempt. */
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../../db/client'
import { jobs, pictures } from '../../../db/schema'
import type { JobRow, NewPicture } from '../rows'
import type { Failure } from '../run/outcome'

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

/** Whose job ended, and when it was asked for. */
export interface Owner {
  readonly userId: string
  /** The work it was made after. */
  readonly remakeOf: string | null
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

const OWNER = {
  userId: jobs.userId,
  remakeOf: jobs.remakeOf,
  createdAt: jobs.createdAt,
  finishedAt: jobs.finishedAt,
}

const ENDED = { leaseUntil: null, workerId: null, preview: null, finishedAt: now }

/** Marks a run as succeeded with its pictures; false when the job is no longer this run's. */
export async function markSucceeded(tx: Tx, run: RunId, result: Outcome): Promise<Owner | null> {
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
    .returning(OWNER)
  const [row] = rows
  if (!row) return null
  if (result.pictures.length > 0) await tx.insert(pictures).values(result.pictures)
  return row
}

/** Marks a run as failed; null when the job is no longer this run's. */
export async function markFailed(tx: Tx, run: RunId, failure: Failure): Promise<Owner | null> {
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
    .returning(OWNER)
  return rows[0] ?? null
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
