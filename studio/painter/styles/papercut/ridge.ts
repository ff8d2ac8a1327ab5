import type { Point } from '../../drawing'
import { clamp, mix, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'

/** The ridge as scissors follow it: sampled wide, with the smallest teeth left out. */
export function cutLine(ridge: Float32Array, step: number, reach: number): Point[] {
  const last = ridge.length - 1
  const out: Point[] = []
  for (let x = -step; x <= last + step; x += step) {
    let sum = 0
    let weight = 0
    for (let k = -3; k <= 3; k++) {
      const at = clamp(Math.round(x + (k / 3) * reach), 0, last)
      const w = 4 - Math.abs(k)
      sum += ridge[at] * w
      weight += w
    }
    out.push([x, sum / weight])
  }
  return out
}

/** The cut line's y at every x of the picture. */
export function everyX(line: readonly Point[], width: number): Float32Array {
  const out = new Float32Array(width)
  let k = 0
  for (let x = 0; x < width; x++) {
    while (k < line.length - 2 && line[k + 1][0] < x) k += 1
    const [ax, ay] = line[k]
    const [bx, by] = line[k + 1]
    out[x] = mix(ay, by, clamp((x - ax) / Math.max(1e-6, bx - ax)))
  }
  return out
}

export interface Peak {
  readonly index: number
  readonly x: number
  readonly y: number
  /** Height above the lower of its two saddles. */
  readonly rise: number
  readonly left: number
  readonly right: number
}

/** Summits that stand out, with the saddles at both sides. */
export function findPeaks(line: readonly Point[], smallest: number): Peak[] {
  const y = (i: number): number => line[i][1]
  const out: Peak[] = []
  for (let i = 1; i < line.length - 1; i++) {
    if (!(y(i) <= y(i - 1) && y(i) < y(i + 1))) continue
    let [left, right] = [i, i]
    // small teeth on the way down do not end a mountain
    let [low, deep] = [y(i), y(i)]
    for (let k = i - 1; k >= 0 && y(k) > y(i) && y(k) > low - smallest; k--) {
      if (y(k) > low) [low, left] = [y(k), k]
    }
    for (let k = i + 1; k < line.length && y(k) > y(i) && y(k) > deep - smallest; k++) {
      if (y(k) > deep) [deep, right] = [y(k), k]
    }
    const rise = Math.min(y(left), y(right)) - y(i)
    if (rise < smallest) continue
    const [px] = line[i]
    out.push({ index: i, x: px, y: y(i), rise: Math.max(y(left), y(right)) - y(i), left, right })
  }
  return out
}

/**
 * The side of a mountain away from the light.
 *
 * @param zigzag 0..1: how much its inner edge turns back and forth
 */
export function shadowFace(
  line: readonly Point[],
  peak: Peak,
  side: -1 | 1,
  random: Random,
  zigzag = 1,
): Point[] {
  const end = side > 0 ? peak.right : peak.left
  const along: Point[] = []
  for (let i = peak.index; side > 0 ? i <= end : i >= end; i += side) along.push(line[i])
  const [endX, endY] = along[along.length - 1]
  const foot = endY + peak.rise * 0.3
  const reach = endX - peak.x
  const back: Point[] = []
  const turns = zigzag > 0 ? 5 : 12
  for (let k = turns; k >= 1; k--) {
    const t = k / turns
    const sway = (k % 2 === 0 ? -0.07 : 0.09) * (0.5 + random.next()) * zigzag
    const x = peak.x + reach * (0.05 + 0.28 * t * t + sway * t)
    back.push([x, mix(peak.y, foot, t)])
  }
  return [...along, ...back]
}

/** Snow lies on a summit as a sheet with a torn zigzag hem. */
export function snowCap(
  line: readonly Point[],
  peak: Peak,
  depth: number,
  random: Random,
): Point[] {
  const top: Point[] = []
  for (let i = peak.left; i <= peak.right; i++) {
    const point = line[i]
    if (point[1] - peak.y < depth) top.push(point)
  }
  const first = top[0]
  const last = top[top.length - 1]
  if (!first || !last || top.length < 3) return []
  const hem: Point[] = []
  const teeth = Math.max(3, Math.round((last[0] - first[0]) / (depth * 0.32)) | 1)
  for (let k = teeth; k >= 0; k--) {
    const t = k / teeth
    const place = t * (top.length - 1)
    const [x, y] = top[Math.round(place)]
    const hang = sin(t * Math.PI) * (k % 2 === 0 ? 0.85 : 0.28) * random.range(0.75, 1.15)
    hem.push([x, y + depth * hang])
  }
  return [...top, ...hem]
}

/** Half a cap of snow: down one side of the summit, and back in two teeth. */
export function halfCap(line: readonly Point[], peak: Peak, depth: number, side: -1 | 1): Point[] {
  const along: Point[] = []
  for (let i = peak.index; i >= 0 && i < line.length; i += side) {
    const point = line[i]
    if (point[1] > peak.y + depth) break
    along.push(point)
  }
  const end = along[along.length - 1]
  if (!end || along.length < 2) return []
  const reach = end[0] - peak.x
  const hem: Point[] = [
    [peak.x + reach * 0.72, peak.y + depth * 0.72],
    [peak.x + reach * 0.5, peak.y + depth * 1.16],
    [peak.x + reach * 0.26, peak.y + depth * 0.7],
    [peak.x, peak.y + depth * 1.02],
  ]
  return [...along, ...hem]
}
