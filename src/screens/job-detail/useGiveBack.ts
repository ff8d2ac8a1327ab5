import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { takeJobs } from '@/domain/jobs/watch'
import { showToast } from '@/platform/toast'
import { NOTES } from './texts'

/** Asks the price of a doubtful result back: once, and the result stays. */
export function useGiveBack(job: JobView) {
  return useWrite({
    mutationFn: async () => {
      const answer = await call('POST /api/user/returnScore', { body: { id: job.id } })
      return { ...answer, job: await call('GET /api/job/{id}', { params: { id: job.id } }) }
    },
    onSuccess({ returnedCredits, score, job: now }) {
      queryClient.setQueryData(keys.score, score)
      takeJobs([now])
      showToast(returnedCredits > 0 ? NOTES.cameBack(returnedCredits) : NOTES.nothingLeft)
    },
  })
}
