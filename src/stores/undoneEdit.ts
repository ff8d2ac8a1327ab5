/** The version that was left by 撤回 a moment ago, for the page of the version before. */
import { create } from 'zustand'
import type { ThreadVersionView } from '@contract/edits'

interface UndoneEdit {
  /** Job of the page that offers 重做. */
  shownOn: string
  threadId: string
  version: ThreadVersionView
}

interface UndoneEditState {
  undone: UndoneEdit | null
  setUndone: (undone: UndoneEdit | null) => void
}

export const useUndoneEdit = create<UndoneEditState>()((set) => ({
  undone: null,
  setUndone: (undone) => set({ undone }),
}))
