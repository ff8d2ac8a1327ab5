/** The grey guided filter (He 2010): smooths a plane, but not over the edges of another. */
import { blurPlane } from '../../lib/blur'

interface Options {
  readonly width: number
  readonly height: number
  /** Pixels. */
  readonly radius: number
  /** Variance of the guide below which all is smoothed. */
  readonly least: number
}

export function guidedPlane(
  plane: Float32Array,
  guide: Float32Array,
  options: Options,
): Float32Array {
  const { width, height, radius, least } = options
  const mean = (values: Float32Array): Float32Array => blurPlane(values, width, height, radius)
  const meanGuide = mean(guide)
  const meanPlane = mean(plane)
  const variance = mean(guide.map((value) => value * value))
  const together = mean(plane.map((value, i) => value * guide[i]))
  const slope = together.map((value, i) => {
    const g = meanGuide[i]
    return (value - g * meanPlane[i]) / (variance[i] - g * g + least)
  })
  const offset = slope.map((value, i) => meanPlane[i] - value * meanGuide[i])
  const [slopes, offsets] = [mean(slope), mean(offset)]
  return slopes.map((value, i) => value * guide[i] + offsets[i])
}
