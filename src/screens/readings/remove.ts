/** Deleting one reading, after a word of warning: there is no way back. */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { forgetJobs } from '@/domain/jobs/remove'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { texts } from './texts'

/** An error is reported by its toast, and the reading stays. */
export async function removeReading(id: string): Promise<void> {
  const confirmed = await confirmModal({
    title: texts.removeTitle,
    content: texts.removeBody,
    confirm: texts.confirm,
    cancel: texts.cancel,
    danger: true,
  })
  if (!confirmed) return
  const loading = texts.removing
  const answer = await write(() =>
    call('DELETE /api/img2tag/{id}', { params: { id } }, { loading }),
  )
  if (!answer) return
  forgetJobs(answer.deleted)
  showToast(texts.removed)
}
