import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { jobs, pictures, samples, users } from '../../platform/db/schema'

/** Something we made and named in its record. */
export interface ProducedFile {
  readonly key: string
  /** Null where it is not stored. */
  readonly sizeBytes: number | null
  readonly createdAt: Date | null
  readonly owner: { readonly userId: string; readonly jobId: string } | null
}

/** By the id in the record: a user's work, or a sample. */
export async function findProducedFile(db: Db, produceId: string): Promise<ProducedFile | null> {
  const [work] = await db
    .select({
      key: pictures.key,
      sizeBytes: pictures.sizeBytes,
      createdAt: pictures.createdAt,
      userId: jobs.userId,
      jobId: jobs.id,
      deletedAt: jobs.deletedAt,
    })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(eq(pictures.id, produceId))
  if (work) {
    const { userId, jobId, deletedAt, ...thing } = work
    return { ...thing, owner: deletedAt === null ? { userId, jobId } : null }
  }
  const [sample] = await db
    .select({ key: samples.key })
    .from(samples)
    .where(eq(samples.id, produceId))
  return sample ? { key: sample.key, sizeBytes: null, createdAt: null, owner: null } : null
}

/** An own picture (no video) of a job that is not deleted. */
export async function findLabelled(
  db: Db,
  { userId, pictureId }: { userId: string; pictureId: string },
) {
  const [row] = await db
    .select({
      jobId: pictures.jobId,
      key: pictures.key,
      underKey: pictures.underKey,
      transparent: pictures.transparent,
      phone: users.phone,
    })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(
      and(
        eq(pictures.id, pictureId),
        eq(pictures.kind, 'image'),
        eq(jobs.userId, userId),
        isNull(jobs.deletedAt),
      ),
    )
  return row ?? null
}
