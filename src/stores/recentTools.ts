/** Tools that were opened on this device, the last one first. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { taroStorage } from './persist'

const MAX_RECENT = 6

interface RecentTools {
  ids: readonly string[]
  use: (id: string) => void
}

export const useRecentTools = create<RecentTools>()(
  persist(
    (set) => ({
      ids: [],
      use: (id) =>
        set(({ ids }) => ({
          ids: [id, ...ids.filter((other) => other !== id)].slice(0, MAX_RECENT),
        })),
    }),
    { name: 'recentTools', storage: taroStorage() },
  ),
)
