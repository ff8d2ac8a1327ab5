/** The light and dark that faded out of an old photograph, found again. */
import type { Raster } from '@media/raster'

/** Of the pixels of a channel, how many may be cut at either end. */
const CUT = 0.005
/** A channel this flat has nothing to find again, 0..255. */
const LEAST_SPAN = 24

function measureSpan(rgba: Uint8ClampedArray, channel: number): { low: number; high: number } {
  const counts = new Uint32Array(256)
  for (let i = channel; i < rgba.length; i += 4) {
    const value = rgba[i] as number
    counts[value] = (counts[value] as number) + 1
  }
  const most = (rgba.length / 4) * CUT
  const edge = (from: number, step: 1 | -1): number => {
    let seen = 0
    let at = from
    while (at >= 0 && at <= 255 && (seen += counts[at] as number) <= most) at += step
    return at
  }
  return { low: edge(0, 1), high: edge(255, -1) }
}

/** Each channel stretched to its whole span: what yellowed becomes neutral. */
export function stretchTones({ width, height, rgba }: Raster): Raster {
  const to = new Uint8ClampedArray(rgba)
  for (let c = 0; c < 3; c++) {
    const { low, high } = measureSpan(rgba, c)
    if (high - low < LEAST_SPAN) continue
    const scale = 255 / (high - low)
    for (let i = c; i < to.length; i += 4) to[i] = ((rgba[i] as number) - low) * scale
  }
  return { width, height, rgba: to }
}
