import { call } from '@/api/call'
import { showToast } from '@/platform/toast'
import { texts } from './texts'
import { takeJobs } from './watch'

/** Cancels a queued or running job; resolves when the credits are back. Errors have their toast. */
export async function cancelJob(id: string): Promise<void> {
  const job = await call('POST /api/job/{id}/cancel', { params: { id } }).catch(() => null)
  if (!job) return
  takeJobs([job])
  // It may have been done just before: then there was nothing to give back.
  if (job.status === 'cancelled') showToast(texts.cancelled(job.costCredits))
}
