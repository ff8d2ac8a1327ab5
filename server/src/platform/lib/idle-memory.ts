/**
 * Gives memory back while a thread has nothing to do: V8 collects only when it allocates, so an idle
 * server would hold what its last busy hour left behind.
 */
import { collectGarbage } from '@nets/runtime/garbage'
import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

const EVERY_MS = 60_000
/** Share of the time in which the event loop ran: calls and jobs are above it, timers below. */
const IDLE_UTILIZATION = 0.05
/** Less is not worth the pause of a collection. */
const GROWTH_BYTES = 8 * 1024 * 1024

export interface IdleMemoryOptions {
  /** Share of the time since the last call in which this thread ran, 0 to 1. */
  readonly utilization?: () => number
  readonly heapBytes?: () => number
  readonly collect?: () => void
}

function utilizationSinceLast(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}

/** To be called at intervals: collects where the thread was idle and its heap has grown. */
export function createIdleCollector({
  utilization = utilizationSinceLast(),
  heapBytes = () => getHeapStatistics().total_heap_size,
  collect = collectGarbage,
}: IdleMemoryOptions = {}): () => void {
  let settled = 0
  return () => {
    if (utilization() > IDLE_UTILIZATION || heapBytes() < settled + GROWTH_BYTES) return
    collect()
    settled = heapBytes()
  }
}

/** For the thread that calls it, as long as it runs. */
export function releaseMemoryWhenIdle(): void {
  setInterval(createIdleCollector(), EVERY_MS).unref()
}
