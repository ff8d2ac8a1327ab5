/** Comments that are not sent yet, by work and by what they reply to. They survive reload and login. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { lateStorage } from './lateStorage'

/** The oldest fall off. */
const DRAFTS_MAX = 30

export interface CommentDraft {
  words: string
  /** Users picked with `@`. */
  mentions: readonly { id: string; nickname: string }[]
}

interface CommentDraftState {
  drafts: Readonly<Record<string, CommentDraft>>
  /** Empty words remove the draft. */
  setDraft: (key: string, draft: CommentDraft) => void
  dropDraft: (key: string) => void
}

export const NO_DRAFT: CommentDraft = { words: '', mentions: [] }

export const useCommentDrafts = create<CommentDraftState>()(
  persist(
    (set) => {
      const write = (key: string, draft: CommentDraft | null) =>
        set(({ drafts }) => {
          const others = Object.entries(drafts).filter(([other]) => other !== key)
          const added: [string, CommentDraft][] = draft ? [[key, draft]] : []
          return { drafts: Object.fromEntries([...others, ...added].slice(-DRAFTS_MAX)) }
        })
      return {
        drafts: {},
        setDraft: (key, draft) => write(key, draft.words === '' ? null : draft),
        dropDraft: (key) => write(key, null),
      }
    },
    { name: 'commentDrafts', storage: lateStorage() },
  ),
)
