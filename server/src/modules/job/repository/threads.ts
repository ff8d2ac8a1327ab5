/** Jobs and pictures of threads of edits. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../../platform/db/client'
import { editVersions, jobs, pictures } from '../../../platform/db/schema'

export interface VersionJob {
  readonly id: string
  readonly status: (typeof jobs.$inferSelect)['status']
  readonly spentCredits: number | null
  readonly threadId: string | null
}

export async function findVersionJobs(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VersionJob>> {
  if (ids.length === 0) return new Map()
  const { id, status, spentCredits, threadId } = jobs
  const rows = await db
    .select({ id, status, spentCredits, threadId })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), isNull(jobs.deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

export interface VersionPicture {
  readonly id: string
  readonly jobId: string
  readonly index: number
  readonly thumbKey: string
  readonly width: number
  readonly height: number
}

export async function listVersionPictures(
  db: Executor,
  jobIds: readonly string[],
): Promise<VersionPicture[]> {
  if (jobIds.length === 0) return []
  const { id, jobId, index, thumbKey, width, height } = pictures
  return db
    .select({ id, jobId, index, thumbKey, width, height })
    .from(pictures)
    .where(inArray(pictures.jobId, [...jobIds]))
    .orderBy(asc(pictures.index))
}

/** Middle duration of the last runs of a tool by a model, ms; null: none ended well yet. */
export async function measureRun(
  db: Db,
  { modelId, tool }: { modelId: string; tool: string },
): Promise<number | null> {
  const result = await db.execute<{ ms: number | null }>(sql`
    select percentile_cont(0.5) within group (order by duration)::float8 as ms from (
      select extract(epoch from finished_at - started_at) * 1000 as duration from ${jobs}
      where model_id = ${modelId} and tool = ${tool} and status = 'succeeded'
        and started_at is not null
      order by finished_at desc nulls first limit 20) recent`)
  const ms = result.rows[0]?.ms
  return ms === null || ms === undefined ? null : Math.round(ms)
}

/** Its jobs stay, without it. */
export async function leaveThread(tx: Tx, threadId: string): Promise<void> {
  await tx.update(jobs).set({ threadId: null }).where(eq(jobs.threadId, threadId))
}

/** Order of a job of a thread, with its steps and the parts that stay; null: it is of no thread, or deleted. */
export async function findEditedJob(db: Executor, jobId: string) {
  const { userId, tool, params } = jobs
  const { steps, keep } = editVersions
  const [row = null] = await db
    .select({ userId, tool, params, steps, keep })
    .from(editVersions)
    .innerJoin(jobs, eq(jobs.id, editVersions.jobId))
    .where(and(eq(jobs.id, jobId), isNull(jobs.deletedAt)))
  return row
}
