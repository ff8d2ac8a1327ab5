import { clamp, power } from '../../../lib/maths'
import type { Rgb } from '../../colour'

type Lab = readonly [lightness: number, a: number, b: number]

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255
  return c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055, 2.4)
})

const cubeRoot = (value: number): number => power(value, 1 / 3)

/** OKLab of an sRGB colour with channels 0..255. */
function toLab(red: number, green: number, blue: number): Lab {
  const r = LINEAR[red]
  const g = LINEAR[green]
  const b = LINEAR[blue]
  const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Hues count for more than lightness: a picture loses its character with them. */
const CHROMA_GAIN = 1.6

/** One bin of the picture's colours. */
type Bin = { readonly lab: Lab; readonly rgb: Rgb; readonly weight: number }

/** A part of all colours that becomes one. */
interface Cell {
  readonly bins: readonly Bin[]
  readonly axis: 0 | 1 | 2
  /** Weighted sum of squares about the mean along the axis: what a split would save. */
  readonly spread: number
  readonly mean: number
}

function buildBins(pixels: Uint8ClampedArray, weights: Uint8Array): Bin[] {
  const sums = new Map<number, [number, number, number, number]>()
  for (let i = 0; i < weights.length; i++) {
    const red = pixels[i * 4]
    const green = pixels[i * 4 + 1]
    const blue = pixels[i * 4 + 2]
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    const weight = weights[i]
    const sum = sums.get(key)
    if (sum) {
      sum[0] += red * weight
      sum[1] += green * weight
      sum[2] += blue * weight
      sum[3] += weight
    } else sums.set(key, [red * weight, green * weight, blue * weight, weight])
  }
  // in the order of the keys: a map remembers the order of the pixels
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([, [red, green, blue, weight]]) => {
      const rgb: Rgb = [
        Math.round(red / weight),
        Math.round(green / weight),
        Math.round(blue / weight),
      ]
      const [l, a, b] = toLab(...rgb)
      return { lab: [l, a * CHROMA_GAIN, b * CHROMA_GAIN], rgb, weight }
    })
}

function boundBins(bins: readonly Bin[]): Cell {
  let best: Cell = { bins, axis: 0, spread: -1, mean: 0 }
  for (const axis of [0, 1, 2] as const) {
    let [sum, squares, weight] = [0, 0, 0]
    for (const bin of bins) {
      sum += bin.lab[axis] * bin.weight
      squares += bin.lab[axis] * bin.lab[axis] * bin.weight
      weight += bin.weight
    }
    const mean = sum / weight
    const spread = bins.length < 2 ? 0 : squares - sum * mean
    if (spread > best.spread) best = { bins, axis, spread, mean }
  }
  return best
}

function meanRgb(bins: readonly Bin[]): Rgb {
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (const bin of bins) {
    red += bin.rgb[0] * bin.weight
    green += bin.rgb[1] * bin.weight
    blue += bin.rgb[2] * bin.weight
    weight += bin.weight
  }
  return [Math.round(red / weight), Math.round(green / weight), Math.round(blue / weight)]
}

/** The picture's own palette, by cutting its colours in two where that saves the most. */
export function choosePalette(
  pixels: Uint8ClampedArray,
  weights: Uint8Array,
  amount: number,
): readonly Rgb[] {
  const cells = [boundBins(buildBins(pixels, weights))]
  while (cells.length < amount) {
    let widest = 0
    cells.forEach((cell, i) => {
      if (cell.spread > cells[widest].spread) widest = i
    })
    const { bins, axis, spread, mean } = cells[widest]
    if (spread <= 1e-6) break
    const low = bins.filter((bin) => bin.lab[axis] <= mean)
    const high = bins.filter((bin) => bin.lab[axis] > mean)
    if (low.length === 0 || high.length === 0) break
    cells.splice(widest, 1, boundBins(low), boundBins(high))
  }
  return cells.map(({ bins }) => meanRgb(bins))
}

/** The 4 × 4 matrix of ordered dither, as thresholds 0..1. */
const BAYER = Float32Array.from(
  [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5],
  (rank) => (rank + 0.5) / 16,
)

/** Two colours that lie farther apart than this make a pattern, not a tone. */
const WIDEST = 0.15

/**
 * The palette's number for every pixel. Between two neighbours in the palette a pattern makes the
 * tones that are missing, except where `crisp` is set.
 */
export function ditherPixels(
  pixels: Uint8ClampedArray,
  width: number,
  crisp: Uint8Array,
  palette: readonly Rgb[],
): Uint8Array {
  const labs = Float32Array.from(palette.flatMap((rgb) => toLab(...rgb)))
  const out = new Uint8Array(crisp.length)
  for (let i = 0; i < crisp.length; i++) {
    const [l, a, b] = toLab(pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2])
    let [first, second, near, next] = [0, 0, Infinity, Infinity]
    for (let k = 0; k < palette.length; k++) {
      const dl = l - labs[k * 3]
      const da = a - labs[k * 3 + 1]
      const db = b - labs[k * 3 + 2]
      const distance = dl * dl + 2 * (da * da + db * db)
      if (distance < near) {
        ;[second, next] = [first, near]
        ;[first, near] = [k, distance]
      } else if (distance < next) [second, next] = [k, distance]
    }
    out[i] = first
    if (crisp[i] || next === Infinity) continue
    const ux = labs[second * 3] - labs[first * 3]
    const uy = labs[second * 3 + 1] - labs[first * 3 + 1]
    const uz = labs[second * 3 + 2] - labs[first * 3 + 2]
    const length = ux * ux + uy * uy + uz * uz
    if (length > WIDEST * WIDEST) continue
    const along =
      (l - labs[first * 3]) * ux + (a - labs[first * 3 + 1]) * uy + (b - labs[first * 3 + 2]) * uz
    const share = clamp(along / length, 0, 0.5)
    const x = i % width
    const y = (i - x) / width
    if (share > BAYER[((y & 3) << 2) | (x & 3)]) out[i] = second
  }
  return out
}
