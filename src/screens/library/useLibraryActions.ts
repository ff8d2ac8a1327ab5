import { useCallback } from 'react'
import type { JobView } from '@contract/jobs'
import { getJobTitle } from '@/domain/jobs/format'
import { removeJobs } from '@/domain/jobs/remove'
import { savePictures } from '@/domain/viewer/save'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { NO_SELECTION, type SelectionStore } from './selection'
import { REMOVE } from './texts'

/** Actions for selected creations. */
export function useLibraryActions(jobs: readonly JobView[], selection: SelectionStore) {
  const canSave = useCallback(
    (ids: ReadonlySet<string>) => jobs.some((job) => ids.has(job.id) && job.pictures.length > 0),
    [jobs],
  )

  const save = useCallback(
    async (ids: ReadonlySet<string>) => {
      const picked = jobs.filter((job) => ids.has(job.id))
      const files = picked.flatMap((job) =>
        job.pictures.map(({ url }) => ({ url, about: getJobTitle(job) })),
      )
      const saved = await savePictures(files)
      if (saved === files.length) selection.setState(NO_SELECTION)
    },
    [jobs, selection],
  )

  const remove = useCallback(
    async (ids: ReadonlySet<string>) => {
      const confirmed = await confirmModal({
        title: REMOVE.title(ids.size),
        content: REMOVE.body,
        confirm: REMOVE.confirm,
        cancel: REMOVE.cancel,
        danger: true,
      })
      if (!confirmed) return
      const gone = await removeJobs([...ids], REMOVE.loading)
      if (gone.length < ids.size) return
      selection.setState(NO_SELECTION)
      showToast(REMOVE.done(gone.length))
    },
    [selection],
  )

  return { canSave, save, remove }
}
