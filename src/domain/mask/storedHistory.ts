/** The steps of the mask made last, so that a reload does not take the way back. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { lateStorage } from '@/stores/lateStorage'
import type { History } from './history'

interface StoredHistory {
  src: string
  history: History | null
  save: (src: string, history: History) => void
}

/** Signatures of an address change, the picture does not. */
const bare = (src: string): string => src.split(/[?#]/)[0] ?? ''

const useStoredHistory = create<StoredHistory>()(
  persist(
    (set) => ({
      src: '',
      history: null,
      save: (src, history) => set({ src: bare(src), history }),
    }),
    { name: 'maskHistory', storage: lateStorage() },
  ),
)

export function saveHistory(src: string, history: History): void {
  useStoredHistory.getState().save(src, history)
}

export function storedHistory(src: string): unknown {
  const { src: stored, history } = useStoredHistory.getState()
  return stored === bare(src) ? history : null
}
