/** Second-order filters (the usual cookbook forms), in double precision. */

export interface Biquad {
  readonly b: readonly [number, number, number]
  /** Without the leading 1. */
  readonly a: readonly [number, number]
}

const normalized = (b: readonly number[], a: readonly number[]): Biquad => ({
  b: [b[0] / a[0], b[1] / a[0], b[2] / a[0]],
  a: [a[1] / a[0], a[2] / a[0]],
})

const angle = (hz: number, rate: number): number => (2 * Math.PI * hz) / rate

export function highPass(hz: number, q: number, rate: number): Biquad {
  const cos = Math.cos(angle(hz, rate))
  const alpha = Math.sin(angle(hz, rate)) / (2 * q)
  return normalized([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

/** Raises what is above `hz` by `decibels`. */
export function highShelf(hz: number, q: number, decibels: number, rate: number): Biquad {
  const gain = 10 ** (decibels / 40)
  const cos = Math.cos(angle(hz, rate))
  const alpha = Math.sin(angle(hz, rate)) / (2 * q)
  const root = 2 * Math.sqrt(gain) * alpha
  return normalized(
    [
      gain * (gain + 1 + (gain - 1) * cos + root),
      -2 * gain * (gain - 1 + (gain + 1) * cos),
      gain * (gain + 1 + (gain - 1) * cos - root),
    ],
    [
      gain + 1 - (gain - 1) * cos + root,
      2 * (gain - 1 - (gain + 1) * cos),
      gain + 1 - (gain - 1) * cos - root,
    ],
  )
}

/** A new array, filtered from its beginning to its end. */
export function filter(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  const [b0, b1, b2] = b
  const [a1, a2] = a
  let s1 = 0
  let s2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]
    const y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    out[i] = y
  }
  return out
}
