/** Doodles by board, so that a reload loses no line. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { MediaRef } from '@contract/tools/media'
import { lateStorage } from '@/stores/lateStorage'
import { doodleOn, type Doodle } from './doodle'
import { restored } from './record'

/** One for each page. */
export type BoardId = 'paint' | 'paintv1' | 'webview'

interface Draft {
  doodle: Doodle
  /** As what the doodle was uploaded last; null: it was not since it changed. */
  ref: MediaRef | null
  /** The picture that the page was opened with last. */
  arrived: MediaRef | null
}

const PAPERS: Record<BoardId, Doodle['paper']> = {
  paint: { width: 1, height: 1 },
  paintv1: { width: 1, height: 1 },
  webview: { width: 3, height: 4 },
}

function createDraftStore(id: BoardId) {
  const empty: Draft = { doodle: doodleOn(PAPERS[id]), ref: null, arrived: null }
  return create<Draft>()(
    persist(() => empty, {
      name: `doodle-${id}`,
      storage: lateStorage(),
      merge: (stored) => {
        const { doodle, ref = null, arrived = null } = (stored ?? {}) as Partial<Draft>
        return { doodle: restored(doodle, empty.doodle), ref, arrived }
      },
    }),
  )
}

const stores = new Map<BoardId, ReturnType<typeof createDraftStore>>()

export function boardStore(id: BoardId): ReturnType<typeof createDraftStore> {
  const store = stores.get(id) ?? createDraftStore(id)
  stores.set(id, store)
  return store
}
