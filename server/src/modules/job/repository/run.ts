/** Changes of a job's row during a run. Every change is fenced by its attempt. */
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { PromptReadingView } from '@contract/jobs'
import type { Db, Executor, Tx } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'
import { transaction } from '../../../platform/db/transaction'
import type { RemoteState, VendorCost } from '../../../integrations/engines/engine'
import { sumSpent } from '../../../integrations/engines/remote/spent'
import type { JobCancelled, JobFailed, JobSucceeded } from '../events'
import type { Failure, JobRow, JobStage, NewPicture } from '../rows'
import { ENDED_COLUMNS, parseEnded } from './ended'
import { countOfJob, deletePictures, insertPictures } from './pictures'
import { findNext, lockTurns, takeTurn } from './turns'

/** Results of a successful run. */
export interface Outcome {
  /** Pictures that are not stored yet. */
  readonly pictures: NewPicture[]
  readonly reading: PromptReadingView | null
  readonly answer: Record<string, unknown> | null
  /** Charge of the engine's vendor. */
  readonly vendorCost?: VendorCost | null
  readonly stages?: readonly JobStage[]
  readonly notes?: string[]
  readonly verdict?: 'doubtful' | 'wrong' | null
  /** Part of the order that was done and is charged; null: all. */
  readonly done?: { readonly made: number; readonly of: number } | null
}

/** As shareOfPrice: never more than the share. A result known to be wrong costs nothing. */
function computeCharge({ verdict, done }: Outcome) {
  if (verdict === 'wrong') return 0
  if (!done || done.made >= done.of) return jobs.costCredits
  return sql`(${jobs.costCredits} * ${done.made}::int) / ${done.of}::int`
}

/** Progress of a run. */
export interface Progress {
  /** 0..1 */
  readonly progress: number
  readonly pictureIndex: number
  readonly preview: string | null
  readonly step: string | null
  /** All stored so far; null: no more than were written last. */
  readonly stages: readonly JobStage[] | null
  /** Jobs before it in its engine's own queue. */
  readonly queueAhead: number | null
}

/** One run of one job. */
export interface RunId {
  readonly jobId: string
  readonly attempt: number
}

/** A run whose worker is dead, and how many runs of the job died before it. */
export interface LostRun extends RunId {
  readonly lostRuns: number
}

const now = sql`now()`

function leaseEnd(leaseMs: number) {
  return sql`now() + ${leaseMs} * interval '1 millisecond'`
}

/** Stages of the run are removed with it. */
const NOTHING_SHOWN = { preview: null, step: null, stages: [], queueAhead: null }

function stillMine(run: RunId) {
  return and(eq(jobs.id, run.jobId), eq(jobs.attempt, run.attempt), eq(jobs.status, 'running'))
}

/** Takes a queued job out of its turn; null when it is not queued any more. */
export async function claimJob(
  db: Executor,
  options: { jobId: string; workerId: string; leaseMs: number; load?: number | null },
): Promise<JobRow | null> {
  const rows = await db
    .update(jobs)
    .set({
      status: 'running',
      attempt: sql`${jobs.attempt} + 1`,
      seq: sql`${jobs.seq} + 1`,
      progress: 0,
      pictureIndex: 0,
      ...NOTHING_SHOWN,
      load: options.load ?? null,
      workerId: options.workerId,
      leaseUntil: leaseEnd(options.leaseMs),
      startedAt: now,
    })
    .where(and(eq(jobs.id, options.jobId), eq(jobs.status, 'queued')))
    .returning()
  return rows[0] ?? null
}

/** Takes the job whose turn it is; null when none waits. */
export async function claimNext(
  db: Db,
  worker: { workerId: string; leaseMs: number; load?: number | null },
): Promise<JobRow | null> {
  return transaction(db, async (tx) => {
    await lockTurns(tx)
    for (;;) {
      const next = await findNext(tx)
      if (!next) return null
      const job = await claimJob(tx, { jobId: next.id, ...worker })
      // Cancelled while it was looked for: the next one.
      if (!job) continue
      const { userId, costCredits } = job
      await takeTurn(tx, { userId, costCredits, start: next.start })
      return job
    }
  })
}

export async function writeProgress(db: Executor, run: RunId, value: Progress): Promise<void> {
  await db
    .update(jobs)
    .set({
      progress: sql`greatest(${jobs.progress}, ${value.progress}::real)`,
      pictureIndex: value.pictureIndex,
      preview: value.preview,
      step: value.step,
      ...(value.stages && { stages: [...value.stages] }),
      queueAhead: value.queueAhead,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
}

/** Keeps what a run needs to fetch its work elsewhere; false when the job is no longer this run's. */
export async function writeRemote(db: Executor, run: RunId, remote: RemoteState): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ remote })
    .where(stillMine(run))
    .returning({ id: jobs.id })
  return rows.length === 1
}

