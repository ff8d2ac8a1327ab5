/**
 * A cut-out without the colours of what stood behind it: at the soft edge the thing's own colour
 * is estimated from the sure pixels around (Forte 2021, blur fusion, one pass).
 */
import { createRaster, type Mask, type Raster } from '@media/raster'
import { smoothstep } from '../../lib/maths'
import { boxMean } from '../segment/box'
import { buildPlane } from '../segment/plane'
import { readRow, computeTaps } from '../segment/resample'
import { cropRaster, fitted, shrinkMask, shrinkRaster, type Size } from '../segment/shrink'

/** Mean colours change slowly: they are found at this size. */
const SIDE = 768

interface Means {
  /** Red, green, blue of the thing and of what is behind it, 0..255. */
  readonly thing: readonly Float32Array[]
  readonly behind: readonly Float32Array[]
  /** Share of the surroundings that is the thing, 0..1. */
  readonly share: Float32Array
}

/** Mean colour of each side around every pixel. */
function meansAround({ rgba }: Raster, { values }: Mask, size: Size): Means {
  const radius = Math.max(2, Math.round(Math.max(size.width, size.height) / 60))
  const mean = (plane: Float32Array): Float32Array => boxMean(plane, { ...size, radius })
  const side = (weight: (i: number) => number): Float32Array[] => {
    const weights = mean(buildPlane(values.length, (i) => weight(i)))
    return [0, 1, 2].map((c) => {
      const sums = buildPlane(values.length, (i) => rgba[4 * i + c] * weight(i))
      return mean(sums).map((v, i) => v / (weights[i] + 1e-5))
    })
  }
  return {
    thing: side((i) => values[i] / 255),
    behind: side((i) => 1 - values[i] / 255),
    share: mean(buildPlane(values.length, (i) => values[i] / 255)),
  }
}

/** Minimum distance of the thing's colour from the background's to separate them. */
const APART = [55, 85] as const
/** A pixel of the rim that is as near to what is behind as the second belongs there, as the first not. */
const BEHIND = [26, 12] as const
/** The rim: less of the surroundings is the thing. */
const RIM = [0.9, 0.75] as const

/**
 * Share of background in a pixel of the rim: sky between strands of hair that the mask includes.
 */
function shareBehind(seen: Three, own: Three, other: Three, around: number): number {
  const far = (a: Three, b: Three): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
  const rim = smoothstep(RIM[0], RIM[1], around)
  if (rim === 0) return 0
  const apart = smoothstep(APART[0], APART[1], far(own, other))
  return rim * apart * smoothstep(BEHIND[0], BEHIND[1], far(seen, other))
}

type Three = readonly [number, number, number]

/** @returns the picture's own colours where the mask is whole, cleaned ones at its edge; alpha = mask, less where the rim shows what was behind */
export function cutOut(picture: Raster, mask: Mask): Raster {
  const { width, height, rgba } = picture
  const size = fitted(picture, SIDE)
  const means = meansAround(shrinkRaster(picture, size), shrinkMask(mask, size), size)
  const out = createRaster(width, height)
  const xs = computeTaps(size.width, width)
  const ys = computeTaps(size.height, height)
  const thing = means.thing.map(() => new Float32Array(width))
  const behind = means.behind.map(() => new Float32Array(width))
  const around = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const at = { width: size.width, y, xs, ys }
    for (let c = 0; c < 3; c++) {
      readRow(means.thing[c], at, thing[c] as Float32Array)
      readRow(means.behind[c], at, behind[c] as Float32Array)
    }
    readRow(means.share, at, around)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const marked = mask.values[i] / 255
      const three = (planes: readonly Float32Array[]): Three =>
        planes.map((plane) => plane[x]) as unknown as Three
      const foreign =
        marked === 0 || around[x] >= RIM[0]
          ? 0
          : shareBehind(
              [rgba[4 * i], rgba[4 * i + 1], rgba[4 * i + 2]],
              three(thing),
              three(behind),
              around[x],
            )
      const alpha = marked * (1 - foreign)
      for (let c = 0; c < 3; c++) {
        const seen = rgba[4 * i + c]
        const own = (thing[c] as Float32Array)[x]
        const other = (behind[c] as Float32Array)[x]
        const clean = own + alpha * (seen - alpha * own - (1 - alpha) * other)
        out.rgba[4 * i + c] = alpha >= 1 ? seen : clean
      }
      out.rgba[4 * i + 3] = alpha * rgba[4 * i + 3]
    }
  }
  return out
}

/** The part of a cut-out that can be seen, with some air; null when nothing can. */
export function cropToContent(cut: Raster, air: number): Raster | null {
  const { width, height, rgba } = cut
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[4 * (y * width + x) + 3] < 16) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return null
  const margin = Math.round(air * Math.max(right - left, bottom - top))
  const x0 = Math.max(0, left - margin)
  const y0 = Math.max(0, top - margin)
  const x1 = Math.min(width, right + 1 + margin)
  const y1 = Math.min(height, bottom + 1 + margin)
  return cropRaster(cut, { left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
}
