import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { dropJobs } from '@/domain/jobs/cache'
import { writeThread } from '@/domain/edit/useThread'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { getVersionName } from '@/domain/edit/versions'
import { THREAD } from './texts'

/** Renaming and deleting a thread and its versions. */
export function useThreadActions(thread: ThreadView | undefined, onGone: () => void) {
  const id = thread?.id ?? ''
  const renaming = useWrite({
    mutationFn: (title: string) =>
      call('PUT /api/thread/{id}', { params: { id }, body: { title } }),
    onSuccess(renamed) {
      writeThread(renamed)
      showToast(THREAD.renamed)
    },
  })
  const removing = useWrite({
    mutationFn: () => call('DELETE /api/thread/{id}', { params: { id } }),
    async onSuccess() {
      onGone()
      queryClient.removeQueries({ queryKey: keys.thread(id), type: 'inactive' })
      await queryClient.invalidateQueries({ queryKey: keys.oneJob })
      showToast(THREAD.removed)
    },
  })
  const removingVersion = useWrite({
    mutationFn: (version: ThreadVersionView) =>
      call('DELETE /api/thread/{id}/version/{versionId}', {
        params: { id, versionId: version.id },
      }),
    onSuccess(left, version) {
      if (version.jobId !== null) dropJobs([version.jobId])
      showToast(THREAD.removed)
      if (left) writeThread(left)
      else onGone()
    },
  })

  async function removeThread(): Promise<void> {
    const sure = await confirmModal({
      title: THREAD.removeThreadTitle,
      content: THREAD.removeThreadBody,
      confirm: THREAD.remove,
      cancel: THREAD.cancel,
      danger: true,
    })
    if (sure) await removing.run()
  }

  async function removeVersion(version: ThreadVersionView): Promise<void> {
    const sure = await confirmModal({
      title: THREAD.removeVersionTitle(getVersionName(version)),
      content: THREAD.removeVersionBody,
      confirm: THREAD.remove,
      cancel: THREAD.cancel,
      danger: true,
    })
    if (sure) await removingVersion.run(version)
  }
  return { renaming, removeThread, removeVersion }
}
