/** A limiter that looks ahead: no true peak above its ceiling, no step in its gain. */
import { type StereoTrack, SAMPLE_RATE } from '../track'
import { raiseToPeaks } from './peak'

const ATTACK = Math.round(0.005 * SAMPLE_RATE)
/** Share of the way back to full gain, a sample. */
const RELEASE = 1 - Math.exp(-1 / (0.08 * SAMPLE_RATE))

/** Smallest gain of the next ATTACK samples, by a queue of falling candidates. */
function minimumAhead(gains: Float32Array): Float32Array {
  const { length } = gains
  const out = new Float32Array(length)
  const queue = new Int32Array(length)
  let [head, tail] = [0, 0]
  for (let i = 0; i < length + ATTACK; i++) {
    if (i < length) {
      while (tail > head && gains[queue[tail - 1]] >= gains[i]) tail--
      queue[tail++] = i
    }
    const at = i - ATTACK
    if (at < 0) continue
    while (queue[head] < at) head++
    out[at] = gains[queue[head]]
  }
  return out
}

/** In place. @param ceiling 1 = full scale */
export function limit({ left, right }: StereoTrack, ceiling: number): void {
  const peaks = new Float32Array(left.length)
  raiseToPeaks(left, peaks, ceiling)
  raiseToPeaks(right, peaks, ceiling)
  const wanted = minimumAhead(peaks.map((peak) => Math.min(1, ceiling / Math.max(peak, ceiling))))
  // Falls at once, rises slowly; the mean of the last ATTACK samples then falls without a step.
  const window = new Float32Array(ATTACK).fill(1)
  let sum = ATTACK
  let released = 1
  for (let i = 0; i < left.length; i++) {
    released = Math.min(wanted[i], released + (1 - released) * RELEASE)
    const slot = i % ATTACK
    sum += released - window[slot]
    window[slot] = released
    const gain = Math.min(1, sum / ATTACK)
    left[i] *= gain
    right[i] *= gain
  }
}
