import { useQuery } from '@tanstack/react-query'
import { useRef, useSyncExternalStore } from 'react'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { cachedJob } from '@/domain/jobs/cache'
import { watchJob } from '@/domain/jobs/watch'

const follow = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** The jobs of a comparison in their order. */
export function useComparison(comparisonId: string) {
  return useQuery({
    queryKey: keys.comparison(comparisonId),
    queryFn: async () => {
      const found = await call('GET /api/job/comparison/{id}', { params: { id: comparisonId } })
      found.jobs.forEach(watchJob)
      return found
    },
    // From then on the watcher tells each of them.
    staleTime: Infinity,
  })
}

/** The newest views of jobs that are watched. */
export function useWatchedAll(jobs: readonly JobView[]): readonly JobView[] {
  // The same array as long as the same views are in it.
  const last = useRef<readonly JobView[]>([])
  const read = (): readonly JobView[] => {
    const now = jobs.map((job) => cachedJob(job.id) ?? job)
    const changed =
      now.length !== last.current.length || now.some((job, at) => job !== last.current[at])
    if (changed) last.current = now
    return last.current
  }
  return useSyncExternalStore(follow, read)
}
