import { clamp } from '../../lib/maths'
import { blurPlane } from '../../lib/blur'
import { diffuse } from './diffuse'
import type { RawMask, RawPicture } from './picture'

/** Width of the blend between the new part and the picture, as a share of the short side. */
const FEATHER = 0.006

type Fill = { readonly base: RawPicture; readonly mask: RawMask }

/** 0..1 for every pixel: how much of the new picture shows. */
function coverage({ base, mask }: Fill): Float32Array {
  const { width, height } = base
  const hard = Float32Array.from({ length: width * height }, (_, i) => {
    const x = Math.floor(((i % width) * mask.width) / width)
    const y = Math.floor((Math.floor(i / width) * mask.height) / height)
    return mask.values[y * mask.width + x] / 255
  })
  return blurPlane(hard, width, height, Math.max(1, Math.min(width, height) * FEATHER), 2)
}

/**
 * Sets a painted picture into the masked part of another. The difference along the seam is spread
 * over the whole part, so that light and colour meet the picture all round (gradient-domain
 * cloning with a harmonic membrane, Pérez 2003, Farbman 2009); the old grain is laid over.
 *
 * @param painted RGBA of the size of `base`
 */
export function blendInto(fill: Fill, painted: Uint8ClampedArray): Uint8ClampedArray {
  const { width, height, rgba } = fill.base
  const share = coverage(fill)
  const out = new Uint8ClampedArray(rgba)
  for (let channel = 0; channel < 3; channel++) {
    const seam = new Float32Array(width * height)
    const known = new Float32Array(width * height)
    for (let i = 0; i < seam.length; i++) {
      if (share[i] > 0.5) continue
      known[i] = 1
      seam[i] = rgba[i * 4 + channel] - painted[i * 4 + channel]
    }
    const membrane = diffuse(seam, known, width, height)
    for (let i = 0; i < seam.length; i++) {
      const cover = share[i]
      if (cover <= 0) continue
      // a seam that is all different (a red roof against the sky) must not dye the whole part
      const lift = clamp(membrane[i], -70, 70) * 0.85
      const fresh = painted[i * 4 + channel] + lift
      const old = rgba[i * 4 + channel]
      out[i * 4 + channel] = old + (fresh - old) * cover
    }
  }
  return out
}
