import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { redirect } from '@/domain/navigation/navigate'
import { returnCredits } from '@/domain/jobs/returnCredits'
import { takeJobs, watchJob } from '@/domain/jobs/watch'
import { showToast } from '@/platform/toast'
import { DRIFT } from './texts'

/** The ways out when a part that was to stay has changed. */
export function useDrift(job: JobView) {
  const params = { jobId: job.id }
  const putBack = useWrite({
    mutationFn: (name: string) =>
      call('POST /api/edit/{jobId}/putBack', { params, body: { name } }),
    onSuccess({ job: made }) {
      void queryClient.invalidateQueries({ queryKey: keys.threads })
      watchJob(made)
      void redirect('pagesD/job-detail/job-detail', { id: made.id })
    },
  })
  const refund = useWrite({
    mutationFn: () => returnCredits(job.id),
    onSuccess(credits) {
      showToast(DRIFT.refunded(credits))
    },
  })
  const accept = useWrite({
    async mutationFn() {
      await call('POST /api/edit/{jobId}/keepDrift', { params })
      return call('GET /api/job/{id}', { params: { id: job.id } })
    },
    onSuccess: (now) => {
      takeJobs([now])
    },
  })
  return { putBack, refund, accept }
}
