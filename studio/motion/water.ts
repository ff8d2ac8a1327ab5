/** Water: rows under the waterline slip along small waves that are seen in perspective. */
import { TAU, cos, sin, smoothstep } from '../lib/maths'
import type { Raster } from '@media/raster'
import type { Stage, Weather } from './weather'

/** A train of waves: across, along, how often it passes in a second, and how strong it is. */
const TRAINS = [
  { across: 0.9, along: 0.31, passes: 0.5, strength: 0.7 },
  { across: -1.7, along: 0.52, passes: 0.7, strength: 0.5 },
  { across: 0.55, along: 0.5, passes: 0.8, strength: 1 },
  { across: -1.25, along: 0.83, passes: 0.9, strength: 0.6 },
] as const

interface Field {
  /** First row of water. */
  readonly top: number
  /** Sine and cosine of each train at each pixel of the water, at time 0. */
  readonly sines: readonly Float32Array[]
  readonly cosines: readonly Float32Array[]
  /** Offset of a row, px. */
  readonly reach: Float32Array
}

function buildWaterField({ width, height }: Stage, waterline: number): Field {
  const top = Math.min(height - 2, Math.max(0, Math.round(height * waterline)))
  const rows = height - top
  const size = rows * width
  const sines = TRAINS.map(() => new Float32Array(size))
  const cosines = TRAINS.map(() => new Float32Array(size))
  const reach = new Float32Array(rows)
  const unit = Math.min(width, height) / 512
  for (let row = 0; row < rows; row++) {
    const below = row / rows
    const distance = 1 / (below + 0.16)
    reach[row] = unit * smoothstep(0, 0.35, below) * (0.9 + 3.6 * below)
    for (let x = 0; x < width; x++) {
      const across = (x / width - 0.5) * distance * 5
      const along = distance * 6
      TRAINS.forEach((train, i) => {
        const angle = (across * train.across + along * train.along) * TAU * 0.55
        ;(sines[i] as Float32Array)[row * width + x] = sin(angle) * train.strength
        ;(cosines[i] as Float32Array)[row * width + x] = cos(angle) * train.strength
      })
    }
  }
  return { top, sines, cosines, reach }
}

/** Height of two trains at every pixel of a row. */
function heights(
  field: Field,
  pair: readonly [number, number],
  turns: readonly (readonly [number, number])[],
  row: { start: number; out: Float32Array },
): void {
  const [a, b] = pair
  const [sa, ca] = [field.sines[a], field.cosines[a]]
  const [sb, cb] = [field.sines[b], field.cosines[b]]
  const [[ma, na], [mb, nb]] = [turns[a], turns[b]] as [
    readonly [number, number],
    readonly [number, number],
  ]
  for (let x = 0; x < row.out.length; x++) {
    const i = row.start + x
    row.out[x] = sa[i] * na + ca[i] * ma + sb[i] * nb + cb[i] * mb
  }
}

export function waterWeather(stage: Stage, waterline: number): Weather {
  const { width, height, seconds } = stage
  const field = buildWaterField(stage, waterline)
  const still = new Uint8ClampedArray((height - field.top) * width * 4)
  const [sideways, up] = [new Float32Array(width), new Float32Array(width)]
  const ripple = (frame: Raster, time: number): void => {
    still.set(frame.rgba.subarray(field.top * width * 4))
    const turns = TRAINS.map(({ passes }) => {
      const angle =
        Math.sign(passes) * Math.max(1, Math.round(Math.abs(passes) * seconds)) * time * TAU
      return [sin(angle), cos(angle)] as const
    })
    for (let row = 0; row < height - field.top; row++) {
      heights(field, [0, 1], turns, { start: row * width, out: sideways })
      heights(field, [2, 3], turns, { start: row * width, out: up })
      slipRow(frame, still, {
        row,
        top: field.top,
        reach: field.reach[row],
        sideways,
        up,
      })
    }
  }
  return { tint: () => undefined, behind: ripple, before: () => undefined }
}

interface Slip {
  readonly row: number
  readonly top: number
  readonly reach: number
  readonly sideways: Float32Array
  readonly up: Float32Array
}

/** One row of water: each pixel is taken from where the waves bend the sight to. */
function slipRow({ width, height, rgba }: Raster, still: Uint8ClampedArray, slip: Slip): void {
  const lastRow = height - slip.top - 1.001
  for (let x = 0; x < width; x++) {
    const wave = slip.up[x]
    const fromX = Math.min(width - 1.001, Math.max(0, x + slip.sideways[x] * slip.reach))
    const fromY = Math.min(lastRow, Math.max(0, slip.row + wave * slip.reach * 0.8))
    const [left, upper] = [Math.floor(fromX), Math.floor(fromY)]
    const [fx, fy] = [fromX - left, fromY - upper]
    const p = (upper * width + left) * 4
    const q = p + width * 4
    const glint = 1 + 0.035 * wave * Math.min(1, slip.reach * 0.5)
    const at = ((slip.top + slip.row) * width + x) * 4
    for (let c = 0; c < 3; c++) {
      const above = still[p + c] * (1 - fx) + still[p + c + 4] * fx
      const below = still[q + c] * (1 - fx) + still[q + c + 4] * fx
      rgba[at + c] = (above * (1 - fy) + below * fy) * glint
    }
  }
}
