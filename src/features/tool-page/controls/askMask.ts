import type { MaskValue } from '@contract/tools/mask'
import type { MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'

/** What the marks cover, by the engine that will use them. Rejects with ApiError, shows nothing. */
export function askMask(image: MediaRef, mask: MaskValue) {
  const body = { image, mask: { ...mask } }
  return call('POST /api/tools/mask', { body }, { skipErrMsg: true })
}
