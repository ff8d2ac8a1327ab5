/** Changes of jobs, read with one statement for many users. */
import type { JobStatus } from '@contract/jobs'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'

export type RecentJob = {
  readonly id: string
  readonly userId: string
  readonly seq: number
  readonly status: JobStatus
}

const matchAny = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::text[])`

/**
 * Queued and running jobs, by the index of the open ones, and those that ended and are no older
 * than so many milliseconds: a quick job begins and ends between two readings.
 */
export async function listRecentJobs(
  db: Executor,
  userIds: readonly string[],
  newestMs: number,
): Promise<RecentJob[]> {
  const columns = sql`id, user_id as "userId", seq, status`
  const theirs = sql`user_id = ${matchAny(userIds)} and deleted_at is null`
  const { rows } = await db.execute<RecentJob>(sql`
    select ${columns} from jobs where status in ('queued', 'running') and ${theirs}
    union all
    select ${columns} from jobs
    where created_at > now() - ${newestMs} * interval '1 millisecond'
      and status not in ('queued', 'running') and ${theirs}`)
  return rows
}

/** Jobs of a user that ended after a moment, the newest first. */
export async function listEndedSince(
  db: Executor,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jobs
    where user_id = ${userId} and deleted_at is null
      and finished_at >= ${since.toISOString()}::timestamptz
    order by finished_at desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
