/** A reload brings the new version; what was typed is in storage and stays. */
import { SKIP_WAITING } from './offlineNames'
import type { UpdateOutcome } from './update'

export type { UpdateOutcome }

/** Makes the downloaded version, if there is one, that of the next page. */
export async function takeNewWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage(SKIP_WAITING)
}

export async function applyUpdate(): Promise<UpdateOutcome> {
  // Whatever becomes of it: pages come from the network as long as there is one.
  await takeNewWorker().catch(() => undefined)
  window.location.reload()
  return 'restarting'
}
