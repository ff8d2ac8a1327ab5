/** When the phone's owner, or the client, refuses a call: said, with the way to the settings. */
import { openSettings } from './image'
import { warn } from './log'
import { confirmModal } from './modal'
import { classifyRefusal } from './refusalKind'
import { REFUSED } from './texts'

/** Says why nothing was chosen, unless it was closed on purpose. */
export async function explainRefusal(thrown: unknown): Promise<void> {
  const refusal = classifyRefusal(thrown)
  if (refusal === 'closed') return
  warn('nothing could be chosen', thrown)
  if (refusal === 'failed') return
  const { title, settings: confirm, cancel } = REFUSED
  const content = refusal === 'privacy' ? REFUSED.privacy : REFUSED.media
  if (await confirmModal({ title, content, confirm, cancel })) await openSettings()
}
