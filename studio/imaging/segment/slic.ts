/** Superpixels: patches of like colour and about equal size (Achanta 2012, SLIC). */
import type { LabPicture } from './lab'

export interface Superpixels {
  readonly width: number
  readonly height: number
  /** Number of each pixel's patch, 0 … count-1; every patch is connected. */
  readonly labels: Int32Array
  readonly count: number
}

interface Grid {
  /** Five numbers a centre: L, a, b, x, y. */
  readonly centres: Float32Array
  readonly count: number
  readonly step: number
}

function plant({ width, height, values }: LabPicture, wanted: number): Grid {
  const step = Math.max(1, Math.sqrt((width * height) / wanted))
  const columns = Math.max(1, Math.round(width / step))
  const rows = Math.max(1, Math.round(height / step))
  const centres = new Float32Array(columns * rows * 5)
  for (let c = 0; c < columns * rows; c++) {
    const x = Math.floor((((c % columns) + 0.5) * width) / columns)
    const y = Math.floor(((Math.floor(c / columns) + 0.5) * height) / rows)
    centres.set(values.subarray(3 * (y * width + x), 3 * (y * width + x) + 3), 5 * c)
    centres[5 * c + 3] = x
    centres[5 * c + 4] = y
  }
  return { centres, count: columns * rows, step }
}

/** Gives each pixel to the nearest centre within reach. `weight` turns pixels² into Lab². */
function assign(
  { width, height, values }: LabPicture,
  { centres, count, step }: Grid,
  weight: number,
  labels: Int32Array,
): void {
  const nearest = new Float64Array(width * height).fill(Infinity)
  const reach = Math.ceil(step * 1.2)
  for (let c = 0; c < count; c++) {
    const l = centres[5 * c]
    const a = centres[5 * c + 1]
    const b = centres[5 * c + 2]
    const cx = centres[5 * c + 3]
    const cy = centres[5 * c + 4]
    const right = Math.min(width - 1, Math.floor(cx + reach))
    const bottom = Math.min(height - 1, Math.floor(cy + reach))
    for (let y = Math.max(0, Math.floor(cy - reach)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x <= right; x++) {
        const i = y * width + x
        const dl = values[3 * i] - l
        const da = values[3 * i + 1] - a
        const db = values[3 * i + 2] - b
        const away = (x - cx) * (x - cx) + (y - cy) * (y - cy)
        const d = dl * dl + da * da + db * db + weight * away
        if (d < nearest[i]) {
          nearest[i] = d
          labels[i] = c
        }
      }
    }
  }
}

/** Moves each centre to the mean of its pixels. */
function recentre({ width, values }: LabPicture, { centres, count }: Grid, labels: Int32Array) {
  const sums = new Float64Array(count * 6)
  for (let i = 0; i < labels.length; i++) {
    const s = 6 * labels[i]
    for (let j = 0; j < 3; j++) sums[s + j] = sums[s + j] + values[3 * i + j]
    sums[s + 3] = sums[s + 3] + (i % width)
    sums[s + 4] = sums[s + 4] + Math.floor(i / width)
    sums[s + 5] = sums[s + 5] + 1
  }
  for (let c = 0; c < count; c++) {
    const n = sums[6 * c + 5]
    if (n > 0) for (let j = 0; j < 5; j++) centres[5 * c + j] = sums[6 * c + j] / n
  }
}

/** Splits patches into connected ones; crumbs join the patch before them. */
function connect(labels: Int32Array, width: number, smallest: number): [Int32Array, number] {
  const out = new Int32Array(labels.length).fill(-1)
  const stack = new Int32Array(labels.length)
  let count = 0
  for (let start = 0; start < labels.length; start++) {
    if (out[start] >= 0) continue
    const label = labels[start]
    const before = start % width > 0 ? out[start - 1] : start >= width ? out[start - width] : -1
    stack[0] = start
    out[start] = count
    let size = 1
    for (let next = 0; next < size; next++) {
      const i = stack[next]
      const x = i % width
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= labels.length || out[j] !== -1 || labels[j] !== label) continue
        out[j] = count
        stack[size++] = j
      }
    }
    if (size < smallest && before >= 0) for (let j = 0; j < size; j++) out[stack[j]] = before
    else count++
  }
  return [out, count]
}

/**
 * @param wanted about how many patches
 * @param compactness Lab units that weigh as much as one patch width: more = rounder patches
 */
export function superpixels(lab: LabPicture, wanted: number, compactness: number): Superpixels {
  const { width, height } = lab
  const grid = plant(lab, wanted)
  const labels = new Int32Array(width * height)
  const weight = (compactness * compactness) / (grid.step * grid.step)
  for (let round = 0; round < 5; round++) {
    assign(lab, grid, weight, labels)
    recentre(lab, grid, labels)
  }
  const smallest = Math.floor((grid.step * grid.step) / 4)
  const [connected, count] = connect(labels, width, smallest)
  return { width, height, labels: connected, count }
}
