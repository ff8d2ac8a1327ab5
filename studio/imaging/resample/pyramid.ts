/** Blending band by band: coarse forms flow into each other widely, fine ones at the seam. */
import type { Channels, Plane } from './plane'
import { resizePlane } from './resize'

/** Coarsest level's short side, pixels. */
const COARSEST = 4

function halved(plane: Plane): Plane {
  const [width, height] = [Math.ceil(plane.width / 2), Math.ceil(plane.height / 2)]
  return resizePlane(plane, width, height, 'linear')
}

/**
 * `share` of `first` and the rest of `second`, by Laplacian pyramids (Burt & Adelson 1983).
 *
 * @param share 0..1 by pixel; all three planes have one size
 */
export function blended(first: Plane, second: Plane, share: Plane): Plane {
  const { width, height } = first
  const mix = (a: Float32Array, b: Float32Array): Float32Array =>
    a.map((v, i) => b[i] + (v - b[i]) * share.values[i])
  if (Math.min(width, height) < COARSEST * 2)
    return { width, height, values: mix(first.values, second.values) }
  const coarse = [halved(first), halved(second)] as const
  const bands = [first, second].map((plane, k) => {
    const back = resizePlane(coarse[k as 0 | 1], width, height, 'linear').values
    return plane.values.map((v, i) => v - back[i])
  }) as [Float32Array, Float32Array]
  const below = blended(coarse[0], coarse[1], halved(share))
  const values = resizePlane(below, width, height, 'linear').values
  const band = mix(bands[0], bands[1])
  for (let i = 0; i < values.length; i++) values[i] = values[i] + band[i]
  return { width, height, values }
}

export function blendedChannels(first: Channels, second: Channels, share: Plane): Channels {
  return {
    light: blended(first.light, second.light, share),
    blue: blended(first.blue, second.blue, share),
    red: blended(first.red, second.red, share),
    alpha: blended(first.alpha, second.alpha, share),
  }
}
