/** A reload brings the new version; what was typed is in storage and stays. */
import type { UpdateOutcome } from './update'

export type { UpdateOutcome }

export function applyUpdate(): Promise<UpdateOutcome> {
  window.location.reload()
  return Promise.resolve('restarting')
}
