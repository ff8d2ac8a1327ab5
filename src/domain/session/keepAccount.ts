/** On sign-in to a closing account, offers to cancel the closing. */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { ledgerTime } from '@/domain/credits/time'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { loadUser } from './load'
import { texts } from './texts'

export async function cancelDeletion(): Promise<void> {
  const restored = await write(() => call('POST /api/auth/keepAccount'))
  // The account stays as it was, and the offer stays in 账号与安全.
  if (restored === undefined) return
  showToast(texts.deletionCancelled)
  await loadUser()
}

export async function offerToCancelDeletion(): Promise<void> {
  const closesAt = useSession.getState().userInfo?.closesAt
  if (!closesAt) return
  const confirmed = await confirmModal({
    title: texts.closingTitle,
    content: texts.closingBody(ledgerTime(closesAt, new Date())),
    confirm: texts.keep,
    cancel: texts.close,
  })
  if (confirmed) await cancelDeletion()
}
