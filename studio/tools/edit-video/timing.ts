/** Times of a video of versions. */
import { smoothstep } from '../../lib/maths'
import { buildTimeline } from '../../motion/timeline'
import type { LeafCrossing } from './frames'

/** Duration of a crossing, seconds. */
const SECONDS: Readonly<Record<LeafCrossing, number>> = { wipe: 0.9, fade: 0.6 }

interface LeafMoment {
  readonly now: number
  /** 0..1 of the way to the next one; 0: `now` alone. */
  readonly share: number
}

/** Of two versions: the line comes to the middle, goes back a little, then on to the edge. */
const SWEEP: readonly (readonly [time: number, share: number])[] = [
  [0, 0],
  [0.16, 0],
  [0.38, 0.56],
  [0.48, 0.56],
  [0.6, 0.26],
  [0.66, 0.26],
  [0.84, 1],
  [1, 1],
]

function sweepAt(time: number): number {
  const at = SWEEP.findIndex(([until]) => time < until)
  const [from, start] = SWEEP[at - 1] ?? [0, 1]
  const [to, end] = SWEEP[at] ?? [1, 1]
  return at < 1 ? end : start + (end - start) * smoothstep(from, to, time)
}

/** Moments of versions that are each seen for so long, crossings included. */
export function planLeaves(lengths: readonly number[], crossing: LeafCrossing) {
  const timeline = buildTimeline(lengths, SECONDS[crossing])
  const isSweep = lengths.length === 2 && crossing === 'wipe'
  return {
    seconds: timeline.seconds,
    at(second: number): LeafMoment {
      if (isSweep) return { now: 0, share: sweepAt(second / timeline.seconds) }
      const { now, next } = timeline.at(second)
      if (!next) return { now: now.shot, share: 0 }
      const share = crossing === 'wipe' ? smoothstep(0, 1, next.share) : next.share
      return { now: now.shot, share }
    },
  }
}
