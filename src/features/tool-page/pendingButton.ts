import type { PriceButton } from '@/features/create/ready'
import type { PendingUpload } from '@/features/media/pending'
import { texts } from '@/features/media/texts'

/** In place of the price button; null: no file is on its way. */
export function pendingButton(state: PendingUpload | null): PriceButton | null {
  if (state === 'sending') return { kind: 'waiting', text: texts.waitForUpload }
  if (state === 'failed') return { kind: 'blocked', text: texts.uploadMissing }
  return null
}
