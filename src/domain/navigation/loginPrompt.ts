/** The prompt of the guard and of a lost session: one at a time. */
import { confirmModal } from '@/platform/modal'
import { navigateTo } from '@/platform/pages'
import { useWaiting } from '@/stores/waiting'
import { attempt } from './attempt'
import { texts } from './texts'

let open = false

/** `loginUrl` from decide's loginUrlFor. Resolves when the prompt is answered. */
export async function promptLogin(loginUrl: string): Promise<void> {
  if (open) return
  open = true
  try {
    const confirmed = await confirmModal({
      title: texts.promptTitle,
      confirm: texts.promptConfirm,
      cancel: texts.promptCancel,
    })
    if (!confirmed) return
    // A reason of its own: an earlier, abandoned request must not start by itself. A page left an
    // instant ago may not have cleared it yet.
    useWaiting.getState().drop()
    await attempt(loginUrl, () => navigateTo(loginUrl))
  } finally {
    open = false
  }
}
