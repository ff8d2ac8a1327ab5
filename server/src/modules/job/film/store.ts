/** Rendered pieces and spoken captions of a draft, stored between its films. */
import { piecePrefix } from '../../../integrations/storage/keys'
import { ObjectMissing, type Storage } from '../../../integrations/storage/storage'
import { SHOTS_MAX } from '@contract/storyboard'

/** Files of a kind that are not in the draft's last film, at most: of changes that are taken back. */
const SPARE = 2 * SHOTS_MAX
const MAX_BYTES = 64_000_000

/** Ends the names of spoken captions, of whatever format their service answered. */
export const SPEECH_SUFFIX = '.speech'

/** Files by their names. */
export interface PieceStore {
  find(name: string): Promise<Uint8Array | null>
  save(name: string, file: Uint8Array): Promise<void>
  /** Removes the oldest beyond what is used and some more. */
  trim(used: ReadonlySet<string>): Promise<void>
}

/** A draft that is gone stores nothing. */
const NOWHERE: PieceStore = {
  find: () => Promise.resolve(null),
  save: () => Promise.resolve(),
  trim: () => Promise.resolve(),
}

export function openPieces(
  storage: Storage,
  draft: { userId: string; draftId: string } | null,
): PieceStore {
  if (!draft) return NOWHERE
  const prefix = piecePrefix(draft)
  const buildKey = (name: string) => `${prefix}${name}`
  const isSpeech = (name: string) => name.endsWith(SPEECH_SUFFIX)
  return {
    async find(name) {
      try {
        return await storage.get(buildKey(name), { maxBytes: MAX_BYTES })
      } catch (error) {
        if (error instanceof ObjectMissing) return null
        throw error
      }
    },
    save: (name, file) =>
      storage.put(buildKey(name), file, {
        mime: isSpeech(name) ? 'application/octet-stream' : 'video/mp4',
      }),
    async trim(used) {
      const usedKeys = new Set([...used].map(buildKey))
      const spare = (await storage.list(prefix))
        .filter(({ key }) => !usedKeys.has(key))
        .sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime())
      // Speech was paid for, and is small: pieces do not push it out.
      const speech = spare.filter(({ key }) => isSpeech(key))
      const pieces = spare.filter(({ key }) => !isSpeech(key))
      const old = [...speech.slice(SPARE), ...pieces.slice(SPARE)]
      await storage.delete(old.map(({ key }) => key))
    },
  }
}
