/**
 * The jobs that have not ended, as last seen. Their ids outlive a reload; a view that is older than
 * the one here (lower seq) is dropped.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isTerminal, type JobView } from '@contract/jobs'
import { taroStorage } from './persist'

interface JobsState {
  /** Running jobs, oldest first. */
  ids: readonly string[]
  /** Last view of each job seen in this visit, ended ones too. */
  views: Readonly<Record<string, JobView>>
  /** Takes in what the server said; returns the jobs that have ended by it. */
  apply: (jobs: readonly JobView[]) => JobView[]
  /** Jobs the server does not know any more. */
  drop: (ids: readonly string[]) => void
  clear: () => void
}

/** The newer of two views of one job. */
export function newerView(known: JobView | undefined, seen: JobView): JobView {
  return known && known.seq > seen.seq ? known : seen
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
      views: {},
      apply(jobs) {
        const { ids, views } = get()
        const taken = jobs.map((job) => newerView(views[job.id], job))
        const ended = taken.filter(({ id, status }) => ids.includes(id) && isTerminal(status))
        set({
          ids: idsAfter(ids, taken),
          views: { ...views, ...Object.fromEntries(taken.map((job) => [job.id, job])) },
        })
        return ended
      },
      drop: (gone) =>
        set(({ ids, views }) => ({
          ids: ids.filter((id) => !gone.includes(id)),
          views: Object.fromEntries(Object.entries(views).filter(([id]) => !gone.includes(id))),
        })),
      clear: () => set({ ids: [], views: {} }),
    }),
    { name: 'jobs', storage: taroStorage(), partialize: ({ ids }) => ({ ids }) },
  ),
)
