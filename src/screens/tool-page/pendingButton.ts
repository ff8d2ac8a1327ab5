import type { PriceButton } from '@/domain/tool-form/ready'
import type { PendingUpload } from '@/domain/media/pending'
import { texts } from '@/domain/media/texts'

/** In place of the price button; null: no file is on its way. */
export function pendingButton(state: PendingUpload | null): PriceButton | null {
  if (state === 'sending') return { kind: 'waiting', text: texts.waitForUpload }
  if (state === 'failed') return { kind: 'blocked', text: texts.uploadMissing }
  return null
}
