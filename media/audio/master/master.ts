/** Mastering: loudness of a published video, no peak above the ceiling, no click at either end. */
import { type StereoTrack, SAMPLE_RATE } from '../track'
import { filter, highPass, highShelf } from './biquad'
import { limit } from './limiter'
import { measureLoudness } from './loudness'

/** LUFS of a track at full volume. */
export const TARGET_LUFS = -16
/** True peak, dB: AAC adds up to 0.2 dB of its own, and −1 dB is promised. */
const CEILING_DB = -1.5
const MAX_GAIN_DB = 30
/** Correction for what the limiter took away, dB. */
const TOLERANCE_DB = 0.2

export interface MasterOptions {
  /** 0..1 of the usual loudness; 1 unless given. */
  readonly volume?: number
  /** Seconds. */
  readonly fadeIn?: number
  readonly fadeOut?: number
  /** Lifts the high end of the sound bank's samples; not for other recordings. */
  readonly brighten?: boolean
}

/** The shortest fades: a step from silence would click. */
const [MIN_FADE_IN, MIN_FADE_OUT] = [0.02, 0.05]

const toGain = (decibels: number): number => 10 ** (decibels / 20)

function fade({ left, right }: StereoTrack, fadeIn: number, fadeOut: number): void {
  const last = left.length - 1
  const half = left.length / 2
  const [up, down] = [fadeIn, fadeOut].map((s) => Math.max(1, Math.min(half, s * SAMPLE_RATE)))
  for (let i = 0; i <= last; i++) {
    const share = Math.min(1, i / up, (last - i) / down)
    if (share >= 1) continue
    const gain = Math.sin((share * Math.PI) / 2) ** 2
    left[i] *= gain
    right[i] *= gain
  }
}

function scaled({ left, right }: StereoTrack, gain: number): StereoTrack {
  return { left: left.map((value) => value * gain), right: right.map((value) => value * gain) }
}

/**
 * A new track at −16 LUFS (less by the volume) with true peaks below −1 dB; silence stays silence.
 * The first and the last sample are 0.
 */
export function masterTrack(track: StereoTrack, options: MasterOptions = {}): StereoTrack {
  const { volume = 1, fadeIn = 0, fadeOut = 0, brighten = false } = options
  // Samples of instruments carry a little direct current.
  const pass = highPass(25, Math.SQRT1_2, SAMPLE_RATE)
  const shelf = highShelf(5000, 0.7, 4, SAMPLE_RATE)
  const clean = (samples: Float32Array): Float32Array =>
    brighten ? filter(filter(samples, pass), shelf) : filter(samples, pass)
  const cleaned = { left: clean(track.left), right: clean(track.right) }
  fade(cleaned, Math.max(fadeIn, MIN_FADE_IN), Math.max(fadeOut, MIN_FADE_OUT))
  const loudness = measureLoudness(cleaned)
  if (loudness === -Infinity) return cleaned
  let gain = Math.min(MAX_GAIN_DB, TARGET_LUFS - loudness)
  let mastered = scaled(cleaned, toGain(gain))
  limit(mastered, toGain(CEILING_DB))
  const missing = TARGET_LUFS - measureLoudness(mastered)
  if (missing > TOLERANCE_DB && gain < MAX_GAIN_DB) {
    gain = Math.min(MAX_GAIN_DB, gain + missing)
    mastered = scaled(cleaned, toGain(gain))
    limit(mastered, toGain(CEILING_DB))
  }
  return volume === 1 ? mastered : scaled(mastered, volume)
}
