/** Ended jobs, for messages outside the app. */
import { film } from '@contract/tools/film'
import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'
import { jobs, pictures, storyboards } from '../../../platform/db/schema'

/**
 * Appearance of a job in messages: its first picture, and of a film the title of its draft. For selects of
 * jobs alone, where columns have no table's name: `id` would be that of the picture.
 */
export const shownOfJob = {
  thumbKey: sql<string | null>`(
    select made.thumb_key from ${pictures} made
    where made.job_id = jobs.id order by made.index limit 1)`,
  filmTitle: sql<string | null>`case when ${jobs.tool} = ${film.id} then (
    select draft.title from ${storyboards} draft
    where draft.user_id = jobs.user_id and draft.film ->> 'jobId' = jobs.id limit 1) end`,
}

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
      ...shownOfJob,
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
