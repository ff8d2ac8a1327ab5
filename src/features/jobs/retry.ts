/** The same order once more, after a failure: nothing was paid for the first one. */
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { makeId } from '@/lib/id'
import { watchJob } from './watch'

/** Resolves to the new job, or null after the server's sentence was shown. */
export async function retryJob(job: JobView): Promise<JobView | null> {
  try {
    // A view out of a list may lack the marks of a mask.
    const { params } = await call('GET /api/job/{id}', { params: { id: job.id } })
    const body = {
      requestId: makeId(),
      params,
      quotedCredits: job.costCredits,
      parentId: job.id,
    }
    // Every tool's call takes the order of the first and answers like it.
    const answer = await call(job.call as 'POST /api/generate', { body })
    watchJob(answer.job)
    return answer.job
  } catch {
    return null
  }
}
