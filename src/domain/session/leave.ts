import { confirmModal } from '@/platform/modal'
import { logOff } from './logOff'
import { texts } from './texts'

/** Signs out after a question. */
export async function leave(): Promise<void> {
  const confirmed = await confirmModal({
    title: texts.leaveTitle,
    content: texts.leaveBody,
    confirm: texts.leave,
    cancel: texts.cancel,
  })
  if (confirmed) await logOff()
}
