/** Figures of all jobs and pictures, for the operator. */
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'

export type OpenJobs = {
  readonly tool: string
  readonly engineId: string
  readonly status: 'queued' | 'running'
  readonly jobs: number
  /** Since the submit of the oldest, in seconds. */
  readonly oldestSeconds: number
}

/** Reads the index of open jobs and their rows: as much as there are of them, never the ended. */
export async function countOpenJobs(db: Executor): Promise<OpenJobs[]> {
  const { rows } = await db.execute<OpenJobs>(sql`
    select tool, engine_id as "engineId", status, count(*)::int as jobs,
      greatest(0, extract(epoch from now() - min(created_at)))::float8 as "oldestSeconds"
    from jobs where status in ('queued', 'running')
    group by tool, engine_id, status`)
  return rows
}

/** Of a period; `stepMs` cuts it into steps that count from its beginning. */
export interface SteppedPeriod {
  readonly from: Date
  readonly to: Date
  readonly stepMs: number
}

/** Demo works were never run as a job. */
const RUN = sql`started_at is not null`

const within = (column: SQL, { from, to }: Pick<SteppedPeriod, 'from' | 'to'>) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`

const endedIn = (period: Pick<SteppedPeriod, 'from' | 'to'>) =>
  sql`${within(sql`finished_at`, period)} and ${RUN}`

/** Number of the step in which a job ended, from 0. */
const stepExpression = ({ from, stepMs }: SteppedPeriod, column = sql`finished_at`) =>
  sql`floor(extract(epoch from ${column} - ${from.toISOString()}::timestamptz) * 1000 / ${stepMs}::float8)::int`

type Ended = 'succeeded' | 'failed' | 'cancelled'

const HOUR_MS = 3_600_000

/** The whole hour that a moment is in. */
const startOfHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

/**
 * Jobs that ended, by step, engine and tool, from the hourly sums: the period begins with an hour
 * and is read to the end of its last one.
 */
export async function countEndedJobsByStep(db: Executor, period: SteppedPeriod) {
  const { rows } = await db.execute<{
    step: number
    engineId: string
    tool: string
    status: Ended
    jobs: number
  }>(sql`
    select ${stepExpression(period, sql`hour`)} as step, engine_id as "engineId", tool, status,
      sum(jobs)::int as jobs
    from job_hours where ${within(sql`hour`, period)} group by 1, 2, 3, 4 having sum(jobs) > 0`)
  return rows
}

/** Jobs that ended, by model, and the median work of those that went well, ms; null: none did. */
export async function readModelFigures(db: Executor, period: Pick<SteppedPeriod, 'from' | 'to'>) {
  const took = sql`extract(epoch from finished_at - started_at) * 1000`
  const { rows } = await db.execute<{
    modelId: string
    succeeded: number
    failed: number
    medianMs: number | null
  }>(sql`
    select model_id as "modelId",
      (count(*) filter (where status = 'succeeded'))::int as succeeded,
      (count(*) filter (where status = 'failed'))::int as failed,
      round(percentile_cont(0.5) within group (order by ${took})
        filter (where status = 'succeeded'))::int as "medianMs"
    from jobs where ${endedIn(period)} group by 1`)
  return rows
}

/** Of runs that went well: milliseconds of work, by step. */
export async function readDurations(db: Executor, period: SteppedPeriod) {
  const took = sql`extract(epoch from finished_at - started_at) * 1000`
  const { rows } = await db.execute<{ step: number; medianMs: number; p95Ms: number }>(sql`
    select ${stepExpression(period)} as step,
      round(percentile_cont(0.5) within group (order by ${took}))::int as "medianMs",
      round(percentile_cont(0.95) within group (order by ${took}))::int as "p95Ms"
    from jobs where ${endedIn(period)} and status = 'succeeded' group by 1 order by 1`)
  return rows
}

/** Reasons of failed jobs, the most frequent first, from the hourly sums. */
export async function countFailures(db: Executor, period: Pick<SteppedPeriod, 'from' | 'to'>) {
  const { rows } = await db.execute<{ code: string; jobs: number }>(sql`
    select case error_code when '' then 'INTERNAL' else error_code end as code,
      sum(jobs)::int as jobs
    from job_hours where ${within(sql`hour`, period)} and status = 'failed'
    group by 1 having sum(jobs) > 0 order by 2 desc, 1`)
  return rows
}

/** From order to start; null when no job began. */
export async function readWaits(db: Executor, period: Pick<SteppedPeriod, 'from' | 'to'>) {
  const waited = sql`extract(epoch from started_at - created_at) * 1000`
  const { rows } = await db.execute<{ medianMs: number | null; longestMs: number | null }>(sql`
    select round(percentile_cont(0.5) within group (order by ${waited}))::int as "medianMs",
      round(max(${waited}))::int as "longestMs"
    from jobs where ${within(sql`started_at`, period)}`)
  const { medianMs = null, longestMs = null } = rows[0] ?? {}
  return medianMs === null || longestMs === null ? null : { medianMs, longestMs }
}

/**
 * Pictures and videos of jobs that ended, and users who ordered something. The sums are of whole
 * hours: the last part of one is counted.
 */
export async function countOutput(db: Executor, period: Pick<SteppedPeriod, 'from' | 'to'>) {
  const hours = { from: period.from, to: startOfHour(period.to) }
  const part = { from: hours.to, to: period.to }
  const { rows } = await db.execute<{ pictures: number; people: number }>(sql`
    select
      (select coalesce(sum(pictures), 0)::int from job_hours where ${within(sql`hour`, hours)})
        + (select count(*)::int from jobs join pictures on jobs.id = pictures.job_id
          where ${endedIn(part)}) as pictures,
      (select count(*)::int from (select user_id from jobs
        where ${within(sql`created_at`, period)} and (${RUN} or status <> 'succeeded')
        group by user_id) ordered) as people`)
  return rows[0] ?? { pictures: 0, people: 0 }
}

/** Joins the hourly sums of one key into one row; the others see one or the other. */
export async function joinJobHours(db: Executor): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from job_hours where hour in (
        select hour from job_hours group by hour having count(*) > count(distinct
          (engine_id, tool, status, error_code)))
      returning *)
    insert into job_hours
    select hour, engine_id, tool, status, error_code, sum(jobs), sum(pictures)
    from gone group by 1, 2, 3, 4, 5 having sum(jobs) <> 0 or sum(pictures) <> 0`)
}
