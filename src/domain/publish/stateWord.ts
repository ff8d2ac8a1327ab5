import { STATE } from './texts'
import type { OwnWork } from './useWorksOfJob'

/** How it stands with an own work, in a few words. */
export function stateWord({ state, reason }: Pick<OwnWork, 'state' | 'reason'>): string {
  return state === 'rejected' ? STATE.rejected(reason) : STATE[state]
}
