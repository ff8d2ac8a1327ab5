/** Jobs that paint a shot, or film a draft. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { JobStatus } from '@contract/jobs'
import type { Executor } from '../../../platform/db/client'
import { jobs, pictures } from '../../../platform/db/schema'

/** A job that paints a shot. */
export interface Painting {
  readonly jobId: string
  readonly status: JobStatus
  readonly progress: number
  readonly errorCode: string | null
  readonly errorMessage: string | null
  readonly pictureId: string | null
  readonly style: string | null
}

/** Those that their owner still has. */
export async function findPaintings(
  db: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Painting>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      jobId: jobs.id,
      status: jobs.status,
      progress: jobs.progress,
      errorCode: jobs.errorCode,
      errorMessage: jobs.errorMessage,
      pictureId: pictures.id,
      style: pictures.style,
    })
    .from(jobs)
    .leftJoin(pictures, and(eq(pictures.jobId, jobs.id), eq(pictures.index, 0)))
    .where(and(eq(jobs.userId, userId), isNull(jobs.deletedAt), inArray(jobs.id, [...ids])))
  return new Map(rows.map((row) => [row.jobId, row]))
}

/** Statuses of films, by job. */
export async function findStatuses(
  db: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, JobStatus>> {
  const found = await findPaintings(db, userId, ids)
  return new Map([...found].map(([id, { status }]) => [id, status]))
}
