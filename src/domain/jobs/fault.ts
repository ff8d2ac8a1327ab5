/** The sentence about a result that may be wrong. */
import type { JobView } from '@contract/jobs'
import { FAULT_UNKNOWN } from './texts'

/** The first note names the fault. Null: nothing speaks against it, or its price was returned. */
export function getFault({ doubt, notes }: Pick<JobView, 'doubt' | 'notes'>): string | null {
  return doubt === 'open' ? (notes[0] ?? FAULT_UNKNOWN) : null
}
