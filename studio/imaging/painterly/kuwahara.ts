/**
 * Anisotropic Kuwahara filter with polynomial sector weights (Kyprianidis 2009; 2011): every pixel
 * takes the colour of the calmest of eight sectors of an ellipse that lies along the edge. Flat
 * brushed areas with crisp borders; the base of most looks.
 */
import { Planes } from '../../lib/planes'
import { cos, sin } from '../../lib/maths'
import { resized } from './photo'
import { type Flow, computeFlow } from './flow'

const SECTORS = 8
const ANGLES = 24
const SHAPES = 5

/** Samples of one sector: offsets in the padded plane, and weights that sum to 1. */
interface Sector {
  readonly offsets: Int32Array
  readonly weights: Float32Array
}

/** The weight of each sector at a place of the unit disc. */
function sectorWeights(u: number, v: number): number[] {
  const weights = Array.from({ length: SECTORS }, (_, k) => {
    const angle = (k * Math.PI * 2) / SECTORS
    const x = u * cos(angle) + v * sin(angle)
    const y = v * cos(angle) - u * sin(angle)
    const reach = Math.max(0, x + 0.33 - 3.77 * y * y)
    return reach * reach
  })
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1
  const bell = Math.exp(-3.125 * (u * u + v * v))
  return weights.map((weight) => (weight / sum) * bell)
}

/** The eight sectors of an ellipse of half axes `long`, `short` that is turned by `angle`. */
function ellipse(long: number, short: number, angle: number, stride: number): Sector[] {
  const offsets = Array.from({ length: SECTORS }, () => [] as number[])
  const weights = Array.from({ length: SECTORS }, () => [] as number[])
  const reach = Math.ceil(long)
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const u = (x * cos(angle) + y * sin(angle)) / long
      const v = (y * cos(angle) - x * sin(angle)) / short
      if (u * u + v * v > 1) continue
      sectorWeights(u, v).forEach((weight, k) => {
        if (weight < 0.012) return
        offsets[k]?.push((y * stride + x) * 4)
        weights[k]?.push(weight)
      })
    }
  }
  return offsets.map((list, k) => {
    const own = weights[k] ?? []
    const sum = own.reduce((total, weight) => total + weight, 0) || 1
    return {
      offsets: Int32Array.from(list),
      weights: Float32Array.from(own, (weight) => weight / sum),
    }
  })
}

/** Red, green, blue and the sum of their squares side by side, with `pad` repeated pixels around. */
function padded({ width, height, red, green, blue }: Planes, pad: number): Float32Array {
  const stride = width + 2 * pad
  const out = new Float32Array(stride * (height + 2 * pad) * 4)
  for (let y = 0; y < height + 2 * pad; y++) {
    const row = Math.max(0, Math.min(height - 1, y - pad)) * width
    for (let x = 0; x < stride; x++) {
      const from = row + Math.max(0, Math.min(width - 1, x - pad))
      const [r, g, b] = [red[from], green[from], blue[from]]
      const to = (y * stride + x) * 4
      out[to] = r
      out[to + 1] = g
      out[to + 2] = b
      out[to + 3] = r * r + g * g + b * b
    }
  }
  return out
}

/** One pass; `radius` in pixels of these planes. */
export function kuwahara(planes: Planes, flow: Flow, radius: number): Planes {
  const { width, height } = planes
  const pad = Math.ceil(radius * 2) + 1
  const stride = width + 2 * pad
  const pixels = padded(planes, pad)
  const kernels = Array.from({ length: SHAPES * ANGLES }, (_, n) => {
    const stretch = 1 + Math.floor(n / ANGLES) / (SHAPES - 1)
    const angle = ((n % ANGLES) * Math.PI) / ANGLES
    return ellipse(radius * stretch, Math.max(1, radius / stretch), angle, stride)
  })
  const out = new Planes(width, height, planes.unit)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const turn = Math.atan2(flow.y[i], flow.x[i]) / Math.PI
      const angle = (Math.round((turn + 1) * ANGLES) + ANGLES) % ANGLES
      const shape = Math.round(flow.clear[i] * (SHAPES - 1))
      const sectors = kernels[shape * ANGLES + angle]
      const from = ((y + pad) * stride + x + pad) * 4
      // One by one: an array taken apart costs more here than a sector's sums.
      let total = 0
      let r = 0
      let g = 0
      let b = 0
      for (let s = 0; s < SECTORS; s++) {
        const { offsets, weights } = sectors[s]
        let sr = 0
        let sg = 0
        let sb = 0
        let sp = 0
        const count = offsets.length
        for (let k = 0; k < count; k++) {
          const at = from + offsets[k]
          const weight = weights[k]
          sr += weight * pixels[at]
          sg += weight * pixels[at + 1]
          sb += weight * pixels[at + 2]
          sp += weight * pixels[at + 3]
        }
        const variance = Math.max(0, sp - sr * sr - sg * sg - sb * sb) / 4096
        const calm = variance * variance
        const trust = 1 / (1 + 255 * calm * calm)
        total += trust
        r += trust * sr
        g += trust * sg
        b += trust * sb
      }
      out.red[i] = r / total
      out.green[i] = g / total
      out.blue[i] = b / total
    }
  }
  return out
}

/** Broad forms only, at half size and back: soft borders. */
export function broaden(planes: Planes, breadth = 1): Planes {
  const { width, height, unit } = planes
  const half = resized(planes, Math.max(1, width >> 1), Math.max(1, height >> 1))
  const radius = Math.max(2, 6.5 * breadth * Math.max(0.5, unit))
  return resized(kuwahara(half, computeFlow(half, 2), radius), width, height)
}

/**
 * Broad forms, then crisp borders at full size: one wide pass alone is timid.
 *
 * @param breadth 1 as usual; larger paints away more detail
 */
export function simplify(planes: Planes, breadth = 1): Planes {
  const full = broaden(planes, breadth)
  return kuwahara(full, computeFlow(full, 2), Math.max(2, 3.3 * Math.max(0.5, planes.unit)))
}
