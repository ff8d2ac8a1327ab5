/** Ended jobs, for messages outside the app. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'
import { jobs, pictures } from '../../../platform/db/schema'

/** This user's own jobs of these ids, without deleted ones. */
export async function findEndedJobs(
  db: Executor,
  { userId, ids }: { userId: string; ids: readonly string[] },
) {
  if (ids.length === 0) return []
  return db
    .select({
      id: jobs.id,
      tool: jobs.tool,
      params: jobs.params,
      errorCode: jobs.errorCode,
      /** From the order to its end. */
      seconds: sql<number>`coalesce(extract(epoch from ${jobs.finishedAt} - ${jobs.createdAt}), 0)::float8`,
      thumbKey: sql<string | null>`(
        select ${pictures.thumbKey} from ${pictures}
        where ${pictures.jobId} = ${jobs.id} order by ${pictures.index} limit 1)`,
    })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.userId, userId), isNull(jobs.deletedAt)))
}
