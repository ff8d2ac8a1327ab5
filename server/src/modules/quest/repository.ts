/** Progress of quests. Every count stops at the highest goal. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import type { Measure } from './quests'

/** No goal is higher: nothing more is ever counted. */
const ENOUGH = 100

type Counts = Readonly<Record<Measure, number>>

/**
 * Everything since `since` (null = ever) in one query. `pictures` and `toolPictures` are jobs
 * that ended well; a deleted job still was made.
 */
export async function countQuestProgress(
  db: Executor,
  { userId, since }: { userId: string; since: Date | null },
): Promise<Counts> {
  const from = since?.toISOString() ?? '1970-01-01T00:00:00Z'
  const enough = sql.raw(String(ENOUGH))
  const countJobs = (more = sql``) => sql`(select count(*) from (
    select 1 from jobs where user_id = ${userId} and status = 'succeeded'
      and finished_at >= ${from}::timestamptz ${more} limit ${enough}) x)::int`
  const result = await db.execute<Counts>(sql`select
    ${countJobs()} as "pictures",
    ${countJobs(sql`and tool <> 'text2img'`)} as "toolPictures",
    ${countJobs(sql`and remake_of is not null`)} as "remakes",
    (select count(*) from (
      select 1 from work_likes l join works w on w.id = l.work_id and w.user_id <> l.user_id
      where l.user_id = ${userId} and l.created_at >= ${from}::timestamptz limit ${enough}
    ) x)::int as "likesGiven",
    (select count(*) from (
      select 1 from works where user_id = ${userId} and state = 'public'
        and published_at >= ${from}::timestamptz limit ${enough}) x)::int as "published",
    (select count(*) from (
      select 1 from follows where follower_id = ${userId}
        and created_at >= ${from}::timestamptz limit ${enough}) x)::int as "follows",
    (select (avatar_key is not null)::int + (bio <> '')::int from users
      where id = ${userId}) as "profile"`)
  const counts = result.rows[0]
  if (!counts) throw new Error('counting answers one row')
  return counts
}
