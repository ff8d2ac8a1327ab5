import { useQuery } from '@tanstack/react-query'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { redirect } from '@/domain/navigation/navigate'
import { showToast } from '@/platform/toast'
import { VERSIONS } from './thread/texts'
import { readPictureId } from './versions'

export function useThread(threadId: string | null) {
  return useQuery({
    queryKey: keys.thread(threadId ?? ''),
    queryFn: () => call('GET /api/thread/{id}', { params: { id: threadId ?? '' } }),
    enabled: threadId !== null,
    staleTime: 0,
  })
}

export function writeThread(thread: ThreadView): void {
  queryClient.setQueryData(keys.thread(thread.id), thread)
}

/** Makes a version the current one and opens it: free, nothing is deleted. */
export function useGoToVersion(threadId: string | null) {
  return useWrite({
    async mutationFn(version: ThreadVersionView) {
      if (threadId === null) return
      if (version.jobId === null) return showToast(VERSIONS.gone)
      const thread = await call('PUT /api/thread/{id}', {
        params: { id: threadId },
        body: { currentId: version.id },
      })
      writeThread(thread)
      // The first version may be one picture of several.
      const picture = readPictureId(version)
      await redirect('pagesD/job-detail/job-detail', {
        id: version.jobId,
        picture,
        thread: threadId,
      })
    },
  })
}
