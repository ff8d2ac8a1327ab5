import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { takeJobs } from './watch'

/**
 * Requests the price of a doubtful result back; the result stays.
 * @returns credits that came back; 0 when they had come back before
 */
export async function returnCredits(jobId: string): Promise<number> {
  const answer = await call('POST /api/user/returnScore', { body: { id: jobId } })
  const job = await call('GET /api/job/{id}', { params: { id: jobId } })
  queryClient.setQueryData(keys.score, answer.score)
  takeJobs([job])
  return answer.returnedCredits
}
