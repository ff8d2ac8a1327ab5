/**
 * Stores a job's pictures while others of it are still being made: a cancelled job delivers, and
 * charges, its finished ones.
 */
import type { Logger } from 'pino'
import type { Db } from '../../../platform/db/client'
import type { EnginePicture } from '../../../integrations/engines/engine'
import type { Storage } from '../../../integrations/storage/storage'
import { listIndices } from '../repository/pictures'
import { savePicture, type RunId } from '../repository/run'
import { removePictures, storeOne } from './pictures'

export interface PictureSaver {
  /** Stores it when those before it are stored; the run goes on meanwhile. */
  add(picture: EnginePicture, index: number): void
  /** When nothing is being stored any more. */
  rest(): Promise<void>
  /** Indexes of the pictures that are stored. */
  saved(): Promise<ReadonlySet<number>>
}

interface PictureSaverDeps {
  readonly db: Db
  readonly storage: Storage
  readonly log: Logger
}

export function createPictureSaver(
  { db, storage, log }: PictureSaverDeps,
  run: RunId,
): PictureSaver {
  const added = new Set<number>()
  let storing = Promise.resolve()
  let isLost = false

  async function storeAndSave(picture: EnginePicture, index: number): Promise<void> {
    if (isLost) return
    const stored = await storeOne(storage, picture, { jobId: run.jobId, index })
    if (await savePicture(db, run, stored)) return
    isLost = true
    await removePictures(storage, [stored])
  }

  return {
    add(picture, index) {
      // An engine makes some pictures a second time after a retry.
      if (added.has(index)) return
      added.add(index)
      storing = storing
        .then(() => storeAndSave(picture, index))
        // It is stored with the others at the end, which reports failures.
        .catch((error: unknown) =>
          log.warn({ err: error, ...run }, 'a picture was not stored early'),
        )
    },
    rest: () => storing,
    async saved() {
      await storing
      return added.size === 0 ? added : listIndices(db, run.jobId)
    },
  }
}
