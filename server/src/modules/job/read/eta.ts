/** Estimates from measured durations: what a pixel took lately, times what is still to paint. */

/** A job's size and how far it is; `pixels` over all its pictures. */
export interface Work {
  readonly pixels: number
  /** Paint speed of its engine and tool, ms a pixel; null when nothing was measured yet. */
  readonly msPerPixel: number | null
}

export interface RunningWork extends Work {
  readonly elapsedMs: number
  readonly progress: number
}

/** Below this share the engine's own progress says little about the rest. */
const TRUST_PROGRESS_FROM = 0.2

export function workMs(work: Work): number | null {
  return work.msPerPixel === null ? null : work.pixels * work.msPerPixel
}

/** Median ms a pixel of finished jobs; null for none. */
export function measuredSpeed(
  samples: readonly { durationMs: number; pixels: number }[],
): number | null {
  const speeds = samples
    .filter(({ pixels, durationMs }) => pixels > 0 && durationMs >= 0)
    .map(({ durationMs, pixels }) => durationMs / pixels)
    .sort((a, b) => a - b)
  const middle = speeds.length >> 1
  const upper = speeds[middle]
  if (upper === undefined) return null
  const lower = speeds.length % 2 === 0 ? (speeds[middle - 1] ?? upper) : upper
  return (lower + upper) / 2
}

/** What a running job still needs, ms; null when neither speed nor progress tells. */
export function remainingMs(work: RunningWork): number | null {
  if (work.progress >= TRUST_PROGRESS_FROM)
    return (work.elapsedMs * (1 - work.progress)) / work.progress
  const total = workMs(work)
  return total === null ? null : Math.max(total - work.elapsedMs, total * 0.05)
}

/**
 * When a queued job will be done, ms: everything before it shared among the slots, then itself.
 * Null when a speed is unknown or nobody works.
 */
export function queuedMs(options: {
  own: Work
  ahead: readonly Work[]
  running: readonly RunningWork[]
  slots: number
}): number | null {
  const own = workMs(options.own)
  const before = [...options.ahead.map(workMs), ...options.running.map(remainingMs)]
  if (own === null || options.slots < 1) return null
  let sum = 0
  for (const ms of before) {
    if (ms === null) return null
    sum += ms
  }
  const free = before.length < options.slots
  return own + (free ? 0 : sum / options.slots)
}
