/** True peaks: the largest value between samples, found by interpolating at four times the rate. */

const PHASES = 4
/** Samples on each side of an interpolated one. */
const REACH = 8

/** Sinc functions under a Hann window, one for each phase but the samples themselves. */
const KERNELS = Array.from({ length: PHASES - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * REACH }, (_unused, tap) => {
    const distance = tap - REACH + 1 - (phase + 1) / PHASES
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 0.5))
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
  }),
)

/** Peaks between samples can be so many times the largest sample around them. */
const MAX_OVERSHOOT = 2

/**
 * Into `peaks`: for each sample the larger of what is there and the true peak at and behind it.
 * Where that cannot exceed `least` the sample itself is taken, which is much faster.
 */
export function raiseToPeaks(samples: Float32Array, peaks: Float32Array, least: number): void {
  const { length } = samples
  for (let i = 0; i < length; i++) peaks[i] = Math.max(peaks[i], Math.abs(samples[i]))
  const near = least / MAX_OVERSHOOT
  let loudUntil = -1
  for (let i = -REACH; i < length; i++) {
    const ahead = i + REACH
    if (ahead < length && Math.abs(samples[ahead]) > near) loudUntil = ahead + REACH
    if (i < 0 || i > loudUntil) continue
    for (const kernel of KERNELS) {
      let value = 0
      for (let tap = 0; tap < 2 * REACH; tap++)
        value += kernel[tap] * (samples[i + tap - REACH + 1] ?? 0)
      peaks[i] = Math.max(peaks[i], Math.abs(value))
    }
  }
}

/** The largest true peak of both channels, 1 = full scale. */
export function measurePeak(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const samples of channels) {
    const peaks = new Float32Array(samples.length)
    raiseToPeaks(samples, peaks, 0)
    for (const value of peaks) peak = Math.max(peak, value)
  }
  return peak
}
