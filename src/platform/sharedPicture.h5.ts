/** A picture that was shared to the app from elsewhere on the phone (see offline/sw.ts). */
import { SHARED_CACHE, SHARED_URL } from './offlineNames'
import { toPickedImage, type PickedImage } from './pickImage.h5'

/** null when none was, or when a tool has taken it. */
export async function readShared(): Promise<PickedImage | null> {
  if (!('caches' in window) || !(await caches.has(SHARED_CACHE))) return null
  const answer = await (await caches.open(SHARED_CACHE)).match(SHARED_URL)
  if (!answer) return null
  const name = decodeURIComponent(answer.headers.get('x-name') ?? '')
  const blob = await answer.blob()
  return toPickedImage(new File([blob], name, { type: blob.type }))
}

export async function dropShared(): Promise<void> {
  await caches.delete(SHARED_CACHE)
}
