/** Changes to pictures that other modules ask for: this one alone writes the table. */
import type { Executor, Tx } from '../../db/client'
import * as repository from './repository/pictures'

/** Moves the files of a picture; false when they were moved meanwhile. */
export async function moveFiles(
  tx: Tx,
  from: { pictureId: string; key: string },
  to: { key: string; thumbKey: string },
): Promise<boolean> {
  return repository.moveFiles(tx, from, to)
}

/** After its thumbnail was made anew: what stands in its place while it loads. */
export async function writePicturePreview(
  tx: Executor,
  preview: { id: string; thumbhash: string; color: string },
): Promise<void> {
  await repository.writePicturePreview(tx, preview)
}
