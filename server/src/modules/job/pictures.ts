/** Pictures, for other modules: their stages, and changes, which this one alone writes. */
import type { Db, Executor, Tx } from '../../platform/db/client'
import * as repository from './repository/pictures'
import { findMyJob } from './repository/read'

/** Keys of the stages of a picture, the first one first; none of another person's job. */
export async function listStageKeys(
  db: Db,
  { userId, jobId, index }: { userId: string; jobId: string; index: number },
): Promise<string[]> {
  const job = await findMyJob(db, { userId, id: jobId })
  const own = job?.stages.filter(({ pictureIndex }) => pictureIndex === index) ?? []
  return own.map(({ key }) => key)
}

/** Moves the files of a picture; false when they were moved meanwhile. */
export async function moveFiles(
  tx: Tx,
  from: { pictureId: string; key: string },
  to: { key: string; thumbKey: string },
): Promise<boolean> {
  return repository.moveFiles(tx, from, to)
}

/** After its thumbnail was rebuilt: the new placeholder. */
export async function writePicturePreview(
  tx: Executor,
  preview: { id: string; thumbhash: string; color: string },
): Promise<void> {
  await repository.writePicturePreview(tx, preview)
}
