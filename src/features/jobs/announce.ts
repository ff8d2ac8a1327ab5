/** What the end of a job sets off: figures are fetched anew, the hand and the eye are told. */
import type { JobView } from '@contract/jobs'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { tick } from '@/platform/haptics'
import { showErrorToast, showToast } from '@/platform/toast'
import { texts } from './texts'

const looking = new Map<string, number>()

/** The job is on screen: its end is seen there and needs no toast. Returns how to stop. */
export function lookAt(jobId: string): () => void {
  looking.set(jobId, (looking.get(jobId) ?? 0) + 1)
  return () => {
    const left = (looking.get(jobId) ?? 1) - 1
    if (left > 0) looking.set(jobId, left)
    else looking.delete(jobId)
  }
}

export function announceEnd(job: JobView): void {
  void queryClient.invalidateQueries({ queryKey: keys.score })
  void queryClient.invalidateQueries({ queryKey: keys.jobLists })
  void queryClient.invalidateQueries({ queryKey: keys.jobCount })
  void queryClient.invalidateQueries({ queryKey: keys.badge })
  if (job.status === 'succeeded') {
    tick()
    if (!looking.has(job.id)) showToast(texts.doneToast)
  } else if (job.status === 'failed' && !looking.has(job.id)) {
    showErrorToast(job.error?.message ?? '')
  }
}
