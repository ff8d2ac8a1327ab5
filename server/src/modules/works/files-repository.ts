import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { pictures, works } from '../../platform/db/schema'

/** Locations of a work's files; null when it is gone. */
export async function findFiles(db: Executor, workId: string) {
  const [row] = await db
    .select({
      pictureId: pictures.id,
      jobId: pictures.jobId,
      key: pictures.key,
      thumbKey: pictures.thumbKey,
      mime: pictures.mime,
    })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(eq(works.id, workId))
  return row ?? null
}

export type Files = NonNullable<Awaited<ReturnType<typeof findFiles>>>
