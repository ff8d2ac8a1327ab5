import type { JobEvents } from '../modules/job/events'
import type { Metrics } from '../platform/metrics/metrics'

/**
 * Counts endings last, when all that follows from them is written. One whose COMMIT fails after that
 * is counted too, and again when it is tried again.
 */
export function countedBy({ jobEnded }: Metrics, events: JobEvents): JobEvents {
  return {
    ...events,
    async onJobEnded(tx, ended) {
      await events.onJobEnded(tx, ended)
      jobEnded(ended)
    },
  }
}
