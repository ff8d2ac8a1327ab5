import { and, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/client'
import { pictures, works } from '../../db/schema'

/** Where the files of a work's picture are; null when it is gone. */
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

/** False when they were moved meanwhile. */
export async function moveFiles(
  tx: Tx,
  { pictureId, key }: Files,
  to: { key: string; thumbKey: string },
): Promise<boolean> {
  const rows = await tx
    .update(pictures)
    .set(to)
    .where(and(eq(pictures.id, pictureId), eq(pictures.key, key)))
    .returning({ id: pictures.id })
  return rows.length === 1
}
