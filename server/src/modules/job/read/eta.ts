/**
 * Estimates, always as a band: from what runs took lately, those under a load like the present one
 * counting most, and from a run's own pace as soon as it has one.
 */

/** ms */
export interface Band {
  readonly fromMs: number
  readonly toMs: number
}

/** Paint speed of an engine and tool, ms a pixel: most runs lie between. */
export interface Pace {
  readonly quick: number
  readonly slow: number
}

/** A run that went well. */
export interface Sample {
  readonly durationMs: number
  readonly pixels: number
  /** Runnable tasks a core when it began; null where nothing was measured. */
  readonly load: number | null
}

/** A job's size; `pixels` over all its pictures. */
export interface Work {
  readonly pixels: number
  /** null when nothing was measured yet. */
  readonly pace: Pace | null
}

export interface RunningWork extends Work {
  readonly elapsedMs: number
  readonly progress: number
}

/** Each run counts so much of the one after it. */
const FADING = 0.88
/** A run under an unknown load counts as one under quite another. */
const UNKNOWN_LOAD = 0.4
/** An idle machine and a hardly busy one are alike. */
const IDLE_LOAD = 0.5
const [QUICK, SLOW] = [0.2, 0.8]
/** One run tells less than many: a single one widens the band by this share. */
const DOUBT = 0.6
/** Below this share a run's own progress says little about the rest. */
const TRUST_PROGRESS_FROM = 0.15
/** Around what its own pace promises: steps are not equally long. */
const [SOONER, LATER] = [0.7, 1.5]
/** What is late already may take so much of its delay again. */
const LATE_SHARE = 0.5

/** How much a run under this load tells about one under that load, 0..1. */
function likeness(one: number | null, other: number | null): number {
  if (one === null || other === null) return UNKNOWN_LOAD
  const [a, b] = [Math.max(IDLE_LOAD, one), Math.max(IDLE_LOAD, other)]
  const ratio = Math.min(a, b) / Math.max(a, b)
  return ratio * ratio
}

/** @param runs newest first @param load the present one; null for no runs */
export function paceOf(runs: readonly Sample[], load: number | null): Pace | null {
  const weighed = runs
    .map((run, age) => ({ ...run, weight: FADING ** age * likeness(run.load, load) }))
    .filter(({ pixels, durationMs }) => pixels > 0 && durationMs >= 0)
    .map(({ durationMs, pixels, weight }) => ({ speed: durationMs / pixels, weight }))
    .sort((a, b) => a.speed - b.speed)
  if (weighed.length === 0) return null
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const at = (share: number): number => {
    let sum = 0
    for (const { speed, weight } of weighed) {
      sum += weight
      if (sum >= share * total) return speed
    }
    return weighed.at(-1)?.speed ?? 0
  }
  const doubt = 1 + DOUBT / weighed.length
  return { quick: at(QUICK) / doubt, slow: at(SLOW) * doubt }
}

export function workBand({ pixels, pace }: Work): Band | null {
  return pace && { fromMs: pixels * pace.quick, toMs: pixels * pace.slow }
}

function ownBand({ elapsedMs, progress }: RunningWork): Band | null {
  if (progress < TRUST_PROGRESS_FROM) return null
  const restMs = (elapsedMs * (1 - progress)) / progress
  return { fromMs: restMs * SOONER, toMs: restMs * LATER }
}

/** What a running job still needs; null when neither runs before it nor its progress tell. */
export function remaining(work: RunningWork): Band | null {
  const { elapsedMs, progress } = work
  const whole = workBand(work)
  const own = ownBand(work)
  if (!whole) return own
  const lateMs = elapsedMs - whole.toMs
  if (lateMs > 0) {
    // slower than runs ever were: what is late by much will not be done at once
    const toMs = Math.max(own?.toMs ?? whole.toMs - whole.fromMs, lateMs * LATE_SHARE)
    return { fromMs: Math.min(own?.fromMs ?? 0, toMs), toMs }
  }
  const rest = { fromMs: Math.max(0, whole.fromMs - elapsedMs), toMs: whole.toMs - elapsedMs }
  if (!own) return rest
  const mix = (before: number, now: number) => before + (now - before) * progress
  return { fromMs: mix(rest.fromMs, own.fromMs), toMs: mix(rest.toMs, own.toMs) }
}

/**
 * When a queued job will be done: everything before it shared among the slots, then itself. Null
 * when a pace is unknown or nobody works.
 */
export function queuedBand(options: {
  own: Work
  ahead: readonly Work[]
  running: readonly RunningWork[]
  slots: number
}): Band | null {
  const own = workBand(options.own)
  const before = [...options.ahead.map(workBand), ...options.running.map(remaining)]
  if (own === null || options.slots < 1) return null
  let [fromMs, toMs] = [0, 0]
  for (const band of before) {
    if (band === null) return null
    fromMs += band.fromMs
    toMs += band.toMs
  }
  if (before.length < options.slots) return own
  return {
    fromMs: own.fromMs + fromMs / options.slots,
    toMs: own.toMs + toMs / options.slots,
  }
}
