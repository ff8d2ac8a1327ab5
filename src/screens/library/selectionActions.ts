/** Actions for selected creations. */
import type { JobView } from '@contract/jobs'
import { getJobTitle } from '@/domain/jobs/format'
import { removeJobs } from '@/domain/jobs/remove'
import { savePictures } from '@/domain/viewer/save'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { NO_SELECTION, type SelectionStore } from './selection'
import { REMOVE } from './texts'

/** Saves the pictures of these jobs and ends the selection once all are saved. */
export async function saveSelected(
  jobs: readonly JobView[],
  selection: SelectionStore,
): Promise<void> {
  const files = jobs.flatMap((job) =>
    job.pictures.map(({ url }) => ({ url, about: getJobTitle(job) })),
  )
  const saved = await savePictures(files)
  if (saved === files.length) selection.setState(NO_SELECTION)
}

/** Deletes after a confirmation and ends the selection once all are gone. */
export async function removeSelected(
  ids: ReadonlySet<string>,
  selection: SelectionStore,
): Promise<void> {
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
}
