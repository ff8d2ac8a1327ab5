import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isTerminal, type JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useJobs } from '@/stores/jobs'
import { cachedJob } from './cache'
import { watchJob } from './watch'

/** One job, followed while it runs. */
export function useJob(id: string) {
  return useQuery({
    queryKey: keys.job(id),
    queryFn: async () => {
      const job = await call('GET /api/job/{id}', { params: { id } })
      if (!isTerminal(job.status)) watchJob(job)
      return job
    },
    enabled: id !== '',
    // Jobs written by the watcher come from a list: without sources and marks. The job is fetched
    // in full wherever it is shown.
    staleTime: 0,
  })
}

/** The same array as long as the same views are in it. */
let running: readonly JobView[] = []

function readRunning(): readonly JobView[] {
  const ids = useJobs.getState().ids
  const now = ids.map(cachedJob).filter((job) => job !== undefined)
  const changed = now.length !== running.length || now.some((job, at) => job !== running[at])
  if (changed) running = now
  return running
}

function onRunningChange(listener: () => void): () => void {
  const stops = [useJobs.subscribe(listener), queryClient.getQueryCache().subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** Views of all jobs that have not ended, oldest first. */
export function useRunningJobs(): readonly JobView[] {
  return useSyncExternalStore(onRunningChange, readRunning)
}
