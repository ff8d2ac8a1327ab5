/** Effects of a job's end: figures are refetched, with vibration and a toast. */
import type { JobView } from '@contract/jobs'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { tick } from '@/platform/haptics'
import { showErrorToast, showToast } from '@/platform/toast'
import { texts } from './texts'

const shown = new Map<string, number>()

/** The job is on screen: its end is seen there and needs no toast. Returns how to stop. */
export function markShown(jobId: string): () => void {
  shown.set(jobId, (shown.get(jobId) ?? 0) + 1)
  return () => {
    const left = (shown.get(jobId) ?? 1) - 1
    if (left > 0) shown.set(jobId, left)
    else shown.delete(jobId)
  }
}

export function announceEnd(job: JobView): void {
  void queryClient.invalidateQueries({ queryKey: keys.score })
  void queryClient.invalidateQueries({ queryKey: keys.jobLists })
  void queryClient.invalidateQueries({ queryKey: keys.jobCount })
  void queryClient.invalidateQueries({ queryKey: keys.badge })
  if (job.status === 'succeeded') {
    tick()
    if (!shown.has(job.id)) showToast(texts.doneToast)
  } else if (job.status === 'failed' && !shown.has(job.id)) {
    showErrorToast(job.error?.message ?? '')
  }
}
