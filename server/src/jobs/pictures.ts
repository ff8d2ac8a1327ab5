/** Finished pictures into storage, and out of it when their job is gone. */
import type { EngineResult } from '../engines/engine'
import { newId } from '../lib/ids'
import { finishPicture } from '../media/finish'
import { pictureKey } from '../storage/keys'
import type { Storage } from '../storage/storage'
import type { NewPicture } from './repository'

/**
 * Labels, encodes and stores every picture. When one fails the others are removed again.
 * `signal` is looked at between pictures.
 */
export async function storePictures(
  storage: Storage,
  result: EngineResult,
  options: { jobId: string; signal: AbortSignal },
): Promise<NewPicture[]> {
  const { jobId, signal } = options
  const stored: NewPicture[] = []
  const keys: string[] = []
  try {
    for (const [index, painted] of result.pictures.entries()) {
      signal.throwIfAborted()
      const id = newId()
      const finished = await finishPicture(painted, { produceId: id })
      const key = pictureKey({ jobId, extension: finished.extension })
      const thumbKey = pictureKey({ jobId, extension: 'webp' })
      keys.push(key, thumbKey)
      await storage.put(key, finished.original, { mime: finished.mime })
      await storage.put(thumbKey, finished.thumb, { mime: 'image/webp' })
      stored.push({
        id,
        jobId,
        index,
        key,
        thumbKey,
        mime: finished.mime,
        width: finished.width,
        height: finished.height,
        sizeBytes: finished.original.length,
        thumbhash: finished.thumbhash,
        color: finished.color,
        seed: painted.seed,
        style: painted.style,
      })
    }
    return stored
  } catch (error) {
    await storage.delete(keys)
    throw error
  }
}

export async function removePictures(
  storage: Storage,
  stored: readonly NewPicture[],
): Promise<void> {
  await storage.delete(stored.flatMap(({ key, thumbKey }) => [key, thumbKey]))
}

/** Removes whatever is stored under a prefix. */
export async function removePrefix(storage: Storage, prefix: string): Promise<void> {
  const objects = await storage.list(prefix)
  await storage.delete(objects.map(({ key }) => key))
}
