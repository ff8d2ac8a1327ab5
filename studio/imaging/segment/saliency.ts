/**
 * Saliency: patches unlike the background, where background is the part connected to the frame (Zhu
 * 2014, robust background detection).
 */
import { MinHeap } from './heap'
import { colourDistance, type Regions } from './regions'

export interface Saliency {
  /** One number a patch, 0..1. */
  readonly salient: Float32Array
  /** Background probability of each patch, 0..1. */
  readonly background: Float32Array
}

/** Lab units within which patches count as one surface. */
const SURFACE = 10
const FOCUS = 18

const falloff = (d: number, sigma: number): number => Math.exp((-d * d) / (2 * sigma * sigma))

/** Likeness 0..1 of every patch to one, over the smallest steps of colour on the way. */
function geodesic(regions: Regions, steps: Map<object, number>, from: number): Float64Array {
  const distance = new Float64Array(regions.count).fill(Infinity)
  const heap = new MinHeap()
  distance[from] = 0
  heap.push(0, from)
  while (heap.size > 0) {
    const { key, value: at } = heap.pop()
    if (key > distance[at]) continue
    if (key > 3 * SURFACE) break
    for (const border of regions.around[at] ?? []) {
      const to = border.a === at ? border.b : border.a
      const next = key + (steps.get(border) as number)
      if (next >= distance[to]) continue
      distance[to] = next
      heap.push(next, to)
    }
  }
  return distance.map((d) => (d < 3 * SURFACE ? falloff(d, SURFACE) : 0))
}

/** Length of frame a patch's surface touches against the root of its area: high = background. */
function backgroundness(regions: Regions): Float32Array {
  const { count, borders, around } = regions
  const least = new Float32Array(count).fill(20)
  const raw = borders.map((border) => colourDistance(regions, border.a, border.b, FOCUS))
  borders.forEach(({ a, b }, i) => {
    least[a] = Math.min(least[a], raw[i])
    least[b] = Math.min(least[b], raw[i])
  })
  const usual = around.length > 0 ? least.reduce((sum, d) => sum + d, 0) / count : 0
  const steps = new Map<object, number>(
    borders.map((border, i) => [border, Math.max(0, raw[i] - usual)]),
  )
  return Float32Array.from({ length: count }, (_, c) => {
    const like = geodesic(regions, steps, c)
    let area = 0
    let length = 0
    for (let j = 0; j < count; j++) {
      area += like[j]
      if (regions.frame[j] > 0) length += like[j]
    }
    return 1 - falloff(length / Math.sqrt(area), 1)
  })
}

/** Contrast of each patch to the background around it, centre and sharpness favoured, 0..1. */
function contrast(regions: Regions, background: Float32Array): Float32Array {
  const { count, width, height, middles, colours } = regions
  const far = Math.max(width, height)
  const out = Float32Array.from({ length: count }, (_, c) => {
    const x = middles[2 * c]
    const y = middles[2 * c + 1]
    let sum = 0
    for (let j = 0; j < count; j++) {
      const dx = (x - middles[2 * j]) / far
      const dy = (y - middles[2 * j + 1]) / far
      const near = falloff(Math.sqrt(dx * dx + dy * dy), 0.4)
      sum += colourDistance(regions, c, j, FOCUS) * near * background[j]
    }
    const off = Math.hypot(x / width - 0.5, y / height - 0.5)
    return sum * falloff(off, 0.35) * (0.6 + 0.4 * colours[4 * c + 3])
  })
  const top = out.slice().sort()[Math.floor(count * 0.98)]
  return out.map((v) => Math.min(1, v / (top || 1)))
}

/** Settles contrast and background against each other over like neighbours (Gauss-Seidel). */
function settle(regions: Regions, salient: Float32Array, background: Float32Array): Float32Array {
  const out = salient.slice()
  const alike = new Map<object, number>(
    regions.borders.map((border) => [
      border,
      falloff(colourDistance(regions, border.a, border.b, FOCUS), SURFACE) + 0.05,
    ]),
  )
  const links = regions.around.map((borders, c) =>
    borders.map((border) => ({
      to: border.a === c ? border.b : border.a,
      weight: alike.get(border) as number,
    })),
  )
  for (let round = 0; round < 100; round++) {
    links.forEach((neighbours, c) => {
      let sum = salient[c]
      let weights = salient[c] + background[c]
      for (const { to, weight } of neighbours) {
        sum += weight * out[to]
        weights += weight
      }
      out[c] = sum / (weights || 1)
    })
  }
  const low = out.reduce((a, b) => Math.min(a, b), Infinity)
  const high = out.reduce((a, b) => Math.max(a, b), -Infinity)
  return out.map((v) => (v - low) / (high - low + 1e-6))
}

export function findSaliency(regions: Regions): Saliency {
  const background = backgroundness(regions)
  const salient = settle(regions, contrast(regions, background), background)
  return { salient, background }
}
