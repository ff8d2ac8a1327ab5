/** Refreshes a job wherever it is shown. */
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { warn } from '@/platform/log'
import { takeJobs } from './watch'

/** After something moved its files: pages and lists learn the new addresses. Never rejects. */
export async function refreshJob(id: string): Promise<void> {
  try {
    const job = await call('GET /api/job/{id}', { params: { id } })
    takeJobs([job])
    // Fetched in full: its sources may have moved too.
    queryClient.setQueryData(keys.job(id), job)
  } catch (error) {
    warn('a job was not refreshed', error)
  }
  for (const queryKey of [keys.readings, keys.albums, keys.allNotifications]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
