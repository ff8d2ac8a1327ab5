/** Music that steps back while someone speaks. */
import { type StereoTrack, SAMPLE_RATE } from '../track'

const DUCKED_DB = -9
/** Seconds from one level to the other. */
const RAMP = 0.3

export interface Stretch {
  /** Seconds. */
  readonly from: number
  readonly to: number
}

/** 0..1: how far the music has stepped back at a second; it is there when the speech begins. */
function depthAt(second: number, stretches: readonly Stretch[]): number {
  let depth = 0
  for (const { from, to } of stretches) {
    const away = Math.max(from - second, second - to, 0)
    depth = Math.max(depth, 1 - away / RAMP)
  }
  return Math.max(0, depth)
}

/** A copy that is 9 dB quieter during the stretches, with ramps of 0.3 s around them. */
export function duck({ left, right }: StereoTrack, stretches: readonly Stretch[]): StereoTrack {
  const step = Math.round(SAMPLE_RATE / 200)
  const gains = new Float32Array(left.length)
  for (let at = 0; at < gains.length; at += step) {
    const depth = depthAt(at / SAMPLE_RATE, stretches)
    const next = depthAt((at + step) / SAMPLE_RATE, stretches)
    const [gain, to] = [depth, next].map((share) => 10 ** ((DUCKED_DB * share) / 20))
    for (let i = 0; i < step && at + i < gains.length; i++)
      gains[at + i] = gain + ((to - gain) * i) / step
  }
  return {
    left: left.map((value, i) => value * gains[i]),
    right: right.map((value, i) => value * gains[i]),
  }
}
