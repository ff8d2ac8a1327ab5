/** Jobs that API keys submitted. */
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'

interface JobFigures {
  readonly succeeded: number
  readonly failed: number
  readonly medianMs: number | null
  readonly slowMs: number | null
}

/** Jobs by keys of this user in a period. */
export async function measureJobs(
  db: Executor,
  { userId, from, until }: { userId: string; from: Date; until: Date },
): Promise<JobFigures> {
  const took = sql`extract(epoch from finished_at - created_at) * 1000`
  const { rows } = await db.execute<{
    succeeded: number
    failed: number
    median: number | null
    slow: number | null
  }>(sql`
    select count(*) filter (where status = 'succeeded')::int as succeeded,
           count(*) filter (where status = 'failed')::int as failed,
           percentile_cont(0.5) within group (order by ${took})
             filter (where status = 'succeeded') as median,
           percentile_cont(0.9) within group (order by ${took})
             filter (where status = 'succeeded') as slow
    from ${jobs}
    where user_id = ${userId} and api_key_id is not null
      and created_at >= ${from.toISOString()}::timestamptz
      and created_at < ${until.toISOString()}::timestamptz`)
  const [row] = rows
  const whole = (value: number | null | undefined) => (value == null ? null : Math.round(value))
  return {
    succeeded: row?.succeeded ?? 0,
    failed: row?.failed ?? 0,
    medianMs: whole(row?.median),
    slowMs: whole(row?.slow),
  }
}

/** True for a job that this key submitted. */
export async function isJobOfKey(
  db: Executor,
  { jobId, keyId }: { jobId: string; keyId: string },
): Promise<boolean> {
  return (await db.$count(jobs, and(eq(jobs.id, jobId), eq(jobs.apiKeyId, keyId)))) > 0
}
