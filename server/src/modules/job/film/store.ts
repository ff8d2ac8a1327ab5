/** Rendered pieces and spoken captions of a draft, stored between its films. */
import { piecePrefix } from '../../../integrations/storage/keys'
import { ObjectMissing, type Storage } from '../../../integrations/storage/storage'
import { SHOTS_MAX } from '@contract/storyboard'

/** Files of a kind that are not in the draft's last film, at most: of changes that are taken back. */
const SPARE = 2 * SHOTS_MAX
const MAX_BYTES = 64_000_000

/** Ends the names of spoken captions, of whatever format their service answered. */
export const SPEECH_SUFFIX = '.speech'

/** Ends the names of shots by video models, as their vendors answered. */
export const CLIP_SUFFIX = '.clip'

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
  const isBought = (name: string) => [SPEECH_SUFFIX, CLIP_SUFFIX].some((end) => name.endsWith(end))
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
        mime: isBought(name) ? 'application/octet-stream' : 'video/mp4',
      }),
    async trim(used) {
      const usedKeys = new Set([...used].map(buildKey))
      const spare = (await storage.list(prefix))
        .filter(({ key }) => !usedKeys.has(key))
        .sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime())
      // Files that were paid for are not pushed out by those rendered here.
      const ofKind = (suffix: string) => spare.filter(({ key }) => key.endsWith(suffix))
      const pieces = spare.filter(({ key }) => !isBought(key))
      const kinds = [ofKind(SPEECH_SUFFIX), ofKind(CLIP_SUFFIX), pieces]
      const old = kinds.flatMap((files) => files.slice(SPARE))
      await storage.delete(old.map(({ key }) => key))
    },
  }
}
