import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { showToast } from '@/platform/toast'
import { texts } from './texts'
import { takeJobs } from './watch'

/** Cancels a queued or running job; what was held for it comes back, but for finished pictures. */
export function useCancel(id: string) {
  return useWrite({
    mutationFn: () => call('POST /api/job/{id}/cancel', { params: { id } }),
    onSuccess(job) {
      takeJobs([job])
      // It may have been done just before: then there was nothing to give back.
      if (job.status !== 'cancelled') return
      const partialMessage = job.pictures.length > 0 ? job.error?.message : undefined
      showToast(partialMessage ?? texts.cancelled(job.costCredits))
    },
  })
}
