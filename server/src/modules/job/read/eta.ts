/**
 * Estimates, always as a band: from the durations of recent runs, those most like the job, under a
 * load like the present one, counting most; and from a run's own pace as soon as it has one.
 */

/** ms */
export interface Band {
  readonly fromMs: number
  readonly toMs: number
}

/** Features that predict the time of a run. */
export interface Effort {
  /** Of all its pictures, px; null where it is not known before. */
  readonly pixels: number | null
  /** Pixels times price, which rises with pictures and seconds. */
  readonly size: number
  /** The chosen style or mode; null: any. */
  readonly options: Readonly<Record<string, string>> | null
  /** Runnable tasks a core when it began; null where nothing was measured. */
  readonly load: number | null
}

/** A run that went well. */
export interface Sample extends Effort {
  readonly durationMs: number
}

/** A job as a whole; null when nothing was measured yet. */
export interface Work {
  readonly band: Band | null
}

export interface RunningWork extends Work {
  readonly elapsedMs: number
  readonly progress: number
}

/** Each run counts so much of the one after it. */
const FADING = 0.92
/** A run under an unknown load counts as one under quite another. */
const UNKNOWN_LOAD = 0.4
/** An idle machine and a hardly busy one are alike. */
const IDLE_LOAD = 0.5
/** Factor on the weight of a run for each option that differs. */
const OTHERWISE = 0.3
/** Part of the time that does not grow with the pictures: twice as large takes so much longer. */
const GROWTH = 0.8
/** Tools look at most of what they work on in a size of their own. */
const SIZE_GROWTH = 0.4
/** A run parallel to so many others on its core has this share of it, a free core to itself. */
const OWN_TASK = 0.5
const [QUICK, SLOW] = [0.1, 0.9]
/** One run says less than many, and one unlike this one less still: so much wider is the band. */
const DOUBT = 1
const [LEAST_WEIGHT, MOST_WEIGHT] = [0.3, 8]
/** Below this share a run's own progress says little about the rest. */
const TRUST_PROGRESS_FROM = 0.15
/** Around what its own pace promises: steps are not equally long. */
const [SOONER, LATER] = [0.7, 1.5]
/** A late job may take so much of its delay again. */
const LATE_SHARE = 0.5

/** Of two figures, 0..1. */
function closeness(one: number, other: number): number {
  return (Math.min(one, other) / Math.max(one, other)) ** 2
}

function likeLoad(one: number | null, other: number | null): number {
  if (one === null || other === null) return UNKNOWN_LOAD
  return closeness(Math.max(IDLE_LOAD, one), Math.max(IDLE_LOAD, other))
}

function likeOptions(one: Effort['options'], other: Effort['options']): number {
  if (one === null || other === null) return 1
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return OTHERWISE ** [...names].filter((name) => one[name] !== other[name]).length
}

/** Slowdown compared with running alone. */
const slowness = (load: number): number => Math.max(1, load + OWN_TASK)

/** Ratio of sizes; 1 where one of them is unknown. */
function growth(run: Effort, requested: Effort): number {
  const [from, to] =
    requested.pixels === null ? [run.size, requested.size] : [run.pixels ?? 0, requested.pixels]
  return from > 0 && to > 0 ? to / from : 1
}

/** Value at which so much of the weight is counted. */
function quantile(sorted: readonly { ms: number; weight: number }[], weight: number): number {
  let sum = 0
  for (const one of sorted) {
    sum += one.weight
    if (sum >= weight) return one.ms
  }
  return sorted.at(-1)?.ms ?? 0
}

/** @param runs of the same kind, newest first; null for no runs */
export function estimateBand(runs: readonly Sample[], requested: Effort): Band | null {
  const weighed = runs
    .filter(({ durationMs }) => durationMs >= 0)
    .map((run, age) => {
      const larger = growth(run, requested)
      const slower =
        run.load === null || requested.load === null
          ? 1
          : slowness(requested.load) / slowness(run.load)
      const like = likeLoad(run.load, requested.load) * likeOptions(run.options, requested.options)
      return {
        ms: run.durationMs * slower * larger ** (requested.pixels === null ? SIZE_GROWTH : GROWTH),
        weight: FADING ** age * like * closeness(larger, 1),
      }
    })
    .sort((a, b) => a.ms - b.ms)
  if (weighed.length === 0) return null
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const doubt = 1 + DOUBT / Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, total))
  return {
    fromMs: quantile(weighed, QUICK * total) / doubt,
    toMs: quantile(weighed, SLOW * total) * doubt,
  }
}

function ownBand({ elapsedMs, progress }: RunningWork): Band | null {
  if (progress < TRUST_PROGRESS_FROM) return null
  const restMs = (elapsedMs * (1 - progress)) / progress
  return { fromMs: restMs * SOONER, toMs: restMs * LATER }
}

/** Remaining time of a running job; null when neither earlier runs nor its progress predict it. */
export function remaining(work: RunningWork): Band | null {
  const { band: whole, elapsedMs, progress } = work
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
 * when one of them cannot be estimated or no worker runs.
 */
export function queuedBand(options: {
  own: Work
  ahead: readonly Work[]
  running: readonly RunningWork[]
  slots: number
}): Band | null {
  const own = options.own.band
  const before = [...options.ahead.map(({ band }) => band), ...options.running.map(remaining)]
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

/** Jobs that ended within a time in which others waited. */
export type Pace = {
  readonly jobs: number
  readonly windowMs: number
}

/** With fewer ends a pace says nothing. */
const LEAST_ENDS = 5
/** Widest and narrowest band around a pace: shares of the time. */
const [LEAST_SPREAD, MOST_SPREAD] = [0.15, 0.6]
/** Standard deviations of a Poisson count on each side: durations vary by more than its counts do. */
const DEVIATIONS = 3

/**
 * When the job at a place of a long queue will be done, by how many ended lately: durations of
 * single jobs no longer matter there, and kinds that never ran do not prevent it.
 *
 * @param place 1 is the next one
 * @param last where only that is known: the place is between the two
 * @returns null when too few jobs ended
 */
export function paceBand(
  { jobs, windowMs }: Pace,
  { place, last = place }: { readonly place: number; readonly last?: number },
): Band | null {
  if (jobs < LEAST_ENDS) return null
  const spread = Math.min(MOST_SPREAD, Math.max(LEAST_SPREAD, DEVIATIONS / Math.sqrt(jobs)))
  const each = windowMs / jobs
  return { fromMs: place * each * (1 - spread), toMs: last * each * (1 + spread) }
}
