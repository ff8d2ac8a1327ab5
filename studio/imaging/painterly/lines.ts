/**
 * Line drawing by flow-guided extended difference of Gaussians (Kang 2007; Winnemöller 2012).
 * The luma is first divided by its surroundings, or dark skies would turn black.
 */
import { blurPlane } from '../../lib/blur'
import type { Planes } from '../../lib/planes'
import { type Flow, computeFlow } from './flow'
import { computeLuma } from './photo'

export interface LineOptions {
  /** Width of a line in units of a 1024-pixel picture. */
  readonly width: number
  /** Length of smoothing along a line, in the same units. */
  readonly length: number
  /** 0..1: more draws fainter edges too. */
  readonly detail: number
  /** Hardness of the edge between line and paper: 3 soft pencil … 20 pen. */
  readonly hardness: number
  /** 1: dark areas are filled with ink, 0: only their edges are drawn. */
  readonly fill: number
  /** Sharpening of the difference; about 18. */
  readonly gain?: number
}

const WIDER = 1.6
/** The level of a place where nothing happens. */
const USUAL = 0.8

function bell(sigma: number): Float32Array {
  const reach = Math.ceil(2 * sigma * WIDER)
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) * (i - reach)) / (2 * sigma * sigma)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Luma as a share of its surroundings, about 0.74 where nothing happens. */
function levelled(planes: Planes): Float32Array {
  const { width, height, unit } = planes
  const luma = computeLuma(planes)
  const around = blurPlane(luma, width, height, 24 * unit, 2)
  return luma.map((value, i) => {
    const share = (0.74 * (value + 2)) / (around[i] + 9) + 0.02
    return Math.min(1.25, share) * 0.92 + (0.08 * value) / 255
  })
}

/** The sharpened difference of two Gaussians across the edge. */
function acrossEdges(level: Float32Array, flow: Flow, sigma: number, gain: number): Float32Array {
  const { width, height } = flow
  const wide = bell(sigma * WIDER)
  const reach = (wide.length - 1) / 2
  const inner = bell(sigma)
  const shift = reach - (inner.length - 1) / 2
  const mixed = wide.map((weight, k) => (1 + gain) * (inner[k - shift] ?? 0) - gain * weight)
  const out = new Float32Array(level.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const dx = -flow.y[i]
      const dy = flow.x[i]
      let sum = 0
      for (let k = -reach; k <= reach; k++) {
        let px = (x + k * dx + 0.5) | 0
        let py = (y + k * dy + 0.5) | 0
        if (px < 0) px = 0
        else if (px >= width) px = width - 1
        if (py < 0) py = 0
        else if (py >= height) py = height - 1
        sum += mixed[k + reach] * level[py * width + px]
      }
      out[i] = sum
    }
  }
  return out
}

/** Averages along the flow, so that lines are whole. */
export function alongFlow(values: Float32Array, flow: Flow, sigma: number): Float32Array {
  const { width, height } = flow
  const steps = Math.ceil(2 * sigma)
  const weights = Float32Array.from({ length: steps + 1 }, (_, k) =>
    Math.exp((-k * k) / (2 * sigma * sigma)),
  )
  return values.map((value, i) => {
    let sum = value
    let total = 1
    for (let side = -1; side <= 1; side += 2) {
      let px = i % width
      let py = (i - px) / width
      let dx = flow.x[i] * side
      let dy = flow.y[i] * side
      for (let k = 1; k <= steps; k++) {
        px += dx
        py += dy
        if (px < -0.5 || py < -0.5) break
        const cx = (px + 0.5) | 0
        const cy = (py + 0.5) | 0
        if (cx >= width || cy >= height) break
        const j = cy * width + cx
        const weight = weights[k]
        sum += weight * values[j]
        total += weight
        const turn = flow.x[j] * dx + flow.y[j] * dy < 0 ? -1 : 1
        dx = flow.x[j] * turn
        dy = flow.y[j] * turn
      }
    }
    return sum / total
  })
}

/**
 * Ink coverage of each pixel, 0..1.
 *
 * @param known the flow of the planes, if already computed
 */
export function inkLines(planes: Planes, options: LineOptions, known?: Flow): Float32Array {
  const { unit } = planes
  const flow = known ?? computeFlow(planes, Math.max(1, 2.2 * unit))
  const { gain = 18, hardness, detail } = options
  const level = levelled(planes)
  const difference = acrossEdges(level, flow, Math.max(0.6, options.width * unit), gain)
  if (options.fill < 1) {
    const tone = blurPlane(level, planes.width, planes.height, 5 * unit, 2)
    for (let i = 0; i < tone.length; i++)
      difference[i] = difference[i] - (1 - options.fill) * (tone[i] - USUAL)
  }
  const smooth = alongFlow(difference, flow, Math.max(1, options.length * unit))
  const limit = 0.4 + 0.35 * detail
  return smooth.map((value) => (value >= limit ? 0 : -Math.tanh(hardness * (value - limit))))
}
