import type { JobView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { returnCredits } from '@/domain/jobs/returnCredits'
import { showToast } from '@/platform/toast'
import { NOTES } from './texts'

/** Asks the price of a doubtful result back: once, and the result stays. */
export function useGiveBack(job: JobView) {
  return useWrite({
    mutationFn: () => returnCredits(job.id),
    onSuccess(credits) {
      showToast(credits > 0 ? NOTES.cameBack(credits) : NOTES.nothingLeft)
    },
  })
}
