/**
 * Non-local means (Buades, Coll & Morel 2005): every pixel becomes the mean of pixels whose 5x5
 * surroundings look alike within an 11x11 window. Shift by shift over the whole plane, each pair
 * once, distances by a box filter (Darbon 2008).
 */
import { createPlane, type Channels, type Plane } from '../resample/plane'

const SEARCH = 5
const PATCH = 2
/** Weights by squared distance in units of strength², 256 steps up to 8. */
const WEIGHTS = Float32Array.from({ length: 2049 }, (_, i) => Math.exp(-i / 256))

/** Radius of a pixel's influence. */
export const NL_REACH = SEARCH + PATCH

/** Box means of squared differences to the plane shifted by `shift` pixels, into `out`. */
function distances(light: Plane, shift: number, out: Float32Array, rows: Float32Array): void {
  const { width, values } = light
  const size = 2 * PATCH + 1
  const n = values.length
  let run = 0
  const squared = (i: number): number => {
    const j = i + shift
    if (i < 0 || i >= n || j < 0 || j >= n) return 0
    const d = values[i] - values[j]
    return d * d
  }
  for (let i = -PATCH; i < PATCH; i++) run += squared(i)
  for (let i = 0; i < n; i++) {
    run += squared(i + PATCH)
    rows[i] = run
    run -= squared(i - PATCH)
  }
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let i = x; i < x + PATCH * width && i < n; i += width) sum += rows[i]
    for (let i = x; i < n; i += width) {
      const enter = i + PATCH * width
      if (enter < n) sum += rows[enter]
      out[i] = Math.max(0, sum) / (size * size)
      const leave = i - PATCH * width
      if (leave >= 0) sum -= rows[leave]
    }
  }
}

interface Means {
  readonly planes: readonly { readonly from: Float32Array; readonly sums: Float32Array }[]
  readonly weights: Float32Array
}

/** Adds to both pixels of each pair that is `dx` apart within its row. */
function gather(
  { planes, weights }: Means,
  apart: Float32Array,
  { width, height }: Plane,
  [dx, dy]: readonly [number, number],
  scale: number,
): void {
  const shift = dy * width + dx
  for (let y = 0; y < height - dy; y++) {
    const row = y * width
    for (let i = row + Math.max(0, -dx), end = row + width - Math.max(0, dx); i < end; i++) {
      const step = apart[i] * scale
      if (step >= 2048) continue
      const weight = WEIGHTS[step | 0]
      const j = i + shift
      weights[i] = weights[i] + weight
      weights[j] = weights[j] + weight
      for (let p = 0; p < planes.length; p++) {
        const { from, sums } = planes[p]
        sums[i] = sums[i] + weight * from[j]
        sums[j] = sums[j] + weight * from[i]
      }
    }
  }
}

/**
 * @param strength differences in light (0..255) that count as noise, about 3 … 20
 * @returns new planes; opacity is passed on
 */
export function nlMeans({ light, blue, red, alpha }: Channels, strength: number): Channels {
  const { width, height } = light
  const n = width * height
  const planes = [light, blue, red].map(({ values }) => ({
    from: values,
    sums: Float32Array.from(values),
  }))
  const means: Means = { planes, weights: new Float32Array(n).fill(1) }
  const [apart, rows] = [new Float32Array(n), new Float32Array(n)]
  for (let dy = 0; dy <= SEARCH; dy++) {
    for (let dx = dy === 0 ? 1 : -SEARCH; dx <= SEARCH; dx++) {
      if (dy >= height) continue
      distances(light, dy * width + dx, apart, rows)
      gather(means, apart, light, [dx, dy], 256 / (strength * strength))
    }
  }
  const [l, b, r] = planes.map(({ sums }) => {
    const plane = createPlane(width, height)
    for (let i = 0; i < n; i++) plane.values[i] = sums[i] / means.weights[i]
    return plane
  }) as [Plane, Plane, Plane]
  return { light: l, blue: b, red: r, alpha }
}
