/**
 * Colours of one picture moved onto those of another by sliced optimal transport (Pitié 2007;
 * Rabin 2011) in OKLab. The motion is found on a sample and carried by a grid of colours, so that
 * like colours move alike and a whole picture costs one look-up a pixel.
 */
import { cos, sin } from '../../lib/maths'
import type { Random } from '../../lib/random'
import type { LabPlanes } from './oklab'

const ROUNDS = 14
const SAMPLES = 40_000
const BINS = 256
/** Nodes of the grid along l, a and b; a and b reach from -REACH to REACH. */
const NODES = 21
const REACH = 0.34

type Axis = readonly [number, number, number]
/** Colours as l, a, b, l, a, b … */
type Points = Float32Array

function sampleColours({ l, a, b }: LabPlanes): Points {
  const step = Math.max(1, Math.floor(l.length / SAMPLES))
  const points = new Float32Array(Math.floor(l.length / step) * 3)
  for (let n = 0; n < points.length / 3; n++) {
    points[n * 3] = l[n * step]
    points[n * 3 + 1] = a[n * step]
    points[n * 3 + 2] = b[n * step]
  }
  return points
}

/** Three axes at right angles, turned at random. */
function basis(random: Random): readonly Axis[] {
  const [u, v, w] = [random.next(), random.next() * 2 * Math.PI, random.next() * 2 * Math.PI]
  const [s, t] = [Math.sqrt(1 - u), Math.sqrt(u)]
  const [x, y, z, q] = [s * sin(v), s * cos(v), t * sin(w), t * cos(w)]
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * q), 2 * (x * z + y * q)],
    [2 * (x * y + z * q), 1 - 2 * (x * x + z * z), 2 * (y * z - x * q)],
    [2 * (x * z - y * q), 2 * (y * z + x * q), 1 - 2 * (x * x + y * y)],
  ]
}

/** Sorted places of the points along an axis. */
function along(points: Points, axis: Axis): Float32Array {
  return Float32Array.from({ length: points.length / 3 }, (_, n) => {
    const [l, a, b] = [points[n * 3] ?? 0, points[n * 3 + 1] ?? 0, points[n * 3 + 2] ?? 0]
    return l * axis[0] + a * axis[1] + b * axis[2]
  }).sort()
}

function quantile(sorted: Float32Array, share: number): number {
  const position = share * (sorted.length - 1)
  const low = Math.floor(position)
  const value = sorted[low]
  return value + (sorted[Math.min(sorted.length - 1, low + 1)] - value) * (position - low)
}

/** Moves points along one axis: each rank of `from` goes `step` of the way to that rank of `to`. */
function shift(
  moved: readonly Points[],
  axis: Axis,
  from: Float32Array,
  to: Float32Array,
  step: number,
) {
  const source = Float32Array.from({ length: BINS }, (_, k) => quantile(from, k / (BINS - 1)))
  const change = source.map((value, k) => (quantile(to, k / (BINS - 1)) - value) * step)
  for (const points of moved) {
    for (let n = 0; n < points.length; n += 3) {
      const [l, a, b] = [points[n], points[n + 1], points[n + 2]]
      const value = l * axis[0] + a * axis[1] + b * axis[2]
      let [low, high] = [0, BINS - 1]
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if (source[middle] > value) high = middle
        else low = middle
      }
      const span = source[high] - source[low]
      const t = Math.max(0, Math.min(1, span > 1e-6 ? (value - source[low]) / span : 0.5))
      const by = change[low] * (1 - t) + change[high] * t
      points[n] = l + by * axis[0]
      points[n + 1] = a + by * axis[1]
      points[n + 2] = b + by * axis[2]
    }
  }
}

/** Every node of the grid in its first place. */
function gridPoints(): Points {
  const points = new Float32Array(NODES * NODES * NODES * 3)
  const last = NODES - 1
  for (let n = 0; n < points.length / 3; n++) {
    points[n * 3] = Math.floor(n / (NODES * NODES)) / last
    points[n * 3 + 1] = (((Math.floor(n / NODES) % NODES) / last) * 2 - 1) * REACH
    points[n * 3 + 2] = (((n % NODES) / last) * 2 - 1) * REACH
  }
  return points
}

/** Change of l, a and b for each colour, by trilinear look-up. */
export type ColourMotion = (l: number, a: number, b: number, out: Float32Array) => void

function buildColourMotion(start: Points, end: Points): ColourMotion {
  const change = end.map((value, i) => value - start[i])
  const last = NODES - 1
  const cell = (share: number): [number, number] => {
    const position = Math.max(0, Math.min(last - 1e-4, share * last))
    return [Math.floor(position), position - Math.floor(position)]
  }
  return (l, a, b, out) => {
    const [i, x] = cell(l)
    const [j, y] = cell((a / REACH + 1) / 2)
    const [k, z] = cell((b / REACH + 1) / 2)
    out.fill(0)
    for (let corner = 0; corner < 8; corner++) {
      const [di, dj, dk] = [corner >> 2, (corner >> 1) & 1, corner & 1]
      const weight = (di ? x : 1 - x) * (dj ? y : 1 - y) * (dk ? z : 1 - z)
      const at = (((i + di) * NODES + j + dj) * NODES + k + dk) * 3
      for (let c = 0; c < 3; c++) out[c] = out[c] + weight * change[at + c]
    }
  }
}

/** Finds how the colours of one picture have to move to become those of another. */
export function transport(from: LabPlanes, to: LabPlanes, random: Random): ColourMotion {
  const points = sampleColours(from)
  const target = sampleColours(to)
  const start = gridPoints()
  const grid = start.slice()
  for (let round = 0; round < ROUNDS; round++) {
    for (const axis of basis(random))
      shift([points, grid], axis, along(points, axis), along(target, axis), 0.6)
  }
  return buildColourMotion(start, grid)
}
