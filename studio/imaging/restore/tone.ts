/** Fade: what the years took from the range of tones, and the colour they gave to paper. */
import type { Raster } from '@media/raster'

/** A share of pixels on each end that does not count. */
const CLIPPED = 0.004
/** Tones are spread to this range at most, and by this factor at most: contrast that is there stays. */
const RANGE = 212
const MOST_GAIN = 1.45
/** Share by which each channel of a colour photograph follows its own range instead of that of its light. */
const CAST = 0.6

interface Range {
  readonly low: number
  readonly high: number
}

function findTonalRange(counts: Uint32Array, total: number): Range {
  let [low, high] = [0, 255]
  for (let seen = 0; low < 255; low++) if ((seen += counts[low]) > total * CLIPPED) break
  for (let seen = 0; high > 0; high--) if ((seen += counts[high]) > total * CLIPPED) break
  return { low: Math.min(low, high), high: Math.max(low, high) }
}

/** Target of a range: extended into the free space below and above it. */
function widenRange({ low, high }: Range): Range {
  const range = Math.max(1, high - low)
  const missing = Math.max(0, Math.min(RANGE, range * MOST_GAIN) - range)
  const free = Math.max(1, low + 255 - high)
  return { low: low - (missing * low) / free, high: high + (missing * (255 - high)) / free }
}

function buildToneCurve(from: Range, to: Range): Float32Array {
  const gain = (to.high - to.low) / Math.max(1, from.high - from.low)
  return Float32Array.from({ length: 256 }, (_, v) =>
    Math.min(255, Math.max(0, to.low + (v - from.low) * gain)),
  )
}

/**
 * Gives faded tones back a part of their range, in place. With `keepTone` a brown print stays
 * brown; without it a print of one tone becomes black and white, and a cast of other photographs
 * goes for the most part.
 *
 * @param ignore 1 = does not count (damage), by pixel
 */
export function repairTone(
  { rgba }: Raster,
  ignore: Uint8Array,
  { keepTone, oneTone }: { keepTone: boolean; oneTone: boolean },
): void {
  const counts = [0, 1, 2, 3].map(() => new Uint32Array(256)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  const lightAt = (p: number): number =>
    Math.round(0.299 * rgba[p] + 0.587 * rgba[p + 1] + 0.114 * rgba[p + 2])
  let total = 0
  for (let i = 0; i < ignore.length; i++) {
    if (ignore[i] || rgba[i * 4 + 3] < 128) continue
    total++
    for (const c of [0, 1, 2] as const) counts[c][rgba[i * 4 + c]]++
    counts[3][lightAt(i * 4)]++
  }
  const [red, green, blue, light] = counts.map((channel) => findTonalRange(channel, total))
  const wanted = widenRange(light)
  const ofLight = buildToneCurve(light, wanted)
  if (oneTone && !keepTone) {
    for (let p = 0; p < rgba.length; p += 4) rgba.fill(ofLight[lightAt(p)], p, p + 3)
    return
  }
  const own = [red, green, blue].map((range) => buildToneCurve(range, wanted))
  const share = keepTone ? 0 : CAST
  for (let p = 0; p < rgba.length; p += 4)
    for (let c = 0; c < 3; c++) {
      const value = rgba[p + c]
      rgba[p + c] = ofLight[value] + ((own[c] as Float32Array)[value] - ofLight[value]) * share
    }
}
