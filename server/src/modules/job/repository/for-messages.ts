/** Ended jobs, for messages outside the app. */
import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
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
      createdAt: jobs.createdAt,
      /** From the order to its end. */
      seconds: sql<number>`coalesce(extract(epoch from ${jobs.finishedAt} - ${jobs.createdAt}), 0)::float8`,
      thumbKey: sql<string | null>`(
        select ${pictures.thumbKey} from ${pictures}
        where ${pictures.jobId} = ${jobs.id} order by ${pictures.index} limit 1)`,
    })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.userId, userId), isNull(jobs.deletedAt)))
}

/** Jobs of the app that were ordered before then and are still being made. */
export async function countOlderOpenJobs(
  tx: Executor,
  { userId, before }: { userId: string; before: Date },
): Promise<number> {
  const [row] = await tx
    .select({ jobs: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        inArray(jobs.status, ['queued', 'running']),
        isNull(jobs.apiKeyId),
        lt(jobs.createdAt, before),
      ),
    )
  return row?.jobs ?? 0
}
