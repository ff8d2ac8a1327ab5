/** Reference pictures of a sentence that is being written: a draft like its words. */
import type { MediaRef } from '@contract/tools/media'
import { NO_REFERENCES, type DraftReferences, useEditDrafts } from '@/stores/editDrafts'

export interface ReferencesDraft extends DraftReferences {
  /** The picture that changes, whose engine decides what can be borrowed. */
  picture: MediaRef | undefined
  /** The rest stays as it is in the draft. */
  onChange: (next: Partial<DraftReferences>) => void
}

/** @param id of the picture, or of the job that the sentence waits for */
export function useReferences(id: string, picture: MediaRef | undefined): ReferencesDraft {
  const { all, guessed } = useEditDrafts(({ references }) => references[id]) ?? NO_REFERENCES
  const { setReferences } = useEditDrafts.getState()
  return { all, guessed, picture, onChange: (next) => setReferences(id, next) }
}
