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
const stepExpression = ({ from, stepMs }: SteppedPeriod) =>
  sql`floor(extract(epoch from finished_at - ${from.toISOString()}::timestamptz) * 1000 / ${stepMs}::float8)::int`

type Ended = 'succeeded' | 'failed' | 'cancelled'

/** Jobs that ended, by step, engine and tool. */
export async function countEndedJobsByStep(db: Executor, period: SteppedPeriod) {
  const { rows } = await db.execute<{
    step: number
    engineId: string
    tool: string
    status: Ended
    jobs: number
  }>(sql`
    select ${stepExpression(period)} as step, engine_id as "engineId", tool, status, count(*)::int as jobs
    from jobs where ${endedIn(period)} group by 1, 2, 3, 4`)
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

/** Why jobs failed, the most frequent first. */
export async function countFailures(db: Executor, period: Pick<SteppedPeriod, 'from' | 'to'>) {
  const { rows } = await db.execute<{ code: string; jobs: number }>(sql`
    select coalesce(error_code, 'INTERNAL') as code, count(*)::int as jobs
    from jobs where ${endedIn(period)} and status = 'failed' group by 1 order by 2 desc, 1`)
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

/** Pictures and videos of jobs that ended, and users who ordered something. */
export async function countOutput(db: Executor, period: Pick<SteppedPeriod, 'from' | 'to'>) {
  const { rows } = await db.execute<{ pictures: number; people: number }>(sql`
    select
      (select count(*)::int from pictures join jobs on jobs.id = pictures.job_id
        where ${endedIn(period)}) as pictures,
      (select count(distinct user_id)::int from jobs
        where ${within(sql`created_at`, period)} and (${RUN} or status <> 'succeeded')) as people`)
  return rows[0] ?? { pictures: 0, people: 0 }
}
