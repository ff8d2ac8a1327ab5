/**
 * Storyboards as they are edited on this device, until the server has them. They survive reload,
 * login and a time without a network.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { lateStorage } from './lateStorage'

/** The oldest fall off. */
const DRAFTS_MAX = 12

/** Local draft of a storyboard that the server does not have yet. */
export const NEW_STORY = 'new'

export interface StoryDraft<C extends object = object> {
  /** Version of the server that was edited; 0: it has none. */
  version: number
  content: {
    /** As the server had it when the editing began. */
    base: Partial<C>
    now: Partial<C>
  }
}

interface StoryDraftState {
  /** By storyboard id. */
  drafts: Readonly<Record<string, StoryDraft>>
  setDraft: (id: string, draft: StoryDraft) => void
  dropDraft: (id: string) => void
}

export const useStoryDrafts = create<StoryDraftState>()(
  persist(
    (set) => {
      const write = (id: string, draft: StoryDraft | null) =>
        set(({ drafts }) => {
          const others = Object.entries(drafts).filter(([other]) => other !== id)
          const added: [string, StoryDraft][] = draft ? [[id, draft]] : []
          return { drafts: Object.fromEntries([...others, ...added].slice(-DRAFTS_MAX)) }
        })
      return {
        drafts: {},
        setDraft: write,
        dropDraft: (id) => write(id, null),
      }
    },
    { name: 'storyDrafts', storage: lateStorage() },
  ),
)
