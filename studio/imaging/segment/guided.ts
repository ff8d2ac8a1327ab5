/** The colour guided filter (He 2010): what a plane becomes when it may only bend with the picture. */
import type { Raster } from '@media/raster'
import { boxMean } from './box'
import { buildPlane } from './plane'

const EPSILON = 1e-4

/** `out = r·x + g·y + b·z + offset` holds around each pixel; colours 0..1. */
export interface Coefficients {
  readonly r: Float32Array
  readonly g: Float32Array
  readonly b: Float32Array
  readonly offset: Float32Array
}

type Three = [Float32Array, Float32Array, Float32Array]

function splitChannels({ width, height, rgba }: Raster): Three {
  const plane = (channel: number): Float32Array =>
    buildPlane(width * height, (i) => rgba[4 * i + channel] / 255)
  return [plane(0), plane(1), plane(2)]
}

/** Solves the symmetric 3×3 system of each pixel in place: covariances `s`, right side `v`. */
function solve(s: readonly Float32Array[], v: Three): void {
  const [rr, rg, rb, gg, gb, bb] = s as [...Three, ...Three]
  for (let i = 0; i < rr.length; i++) {
    const a = rr[i] + EPSILON
    const b = rg[i]
    const c = rb[i]
    const d = gg[i] + EPSILON
    const e = gb[i]
    const f = bb[i] + EPSILON
    const m0 = d * f - e * e
    const m1 = c * e - b * f
    const m2 = b * e - c * d
    const det = a * m0 + b * m1 + c * m2 + 1e-12
    const x = v[0][i]
    const y = v[1][i]
    const z = v[2][i]
    v[0][i] = (m0 * x + m1 * y + m2 * z) / det
    v[1][i] = (m1 * x + (a * f - c * c) * y + (b * c - a * e) * z) / det
    v[2][i] = (m2 * x + (b * c - a * e) * y + (a * d - b * b) * z) / det
  }
}

/** Statistics of a picture for the filter, whatever plane is filtered: computed once. */
export interface Guidance {
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly colours: Three
  readonly means: Three
  /** rr, rg, rb, gg, gb, bb in each window. */
  readonly covariances: readonly Float32Array[]
}

/** Covariance of two planes in each window. */
function together(
  [a, meanA]: readonly [Float32Array, Float32Array],
  [b, meanB]: readonly [Float32Array, Float32Array],
  window: { width: number; height: number; radius: number },
): Float32Array {
  const out = boxMean(
    buildPlane(a.length, (i) => a[i] * b[i]),
    window,
  )
  for (let i = 0; i < out.length; i++) out[i] = out[i] - meanA[i] * meanB[i]
  return out
}

/** @param radius pixels */
export function buildGuidance(picture: Raster, radius: number): Guidance {
  const { width, height } = picture
  const window = { width, height, radius }
  const colours = splitChannels(picture)
  const means = colours.map((plane) => boxMean(plane, window)) as Three
  const pair = (j: number) => [colours[j], means[j]] as [Float32Array, Float32Array]
  const covariances = [0, 1, 2].flatMap((j) =>
    [0, 1, 2].slice(j).map((k) => together(pair(j), pair(k), window)),
  )
  return { ...window, colours, means, covariances }
}

/** @param plane one number a pixel of the guide */
export function guide(guidance: Guidance, plane: Float32Array): Coefficients {
  const { colours, means, covariances } = guidance
  const mean = boxMean(plane, guidance)
  const slopes = colours.map((colour, j) =>
    together([colour, means[j] as Float32Array], [plane, mean], guidance),
  ) as Three
  solve(covariances, slopes)
  const offset = mean.map(
    (v, i) =>
      v - slopes[0][i] * means[0][i] - slopes[1][i] * means[1][i] - slopes[2][i] * means[2][i],
  )
  const [r, g, b] = slopes.map((slope) => boxMean(slope, guidance)) as Three
  return { r, g, b, offset: boxMean(offset, guidance) }
}
