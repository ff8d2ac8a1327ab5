/** Length of a chosen video, as the client reported it. videoLength.h5.ts is the twin. */
import type { PickedImage } from './pickImage'

/** In seconds; null: it did not say. */
export function readVideoSeconds({ seconds }: PickedImage): Promise<number | null> {
  return Promise.resolve(seconds ?? null)
}
