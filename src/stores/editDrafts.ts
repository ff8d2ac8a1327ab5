/**
 * Sentences about pictures that are not sent yet, by picture, and those that wait for a running
 * version. They survive errors, reload and switching apps.
 */
import type { Reference } from '@contract/tools/references'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { lateStorage } from './lateStorage'

/** Enough for the pictures of a day; the oldest fall off. */
const DRAFTS_MAX = 30

/** Pictures that a sentence refers to. */
export interface DraftReferences {
  readonly all: readonly Reference[]
  /** Numbers whose role was guessed. */
  readonly guessed: readonly number[]
}

export const NO_REFERENCES: DraftReferences = { all: [], guessed: [] }

interface EditDraftState {
  /** By picture id. */
  sentences: Readonly<Record<string, string>>
  /** By the id of the job whose result they continue. */
  queued: Readonly<Record<string, string>>
  /** By picture id, or by the id of the job that the sentence waits for. */
  references: Readonly<Record<string, DraftReferences>>
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
  setReferences: (id: string, references: Partial<DraftReferences>) => void
}

function withEntry<T>(
  entries: Readonly<Record<string, T>>,
  id: string,
  entry: T,
  isEmpty: boolean,
): Record<string, T> {
  const others = Object.entries(entries).filter(([other]) => other !== id)
  const added: [string, T][] = isEmpty ? [] : [[id, entry]]
  return Object.fromEntries([...others, ...added].slice(-DRAFTS_MAX))
}

export const useEditDrafts = create<EditDraftState>()(
  persist(
    (set, get) => ({
      sentences: {},
      queued: {},
      references: {},
      following: {},
      publishesSteps: false,
      setPublishesSteps: (publishesSteps) => set({ publishesSteps }),
      follow: (jobId, [first = '', ...rest]) =>
        set(({ queued, following }) => ({
          queued: withEntry(queued, jobId, first, first === ''),
          following: withEntry(following, jobId, rest, rest.length === 0),
        })),
      passOn(fromJobId, toJobId) {
        const { following, follow } = get()
        follow(toJobId, following[fromJobId] ?? [])
        follow(fromJobId, [])
      },
      setSentence: (pictureId, sentence) =>
        set(({ sentences }) => ({
          sentences: withEntry(sentences, pictureId, sentence, sentence === ''),
        })),
      setQueued: (jobId, sentence) =>
        set(({ queued }) => ({ queued: withEntry(queued, jobId, sentence, sentence === '') })),
      setReferences: (id, next) =>
        set(({ references }) => {
          const draft = { ...(references[id] ?? NO_REFERENCES), ...next }
          const isEmpty = draft.all.length + draft.guessed.length === 0
          return { references: withEntry(references, id, draft, isEmpty) }
        }),
    }),
    { name: 'editDrafts', storage: lateStorage() },
  ),
)
