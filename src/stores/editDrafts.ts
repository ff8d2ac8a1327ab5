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
  /** Sentences of a public work that are still to be said, by the job that they continue. */
  following: Readonly<Record<string, readonly string[]>>
  /** Last choice of 带上每一步 when publishing. */
  publishesSteps: boolean
  setPublishesSteps: (on: boolean) => void
  /** The sentences after each other: each waits for the version before it. */
  follow: (jobId: string, sentences: readonly string[]) => void
  /** The rest continues the next version. */
  passOn: (fromJobId: string, toJobId: string) => void
  setSentence: (pictureId: string, sentence: string) => void
  setQueued: (jobId: string, sentence: string) => void
}

function withEntry<T extends string | readonly string[]>(
  entries: Readonly<Record<string, T>>,
  id: string,
  entry: T,
): Record<string, T> {
  const others = Object.entries(entries).filter(([other]) => other !== id)
  const added: [string, T][] = entry.length === 0 ? [] : [[id, entry]]
  return Object.fromEntries([...others, ...added].slice(-DRAFTS_MAX))
}

export const useEditDrafts = create<EditDraftState>()(
  persist(
    (set, get) => ({
      sentences: {},
      queued: {},
      following: {},
      publishesSteps: false,
      setPublishesSteps: (publishesSteps) => set({ publishesSteps }),
      follow: (jobId, [first = '', ...rest]) =>
        set(({ queued, following }) => ({
          queued: withEntry(queued, jobId, first),
          following: withEntry(following, jobId, rest),
        })),
      passOn(fromJobId, toJobId) {
        const { following, follow } = get()
        follow(toJobId, following[fromJobId] ?? [])
        follow(fromJobId, [])
      },
      setSentence: (pictureId, sentence) =>
        set(({ sentences }) => ({ sentences: withEntry(sentences, pictureId, sentence) })),
      setQueued: (jobId, sentence) =>
        set(({ queued }) => ({ queued: withEntry(queued, jobId, sentence) })),
    }),
    { name: 'editDrafts', storage: lateStorage() },
  ),
)
