/** Deleting creations: at the server, in what is watched, and in every list that shows them. */
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { write } from '@/api/write'
import { useJobs } from '@/stores/jobs'
import { dropJobs } from './cache'

/** The call takes at most so many ids. */
const IDS_PER_CALL = 50

/** A job deleted at the server leaves every list here. */
export function forgetJobs(gone: readonly string[]): void {
  useJobs.getState().drop(gone)
  dropJobs(gone)
  void queryClient.invalidateQueries({ queryKey: keys.albums })
  void queryClient.invalidateQueries({ queryKey: keys.jobCount })
  void queryClient.invalidateQueries({ queryKey: keys.score })
}

/**
 * Resolves to the deleted ids. On an error (reported by a toast) those deleted before it; the rest
 * remains.
 */
export async function removeJobs(ids: readonly string[], loading: string): Promise<string[]> {
  const gone: string[] = []
  for (let at = 0; at < ids.length; at += IDS_PER_CALL) {
    const query = { ids: ids.slice(at, at + IDS_PER_CALL).join(',') }
    const answer = await write(() => call('DELETE /api/job/myjob', { query }, { loading }))
    if (!answer) break
    gone.push(...answer.deleted)
  }
  forgetJobs(gone)
  return gone
}
