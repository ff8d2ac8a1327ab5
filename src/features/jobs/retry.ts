/** The same order once more, after a failure: nothing was paid for the first one. */
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { makeId } from '@/lib/id'
import { watchJob } from './watch'

/** Resolves to the new job, or null after the server's sentence was shown. */
export async function retryJob(job: JobView): Promise<JobView | null> {
  const body = {
    requestId: makeId(),
    params: job.params,
    quotedCredits: job.costCredits,
    parentId: job.id,
  }
  const answer = await call('POST /api/generate', { body }).catch(() => null)
  if (!answer) return null
  watchJob(answer.job)
  return answer.job
}
