import type { MaskValue } from '@contract/tools/mask'
import type { MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { execute } from '@/api/write'

/** Mask of the marks, by the engine that will use it. Rejects with ApiError; the studio shows why. */
export function requestMask(image: MediaRef, mask: MaskValue) {
  const body = { image, mask: { ...mask } }
  return execute(() => call('POST /api/tools/mask', { body }), { errorShown: 'inline' })
}
