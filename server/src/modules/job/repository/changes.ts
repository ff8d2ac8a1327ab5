/** Changes of jobs, read with one statement for many users. */
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'

export type OpenJob = {
  readonly id: string
  readonly userId: string
  readonly seq: number
  readonly isQueued: boolean
}

const matchAny = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::text[])`

/** Queued and running jobs, by the index of the open ones. */
export async function listOpenJobs(db: Executor, userIds: readonly string[]): Promise<OpenJob[]> {
  const { rows } = await db.execute<OpenJob>(sql`
    select id, user_id as "userId", seq, status = 'queued' as "isQueued" from jobs
    where status in ('queued', 'running') and user_id = ${matchAny(userIds)} and deleted_at is null`)
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
