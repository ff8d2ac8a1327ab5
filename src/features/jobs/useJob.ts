import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { isTerminal, type JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { newerView, useJobs } from '@/stores/jobs'
import { watchJob } from './watch'

/** One job, followed while it runs: the newest of what was fetched and what the watcher saw. */
export function useJob(id: string): Omit<UseQueryResult<JobView>, 'data'> & {
  data: JobView | undefined
} {
  const seen = useJobs((state) => state.views[id])
  const query = useQuery({
    queryKey: keys.job(id),
    queryFn: async () => {
      const job = await call('GET /api/job/{id}', { params: { id } }, { skipErrMsg: true })
      if (!isTerminal(job.status)) watchJob(job)
      return job
    },
    enabled: id !== '',
    initialData: seen,
    // What the watcher saw comes out of a list: without sources and marks. It is asked for whole
    // wherever it is looked at.
    initialDataUpdatedAt: 0,
    staleTime: 0,
  })
  const data = query.data && seen ? newerView(seen, query.data) : (query.data ?? seen)
  return { ...query, data }
}

/** Views of all jobs that have not ended, oldest first. */
export function useRunningJobs(): JobView[] {
  const ids = useJobs((state) => state.ids)
  const views = useJobs((state) => state.views)
  return ids.map((id) => views[id]).filter((job) => job !== undefined)
}
