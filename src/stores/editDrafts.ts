/**
 * Sentences about pictures that are not sent yet, by picture, and those that wait for a running
 * version. They survive errors, reload and switching apps.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { lateStorage } from './lateStorage'

/** Enough for the pictures of a day; the oldest fall off. */
const DRAFTS_MAX = 30

interface EditDraftState {
  /** By picture id. */
  sentences: Readonly<Record<string, string>>
  /** By the id of the job whose result they continue. */
  queued: Readonly<Record<string, string>>
  setSentence: (pictureId: string, sentence: string) => void
  setQueued: (jobId: string, sentence: string) => void
}

function withEntry(
  entries: Readonly<Record<string, string>>,
  id: string,
  text: string,
): Record<string, string> {
  const others = Object.entries(entries).filter(([other]) => other !== id)
  const added: [string, string][] = text === '' ? [] : [[id, text]]
  return Object.fromEntries([...others, ...added].slice(-DRAFTS_MAX))
}

export const useEditDrafts = create<EditDraftState>()(
  persist(
    (set) => ({
      sentences: {},
      queued: {},
      setSentence: (pictureId, sentence) =>
        set(({ sentences }) => ({ sentences: withEntry(sentences, pictureId, sentence) })),
      setQueued: (jobId, sentence) =>
        set(({ queued }) => ({ queued: withEntry(queued, jobId, sentence) })),
    }),
    { name: 'editDrafts', storage: lateStorage() },
  ),
)
