/**
 * Edge flow: the smoothed structure tensor (Brox 2006; Kyprianidis and Döllner 2008). A wide tensor
 * is added to a narrow one, so that flat places follow the forms around them.
 */
import { blurPlane } from '../../lib/blur'
import type { Planes } from '../../lib/planes'

export interface Flow {
  readonly width: number
  readonly height: number
  /** Unit direction along the edge. */
  readonly x: Float32Array
  readonly y: Float32Array
  /** 0 (no direction) … 1 (one clear direction). */
  readonly clear: Float32Array
  /** Local activity: root of the mean squared gradient, 0..~1. */
  readonly busy: Float32Array
}

type Tensor = readonly [xx: Float32Array, xy: Float32Array, yy: Float32Array]

/** Products of the Sobel gradients, summed over the channels; channels count as 0..1. */
function rawTensor({ width, height, red, green, blue }: Planes): Tensor {
  const size = width * height
  const [xx, xy, yy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const scale = 1 / (8 * 255)
  for (const plane of [red, green, blue]) {
    for (let y = 0; y < height; y++) {
      const up = y > 0 ? -width : 0
      const down = y < height - 1 ? width : 0
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const left = i - (x > 0 ? 1 : 0)
        const right = i + (x < width - 1 ? 1 : 0)
        const nw = plane[left + up]
        const ne = plane[right + up]
        const sw = plane[left + down]
        const se = plane[right + down]
        const gx = (ne + se - nw - sw + 2 * (plane[right] - plane[left])) * scale
        const gy = (sw + se - nw - ne + 2 * (plane[i + down] - plane[i + up])) * scale
        xx[i] = xx[i] + gx * gx
        xy[i] = xy[i] + gx * gy
        yy[i] = yy[i] + gy * gy
      }
    }
  }
  return [xx, xy, yy]
}

/**
 * @param reach radius of the smoothing, pixels
 * @param wide radii whose tensors are added with weight `share` each
 */
export function computeFlow(
  planes: Planes,
  reach: number,
  wide: readonly number[] = [],
  share = 0.25,
): Flow {
  const { width, height } = planes
  const raw = rawTensor(planes)
  const narrow = raw.map((part) => blurPlane(part, width, height, reach, 2))
  const sums = narrow.map((part) => part.slice())
  for (const radius of wide) {
    raw.forEach((part, c) => {
      const blurred = blurPlane(part, width, height, radius, 2)
      const sum = sums[c] as Float32Array
      for (let i = 0; i < sum.length; i++) sum[i] = sum[i] + share * blurred[i]
    })
  }
  const [xx, xy, yy] = sums as unknown as Tensor
  const flow = { x: xx.slice(), y: xx.slice(), clear: xx.slice(), busy: xx.slice() }
  for (let i = 0; i < xx.length; i++) {
    const e = xx[i]
    const f = xy[i]
    const g = yy[i]
    const root = Math.sqrt((e - g) * (e - g) + 4 * f * f)
    const trace = e + g
    // the eigenvector of the smaller eigenvalue, from whichever row is longer
    let dx = e > g ? -2 * f : e - g - root
    let dy = e > g ? e - g + root : -2 * f
    if (e <= g) {
      const turn = dx
      dx = -turn
      dy = -dy
    }
    const length = Math.sqrt(dx * dx + dy * dy)
    const still = length < 1e-9
    flow.x[i] = still ? 0.8 : dx / length
    flow.y[i] = still ? 0.6 : dy / length
    flow.clear[i] = trace > 1e-7 ? Math.min(1, root / trace) : 0
    // running sums may fall a hair below zero
    flow.busy[i] = Math.sqrt(Math.max(0, (narrow[0]?.[i] ?? 0) + (narrow[2]?.[i] ?? 0)))
  }
  return { width, height, ...flow }
}
