import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { isTerminal, type JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useJobs } from '@/stores/jobs'
import { watchJob } from './watch'

/** One job, followed while it runs. */
export function useJob(id: string) {
  return useQuery({
    queryKey: keys.job(id),
    queryFn: async () => {
      const job = await call('GET /api/job/{id}', { params: { id } }, { skipErrMsg: true })
      if (!isTerminal(job.status)) watchJob(job)
      return job
    },
    enabled: id !== '',
    // What the watcher wrote comes out of a list: without sources and marks. It is asked for whole
    // wherever it is looked at.
    staleTime: 0,
  })
}

const present = (results: readonly { data: JobView | undefined }[]): JobView[] =>
  results.map(({ data }) => data).filter((job) => job !== undefined)

/** Views of all jobs that have not ended, oldest first. */
export function useRunningJobs(): JobView[] {
  const ids = useJobs((state) => state.ids)
  return useQueries({
    queries: ids.map((id) => queryOptions<JobView>({ queryKey: keys.job(id), queryFn: skipToken })),
    combine: present,
  })
}
