/** Fade and contrast: what the years took from the range of tones. */
import type { Raster } from '@media/raster'

/** A share of pixels on each end that may clip. */
const CLIPPED = 0.004
/** A channel is stretched at most so much: a foggy picture stays foggy rather than noisy. */
const MOST_GAIN = 2.6
/** How much of an S-curve is mixed in. */
const CURVE = 0.22

interface Range {
  readonly low: number
  readonly high: number
}

function rangeOf(counts: Uint32Array, total: number): Range {
  let [low, high] = [0, 255]
  for (let seen = 0; low < 255; low++) if ((seen += counts[low]) > total * CLIPPED) break
  for (let seen = 0; high > 0; high--) if ((seen += counts[high]) > total * CLIPPED) break
  const missing = 255 / MOST_GAIN - (high - low)
  if (missing <= 0) return { low, high }
  // too narrow to stretch fully: the middle stays where it is
  const middle = (low + high) / 2
  const half = 255 / MOST_GAIN / 2
  const centre = Math.min(255 - half, Math.max(half, middle))
  return { low: centre - half, high: centre + half }
}

function curveOf({ low, high }: Range): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, v) => {
    const t = Math.min(1, Math.max(0, (v - low) / (high - low)))
    return 255 * (t + CURVE * (t * t * (3 - 2 * t) - t))
  })
}

/**
 * Stretches the tones in place. With `keepTone` all three channels by the same curve, so that a
 * brown print stays brown; without it each by its own, which takes a cast away.
 *
 * @param ignore 1 = does not count (damage), by pixel
 */
export function repairTone({ rgba }: Raster, ignore: Uint8Array, keepTone: boolean): void {
  const counts = [0, 1, 2].map(() => new Uint32Array(256)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  let total = 0
  for (let i = 0; i < ignore.length; i++) {
    if (ignore[i] || rgba[i * 4 + 3] < 128) continue
    total++
    const [r, g, b] = [rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2]]
    const light = Math.round(0.299 * r + 0.587 * g + 0.114 * b)
    for (const [c, value] of [r, g, b].entries()) {
      const at = keepTone ? light : value
      const channel = counts[c as 0 | 1 | 2]
      channel[at] = channel[at] + 1
    }
  }
  const curves = counts.map((channel) => curveOf(rangeOf(channel, total)))
  for (let i = 0; i < rgba.length; i++) {
    if (i % 4 < 3) rgba[i] = curves[i % 4][rgba[i]]
  }
}
