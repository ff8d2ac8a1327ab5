/** A user's jobs as the staff sees them: jobs their owner deleted are never shown. */
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'
import { jobs, pictures } from '../../../platform/db/schema'
import { mine } from './read'

export async function listUserJobs(
  db: Executor,
  userId: string,
  page: { limit: number; offset: number },
) {
  return db
    .select({
      id: jobs.id,
      tool: jobs.tool,
      prompt: sql<string | null>`${jobs.params} ->> 'prompt'`,
      status: jobs.status,
      error: jobs.errorMessage,
      engineId: jobs.engineId,
      costCredits: jobs.costCredits,
      thumbKey: pictures.thumbKey,
      createdAt: jobs.createdAt,
      finishedAt: jobs.finishedAt,
    })
    .from(jobs)
    .leftJoin(pictures, and(eq(pictures.jobId, jobs.id), eq(pictures.index, 0)))
    .where(mine(userId))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** Number of each state. */
export async function countUserJobs(db: Executor, userId: string) {
  const rows = await db
    .select({ status: jobs.status, jobs: count() })
    .from(jobs)
    .where(mine(userId))
    .groupBy(jobs.status)
  return new Map(rows.map(({ status, jobs: number }) => [status, number]))
}

/** Parameters of jobs, by id; without deleted ones. */
export async function readPrompts(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { tool: string; prompt: string | null }>()
  const { rows } = await db.execute<{ id: string; tool: string; prompt: string | null }>(sql`
    select id, tool, params ->> 'prompt' as prompt from jobs
    where deleted_at is null and id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`)
  return new Map(rows.map(({ id, tool, prompt }) => [id, { tool, prompt }]))
}
