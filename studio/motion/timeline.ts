/** Shots one after the other, each going over into the next around the cut between them. */

export interface Showing {
  readonly shot: number
  /** Of the time the shot is to be seen, going over included: 0..1. */
  readonly time: number
}

export interface Moment {
  readonly now: Showing
  /** The shot that comes in, and how far it has come: 0..1. */
  readonly next: (Showing & { readonly share: number }) | null
}

export interface Timeline {
  readonly seconds: number
  at(second: number): Moment
}

/** @param overlap seconds that going over takes; shorter where a shot is short */
export function buildTimeline(lengths: readonly number[], overlap: number): Timeline {
  const ends: number[] = []
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length)
  const startOf = (shot: number): number => ends[shot - 1] ?? 0
  /** Half of what going over from this shot to the next takes. */
  const halfAfter = (shot: number): number => {
    if (shot < 0 || shot >= lengths.length - 1) return 0
    return Math.min(overlap, lengths[shot], lengths[shot + 1]) / 2
  }
  const showing = (shot: number, second: number): Showing => {
    const from = startOf(shot) - halfAfter(shot - 1)
    const to = ends[shot] + halfAfter(shot)
    return { shot, time: Math.min(1, Math.max(0, (second - from) / (to - from))) }
  }
  return {
    seconds: ends.at(-1) ?? 0,
    at(second) {
      let shot = ends.findIndex((end, i) => second < end + halfAfter(i))
      if (shot < 0) shot = lengths.length - 1
      const half = halfAfter(shot)
      const share = half > 0 ? (second - ends[shot] + half) / (2 * half) : 0
      const now = showing(shot, second)
      if (share <= 0) return { now, next: null }
      return { now, next: { ...showing(shot + 1, second), share } }
    },
  }
}
