/**
 * Watched jobs: their ids outlive a reload. The view of each is in react-query's cache
 * (domain/jobs/cache).
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isTerminal, type JobView } from '@contract/jobs'
import { taroStorage } from './persist'

interface JobsState {
  /** Running jobs, oldest first. */
  ids: readonly string[]
  /** Jobs seen in this visit, ended ones too; not persisted. */
  seenIds: readonly string[]
  /** Takes in the newest views; returns the jobs that have ended by them. */
  follow: (jobs: readonly JobView[]) => JobView[]
  /** Jobs the server does not know any more. */
  drop: (ids: readonly string[]) => void
  clear: () => void
}

/** Running ids after these views: the ended leave, the new ones join at the end. */
export function idsAfter(ids: readonly string[], jobs: readonly JobView[]): string[] {
  const ended = new Set(jobs.filter((job) => isTerminal(job.status)).map(({ id }) => id))
  const joined = jobs.filter(({ id }) => !ended.has(id) && !ids.includes(id))
  joined.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  return [...ids.filter((id) => !ended.has(id)), ...joined.map(({ id }) => id)]
}

export const useJobs = create<JobsState>()(
  persist(
    (set, get) => ({
      ids: [],
      seenIds: [],
      follow(jobs) {
        const { ids, seenIds } = get()
        const ended = jobs.filter(({ id, status }) => ids.includes(id) && isTerminal(status))
        set({
          ids: idsAfter(ids, jobs),
          seenIds: [...new Set([...seenIds, ...jobs.map(({ id }) => id)])],
        })
        return ended
      },
      drop: (gone) => set(({ ids }) => ({ ids: ids.filter((id) => !gone.includes(id)) })),
      clear: () => set({ ids: [], seenIds: [] }),
    }),
    { name: 'jobs', storage: taroStorage(), partialize: ({ ids }) => ({ ids }) },
  ),
)
