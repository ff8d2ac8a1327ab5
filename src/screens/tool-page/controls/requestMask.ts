import type { MaskValue } from '@contract/tools/mask'
import type { MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { execute, write } from '@/api/write'

/** Mask of the marks, by the engine that will use it. Rejects with ApiError; the studio shows why. */
export function requestMask(image: MediaRef, mask: MaskValue) {
  const body = { image, mask: { ...mask } }
  return execute(() => call('POST /api/tools/mask', { body }), { errorShown: 'inline' })
}

/** The rest of the thing under the last stroke; undefined, and a line in the log, where it failed. */
export function requestRest(image: MediaRef, mask: MaskValue) {
  const body = { image, mask: { ...mask } }
  return write(() => call('POST /api/tools/mask/rest', { body }), { errorShown: 'log' })
}
