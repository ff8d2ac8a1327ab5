/** Jobs that were never queued: they came with the installation. */
import type { Tx } from '../../platform/db/client'
import * as owner from './repository/owner'
import { insertPictures } from './repository/pictures'
import type { JobRow, NewPicture, PictureRow } from './rows'

/** A job that has already ended well, with its only picture. Nothing was paid for it. */
export async function insertDone(
  tx: Tx,
  job: owner.NewJob,
  painted: NewPicture,
): Promise<{ job: JobRow; picture: PictureRow }> {
  const row = await owner.insertDone(tx, job)
  const [picture] = await insertPictures(tx, [painted])
  if (!picture) throw new Error('a picture was not inserted')
  return { job: row, picture }
}