/** Which of these jobs have not ended: they go on in another run. */
export async function findOpen(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const isOpen = and(inArray(jobs.id, [...ids]), inArray(jobs.status, ['queued', 'running']))
  const rows = await db.select({ id: jobs.id }).from(jobs).where(isOpen)
  return new Set(rows.map((row) => row.id))
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

const ENDED = {
  leaseUntil: null,
  workerId: null,
  preview: null,
  step: null,
  queueAhead: null,
  remote: null,
  finishedAt: now,
}

/** Marks a run as succeeded with its pictures; null when the job is no longer this run's. */
export async function markSucceeded(
  tx: Tx,
  run: RunId,
  result: Outcome,
): Promise<JobSucceeded | null> {
  const rows = await tx
    .update(jobs)
    .set({
      ...ENDED,
      status: 'succeeded',
      spentCredits: computeCharge(result),
      progress: 1,
      reading: result.reading,
      answer: result.answer,
      stages: [...(result.stages ?? [])],
      vendorCost: result.vendorCost ?? null,
      notes: result.notes ?? null,
      verdict: result.verdict ?? null,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
    .returning(ENDED_COLUMNS)
  const [row] = rows
  if (!row) return null
  await insertPictures(tx, result.pictures)
  return { ...parseEnded(row), status: 'succeeded', errorCode: null }
}

/** Marks a run as failed; null when the job is no longer this run's. */
export async function markFailed(tx: Tx, run: RunId, failure: Failure): Promise<JobFailed | null> {
  const [saved] = await tx
    .select({ remote: jobs.remote })
    .from(jobs)
    .where(stillMine(run))
    .for('update')
  const rows = await tx
    .update(jobs)
    .set({
      ...ENDED,
      stages: [],
      status: 'failed',
      spentCredits: 0,
      errorCode: failure.code,
      errorMessage: failure.message,
      errorCause: failure.cause ?? null,
      vendorCost: sumSpent(saved?.remote ?? null),
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
    .returning(ENDED_COLUMNS)
  const [row] = rows
  return row ? { ...parseEnded(row), status: 'failed', errorCode: failure.code } : null
}

/** Ending of an open job that its owner cancels. */
interface Cancelled {
  /** Pictures made before stay and are charged. */
  readonly spentCredits: number
  readonly failure: Failure
}

/** Ends an open job of this user as cancelled; null when it was not open. */
export async function markCancelled(
  tx: Tx,
  options: { userId: string; id: string },
  endOf: (job: JobRow, pictureCount: number) => Cancelled,
): Promise<JobCancelled | null> {
  const [before] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, options.id), eq(jobs.userId, options.userId)))
    .for('update')
  if (before?.status !== 'queued' && before?.status !== 'running') return null
  const { spentCredits, failure } = endOf(before, await countOfJob(tx, options.id))
  const rows = await tx
    .update(jobs)
    .set({
      ...ENDED,
      stages: [],
      status: 'cancelled',
      vendorCost: sumSpent(before.remote),
      spentCredits,
      errorCode: failure.code,
      errorMessage: failure.message,
      cancelRequestedAt: now,
      seq: sql`${jobs.seq} + 1`,
    })
    .where(eq(jobs.id, options.id))
    .returning(ENDED_COLUMNS)
  const [row] = rows
  return row ? { ...parseEnded(row), status: 'cancelled', errorCode: failure.code } : null
}

/** Keeps a picture that a run has finished; false when the job is no longer this run's. */
export async function savePicture(db: Db, run: RunId, picture: NewPicture): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await lockMine(tx, run))) return false
    await insertPictures(tx, [picture])
    return true
  })
}

/** Removes results of an earlier run of the job: a run starts over. */
export async function dropSavedPictures(db: Db, run: RunId): Promise<void> {
  await transaction(db, async (tx) => {
    if (await lockMine(tx, run)) await deletePictures(tx, run.jobId)
  })
}

/** The job of this run cannot be ended before the transaction ends. */
async function lockMine(tx: Tx, run: RunId): Promise<boolean> {
  const rows = await tx.select({ id: jobs.id }).from(jobs).where(stillMine(run)).for('update')
  return rows.length === 1
}

/** True when this run has ended its job well. */
export async function hasSucceeded(db: Executor, run: RunId): Promise<boolean> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, run.jobId), eq(jobs.attempt, run.attempt), eq(jobs.status, 'succeeded')))
  return rows.length > 0
}

/**
 * Puts a running job back into the queue; null when it is no longer this run's. `lost`: its worker
 * died, and did not give it back.
 */
export async function markQueuedAgain(
  tx: Tx,
  run: RunId,
  { lost }: { lost: boolean },
): Promise<{ createdAt: Date } | null> {
  const rows = await tx
    .update(jobs)
    .set({
      status: 'queued',
      workerId: null,
      leaseUntil: null,
      progress: 0,
      ...NOTHING_SHOWN,
      ...(lost && { lostRuns: sql`${jobs.lostRuns} + 1` }),
      seq: sql`${jobs.seq} + 1`,
    })
    .where(stillMine(run))
    .returning({ createdAt: jobs.createdAt })
  return rows[0] ?? null
}

/** Running jobs without a living worker; all running ones when `everyRun` (a single process). */
export async function findLostRuns(db: Db, options: { everyRun: boolean }): Promise<LostRun[]> {
  const lost = options.everyRun ? undefined : lt(jobs.leaseUntil, now)
  return db
    .select({ jobId: jobs.id, attempt: jobs.attempt, lostRuns: jobs.lostRuns })
    .from(jobs)
    .where(and(eq(jobs.status, 'running'), lost))
    .limit(200)
}

/**
 * Queued jobs for which the queue has no row left: a row begins whichever job is next, so there
 * must be as many free rows as jobs that wait.
 */
export async function findUnqueuedJobs(db: Executor, task: string): Promise<string[]> {
  const result = await db.execute<{ id: string }>(sql`
    with waiting as (select id, created_at from jobs where status = 'queued'),
    rows as (
      select key from graphile_worker.jobs
      where task_identifier = ${task} and locked_at is null and attempts < max_attempts)
    select id from waiting
    where created_at < now() - interval '10 seconds'
      and not exists (select 1 from rows where key = 'job:' || id)
    order by created_at
    limit least(200, greatest(0,
      (select count(*) from waiting) - (select count(*) from rows)))`)
  return result.rows.map((row) => row.id)
}
