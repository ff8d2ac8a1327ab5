/** Pictures and videos that parameters name, as they can be shown: what was chosen survives a reload. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { PictureView, SourceView } from '@contract/jobs'
import { taroStorage } from './persist'

interface SourcesState {
  /** By media reference, the latest last. */
  views: Readonly<Record<string, SourceView>>
  remember: (sources: readonly SourceView[]) => void
}

/** Enough for a few forms; evicted ones are fetched again with their job. */
const MAX_SOURCES = 80

export const useSources = create<SourcesState>()(
  persist(
    (set) => ({
      views: {},
      remember: (sources) =>
        set(({ views }) => {
          const added = Object.fromEntries(sources.map((source) => [source.ref, source]))
          const others = Object.entries(views).filter(([ref]) => !added[ref])
          return {
            views: Object.fromEntries([...others, ...Object.entries(added)].slice(-MAX_SOURCES)),
          }
        }),
    }),
    { name: 'sources', storage: taroStorage() },
  ),
)

/** A finished picture as something to work on. */
export function sourceOfPicture(picture: PictureView, jobId: string): SourceView {
  const { id, kind, url, thumbUrl, width, height, durationMs } = picture
  return { ref: `picture:${id}`, jobId, kind, url, thumbUrl, width, height, durationMs }
}
