import { STATE } from './texts'
import type { OwnWork } from './useWorksOfJob'

/** State of an own work, in a few words. */
export function stateWord({ state, reason }: Pick<OwnWork, 'state' | 'reason'>): string {
  return state === 'rejected' ? STATE.rejected(reason) : STATE[state]
}
