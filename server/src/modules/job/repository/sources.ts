/** Pictures and videos of one user, wherever they come from. */
import type { MediaKind, ToolParams } from '@contract/tools/define'
import { and, eq, inArray, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { planKey } from '../../../integrations/storage/keys'
import type { Executor } from '../../../platform/db/client'
import { jobs, pictures, uploads } from '../../../platform/db/schema'

/** Whether a job that its owner still has names an upload of theirs: `upload:<id>`. */
export function isNamedByJob(upload: {
  readonly id: SQLWrapper
  readonly userId: SQLWrapper
}): SQL {
  return sql`exists (
    select 1 from ${jobs}
    where ${jobs.userId} = ${upload.userId} and ${jobs.deletedAt} is null
      and position('upload:' || ${upload.id} in ${jobs.params}::text) > 0)`
}

export interface SourceRow {
  readonly id: string
  readonly kind: MediaKind
  readonly key: string
  readonly thumbKey: string
  readonly width: number
  readonly height: number
  readonly mime: string
  readonly sizeBytes: number
  /** For a video; null for a picture, and where it is not stored. */
  readonly durationMs: number | null
  /** File name of a sound; null: unknown. */
  readonly name?: string | null
  /** Of a picture of a job. */
  readonly jobId?: string
  /** Key of the plan it was painted by; null: it has none. */
  readonly planKey?: string | null
  /** Of a picture of a job: the pixels under its label; null: there are none. */
  readonly underKey?: string | null
  /** Of a picture of a job. */
  readonly transparent?: boolean
}

/** An upload's, by the type it is stored in. */
export function kindOfMime(mime: string): MediaKind {
  if (mime.startsWith('audio/')) return 'sound'
  return mime.startsWith('video/') ? 'video' : 'image'
}

interface Wanted {
  readonly userId: string
  readonly ids: readonly string[]
}

export async function findUploads(db: Executor, { userId, ids }: Wanted): Promise<SourceRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, [...ids])))
  return rows.map((row) => ({ ...row, kind: kindOfMime(row.mime) }))
}

export async function findPictures(db: Executor, { userId, ids }: Wanted): Promise<SourceRow[]> {
  if (ids.length === 0) return []
  const { id, jobId, kind, key, thumbKey, width, height, mime, sizeBytes, durationMs } = pictures
  const { underKey, planBytes, transparent } = pictures
  const shown = { id, jobId, kind, key, thumbKey, width, height, mime, sizeBytes, durationMs }
  const rows = await db
    .select({ ...shown, underKey, planBytes, transparent })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(and(eq(jobs.userId, userId), isNull(jobs.deletedAt), inArray(pictures.id, [...ids])))
  return rows.map(({ underKey: under, planBytes: bytes, ...row }) => ({
    ...row,
    underKey: under,
    planKey: under !== null && bytes !== null ? planKey(under) : null,
  }))
}

export interface Origin {
  readonly id: string
  readonly jobId: string
  readonly params: ToolParams
  readonly engineId: string
  /** As stored. */
  readonly recipe: unknown
}

/** The jobs that made these pictures, and what each engine noted of its picture. */
export async function findOrigins(db: Executor, { userId, ids }: Wanted): Promise<Origin[]> {
  if (ids.length === 0) return []
  return db
    .select({
      id: pictures.id,
      recipe: pictures.recipe,
      jobId: jobs.id,
      params: jobs.params,
      engineId: jobs.engineId,
    })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(and(eq(jobs.userId, userId), isNull(jobs.deletedAt), inArray(pictures.id, [...ids])))
}
