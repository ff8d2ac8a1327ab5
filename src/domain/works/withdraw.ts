/** Taking an own work back, from its page or from the job it was made by. */
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { write } from '@/api/write'
import { refreshJob } from '@/domain/jobs/refresh'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { dropWork } from './cache'
import { WITHDRAW } from './texts'

/** Confirms first. Resolves to false when it stays public; the reason was shown. */
export async function withdraw(id: string): Promise<boolean> {
  const confirmed = await confirmModal({
    title: WITHDRAW.title,
    content: WITHDRAW.body,
    confirm: WITHDRAW.confirm,
    cancel: WITHDRAW.cancel,
    danger: true,
  })
  if (!confirmed) return false
  const work = await write(() => call('POST /api/works/cancelPost', { body: { id } }))
  if (!work) return false
  queryClient.setQueryData(keys.work(id), work)
  // Its files have moved to addresses that only the author knows.
  if (work.jobId !== null) await refreshJob(work.jobId)
  dropWork(id)
  void queryClient.invalidateQueries({ queryKey: keys.myWorks })
  showToast(WITHDRAW.done)
  return true
}
