import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
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
    // From then on the watcher reports each of them.
    staleTime: Infinity,
  })
}

/** Returns the array of the call before as long as the same views are in it. */
function keepUnchanged(): (now: readonly JobView[]) => readonly JobView[] {
  let last: readonly JobView[] = []
  return (now) => {
    const changed = now.length !== last.length || now.some((job, at) => job !== last[at])
    if (changed) last = now
    return last
  }
}

/** The newest views of jobs that are watched. */
export function useWatchedAll(jobs: readonly JobView[]): readonly JobView[] {
  // A snapshot must be the same array until something changes, or React renders without end.
  const [keep] = useState(keepUnchanged)
  return useSyncExternalStore(follow, () => keep(jobs.map((job) => cachedJob(job.id) ?? job)))
}
