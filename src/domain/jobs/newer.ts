import type { JobView } from '@contract/jobs'

/** The newer of two views of one job; of two with the same seq, the one that came later. */
export function newer(known: JobView | undefined, seen: JobView): JobView {
  return known && known.seq > seen.seq ? known : seen
}
