/** The colour guided filter (He 2010): what a plane becomes when it may only bend with the picture. */
import type { Raster } from '../raster'
import { boxMean } from './box'
import { planeOf } from './plane'

const EPSILON = 1e-4

/** `out = r·x + g·y + b·z + offset` holds around each pixel; colours 0..1. */
export interface Coefficients {
  readonly r: Float32Array
  readonly g: Float32Array
  readonly b: Float32Array
  readonly offset: Float32Array
}

type Three = [Float32Array, Float32Array, Float32Array]

function planesOf({ width, height, rgba }: Raster): Three {
  const plane = (channel: number): Float32Array =>
    planeOf(width * height, (i) => (rgba[4 * i + channel] as number) / 255)
  return [plane(0), plane(1), plane(2)]
}

/** Solves the symmetric 3×3 system of each pixel in place: covariances `s`, right side `v`. */
function solve(s: readonly Float32Array[], v: Three): void {
  const [rr, rg, rb, gg, gb, bb] = s as [...Three, ...Three]
  for (let i = 0; i < rr.length; i++) {
    const a = (rr[i] as number) + EPSILON
    const b = rg[i] as number
    const c = rb[i] as number
    const d = (gg[i] as number) + EPSILON
    const e = gb[i] as number
    const f = (bb[i] as number) + EPSILON
    const m0 = d * f - e * e
    const m1 = c * e - b * f
    const m2 = b * e - c * d
    const det = a * m0 + b * m1 + c * m2 + 1e-12
    const x = v[0][i] as number
    const y = v[1][i] as number
    const z = v[2][i] as number
    v[0][i] = (m0 * x + m1 * y + m2 * z) / det
    v[1][i] = (m1 * x + (a * f - c * c) * y + (b * c - a * e) * z) / det
    v[2][i] = (m2 * x + (b * c - a * e) * y + (a * d - b * b) * z) / det
  }
}

/** @param plane one number a pixel of the guide; @param radius pixels */
export function guide(picture: Raster, plane: Float32Array, radius: number): Coefficients {
  const { width, height } = picture
  const mean = (p: Float32Array): Float32Array => boxMean(p, { width, height, radius })
  const colours = planesOf(picture)
  const means = colours.map(mean) as Three
  const meanPlane = mean(plane)
  const product = new Float32Array(plane.length)
  /** Covariance of two planes in each window. */
  const together = (a: Float32Array, b: Float32Array, ma: Float32Array, mb: Float32Array) => {
    for (let i = 0; i < product.length; i++) product[i] = (a[i] as number) * (b[i] as number)
    const out = mean(product)
    for (let i = 0; i < out.length; i++)
      out[i] = (out[i] as number) - (ma[i] as number) * (mb[i] as number)
    return out
  }
  const covariances: Float32Array[] = []
  for (let j = 0; j < 3; j++)
    for (let k = j; k < 3; k++)
      covariances.push(
        together(
          colours[j] as Float32Array,
          colours[k] as Float32Array,
          means[j] as Float32Array,
          means[k] as Float32Array,
        ),
      )
  const slopes = colours.map((colour, j) =>
    together(colour, plane, means[j] as Float32Array, meanPlane),
  ) as Three
  solve(covariances, slopes)
  const offset = meanPlane.map(
    (v, i) =>
      v -
      (slopes[0][i] as number) * (means[0][i] as number) -
      (slopes[1][i] as number) * (means[1][i] as number) -
      (slopes[2][i] as number) * (means[2][i] as number),
  )
  return {
    ...{ r: mean(slopes[0]), g: mean(slopes[1]), b: mean(slopes[2]) },
    offset: mean(offset),
  }
}
