/** Pictures of jobs: written as they are finished, shown when the job has ended, gone with it. */
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../../platform/db/client'
import { jobs, pictures } from '../../../platform/db/schema'
import {
  type JobRow,
  type LayerFile,
  listFileKeys,
  type NewPicture,
  type PictureRow,
} from '../rows'
import { mine } from './read'

/** A job has pictures to show when it ended well, or was cancelled after some were finished. */
const SHOWN: JobRow['status'][] = ['succeeded', 'cancelled']

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

/** Keys of all files of a job that rows know of. */
export async function listKeys(db: Executor, jobId: string): Promise<string[]> {
  const { key, thumbKey, underKey, planBytes, layerFiles } = pictures
  const rows = await db
    .select({ key, thumbKey, underKey, planBytes, layerFiles })
    .from(pictures)
    .where(eq(pictures.jobId, jobId))
  const [job] = await db.select({ stages: jobs.stages }).from(jobs).where(eq(jobs.id, jobId))
  const stages = job?.stages ?? []
  return [...rows.flatMap(listFileKeys), ...stages.map((stage) => stage.key)]
}

export async function countPictures(db: Db, userId: string): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(and(mine(userId), inArray(jobs.status, SHOWN)))
  return rows[0]?.count ?? 0
}

export async function countOfJob(tx: Tx, jobId: string): Promise<number> {
  return tx.$count(pictures, eq(pictures.jobId, jobId))
}

/** Answers how many there were. */
export async function deletePictures(tx: Tx, jobId: string): Promise<number> {
  const rows = await tx
    .delete(pictures)
    .where(eq(pictures.jobId, jobId))
    .returning({ id: pictures.id })
  return rows.length
}

/** Places of a job's pictures that are there already. */
export async function listIndices(db: Executor, jobId: string): Promise<Set<number>> {
  const rows = await db
    .select({ index: pictures.index })
    .from(pictures)
    .where(eq(pictures.jobId, jobId))
  return new Set(rows.map(({ index }) => index))
}

/** Locations of a picture's files; false when they were moved meanwhile. */
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

/** Placeholder while its thumbnail loads. */
export async function writePicturePreview(
  tx: Executor,
  { id, thumbhash, color }: { id: string; thumbhash: string; color: string },
): Promise<void> {
  await tx.update(pictures).set({ thumbhash, color }).where(eq(pictures.id, id))
}

export async function listPictureIds(db: Executor, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.jobId, jobId))
    .orderBy(asc(pictures.index))
  return rows.map(({ id }) => id)
}

/** Of a picture of a user's; none where there is no such picture any more. */
export async function findLayerFiles(
  db: Executor,
  { userId, pictureId }: { userId: string; pictureId: string },
): Promise<LayerFile[]> {
  const rows = await db
    .select({ files: pictures.layerFiles })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(and(mine(userId), eq(pictures.id, pictureId)))
  return rows[0]?.files ?? []
}
