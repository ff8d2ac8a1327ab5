/** Recent searches on this phone, the newest first. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { taroStorage } from '@/stores/persist'

interface Searches {
  words: readonly string[]
  remember: (words: string) => void
  clear: () => void
}

const MAX = 12

export const useSearches = create<Searches>()(
  persist(
    (set) => ({
      words: [],
      remember: (text) =>
        set(({ words }) => ({
          words: [text, ...words.filter((other) => other !== text)].slice(0, MAX),
        })),
      clear: () => set({ words: [] }),
    }),
    { name: 'squareSearches', storage: taroStorage() },
  ),
)
