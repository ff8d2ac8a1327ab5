/** Pictures of jobs: written when a job ends, gone with it. */
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../../db/client'
import { jobs, pictures } from '../../../db/schema'
import type { NewPicture, PictureRow } from '../rows'
import { mine } from './read'

export async function insertPictures(tx: Tx, rows: readonly NewPicture[]): Promise<PictureRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(pictures)
        .values([...rows])
        .returning()
}

/** Of several jobs, in the order of the pictures within each. */
export async function listPictures(db: Db, jobIds: readonly string[]): Promise<PictureRow[]> {
  if (jobIds.length === 0) return []
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.jobId, [...jobIds]))
    .orderBy(asc(pictures.jobId), asc(pictures.index))
}

export async function countPictures(db: Db, userId: string): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(mine(userId))
  return rows[0]?.count ?? 0
}

export async function deletePictures(tx: Tx, jobId: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.jobId, jobId))
}

/** Where the files of a picture are; false when they were moved meanwhile. */
export async function moveFiles(
  tx: Tx,
  { pictureId, key }: { pictureId: string; key: string },
  to: { key: string; thumbKey: string },
): Promise<boolean> {
  const rows = await tx
    .update(pictures)
    .set(to)
    .where(and(eq(pictures.id, pictureId), eq(pictures.key, key)))
    .returning({ id: pictures.id })
  return rows.length === 1
}

/** What stands in its place while its thumbnail loads. */
export async function writePictureLook(
  tx: Executor,
  { id, thumbhash, color }: { id: string; thumbhash: string; color: string },
): Promise<void> {
  await tx.update(pictures).set({ thumbhash, color }).where(eq(pictures.id, id))
}
