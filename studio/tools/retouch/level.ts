/** A picture that was held aslant: its angle by its edges, and the picture turned upright. */
import { createRaster, type Raster } from '@media/raster'
import sharp from 'sharp'
import { fitted, shrinkRaster } from '../../imaging/segment/shrink'

/** Edges are looked for at this size. */
const SIDE = 480
/** Degrees that are tried, and their step. */
export const MOST_TURN = 12
const STEP = 0.25
/** Fainter edges are texture, 0..255. */
const LEAST_EDGE = 24
/** Least ratio of the best angle to the median of all. */
const LEAST_PEAK = 1.12
/** Less than this cannot be seen. */
const LEAST_TURN = 0.5

interface Edges {
  /** x and y in turns from the middle, of edges that run along and of those that run up. */
  readonly along: readonly number[]
  readonly up: readonly number[]
}

function findEdges(picture: Raster): Edges {
  const size = fitted(picture, SIDE)
  const { width, height, rgba } = shrinkRaster(picture, size)
  const light = (x: number, y: number): number => {
    const i = 4 * (y * width + x)
    return 0.3 * rgba[i] + 0.59 * rgba[i + 1] + 0.11 * rgba[i + 2]
  }
  const [along, up]: [number[], number[]] = [[], []]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const [dx, dy] = [light(x + 1, y) - light(x - 1, y), light(x, y + 1) - light(x, y - 1)]
      const [ax, ay] = [Math.abs(dx), Math.abs(dy)]
      if (Math.max(ax, ay) < LEAST_EDGE) continue
      // within 20 degrees of an axis
      if (ay > 2.7 * ax) along.push(x - width / 2, y - height / 2)
      else if (ax > 2.7 * ay) up.push(x - width / 2, y - height / 2)
    }
  return { along, up }
}

/** Concentration of edges in rows of the picture turned by an angle. */
function sharpness(points: readonly number[], degrees: number, isUp: boolean): number {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const bins = new Float64Array(2 * SIDE)
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    const row = Math.round((isUp ? x * cos + y * sin : y * cos - x * sin) + SIDE)
    if (row >= 0 && row < bins.length) bins[row] += 1
  }
  return bins.reduce((sum, count) => sum + count * count, 0)
}

/** Degrees that its edges lean to the right (clockwise); null: edges say too little. */
export function findLean(picture: Raster): number | null {
  const { along, up } = findEdges(picture)
  if (along.length + up.length < 200) return null
  const angles = Array.from({ length: 2 * (MOST_TURN / STEP) + 1 }, (_, i) => i * STEP - MOST_TURN)
  const total = along.length + up.length
  const raw = angles.map(
    (angle) => (sharpness(along, angle, false) + sharpness(up, angle, true)) / total,
  )
  const smooth = raw.map((value, i) => (raw[i - 1] ?? value) + 2 * value + (raw[i + 1] ?? value))
  const best = smooth.indexOf(Math.max(...smooth))
  const middle = [...smooth].sort((a, b) => a - b)[smooth.length >> 1] ?? 1
  const angle = angles[best] ?? 0
  const isEnd = best === 0 || best === smooth.length - 1
  return isEnd || smooth[best] < LEAST_PEAK * middle ? null : angle
}

/** True for an angle that can be seen. */
export const isLeaning = (degrees: number): boolean => Math.abs(degrees) >= LEAST_TURN

/** Sides of the largest upright rectangle of the picture's ratio within the turned picture. */
function insideTurned({ width, height }: Raster, degrees: number): [number, number] {
  const turn = (Math.abs(degrees) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const scale = Math.min(
    width / (width * cos + height * sin),
    height / (width * sin + height * cos),
  )
  return [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))]
}

/** Turned clockwise, without the empty corners. */
export async function turnBy(picture: Raster, degrees: number): Promise<Raster> {
  const { width, height, rgba } = picture
  const [w, h] = insideTurned(picture, degrees)
  const raw = { width, height, channels: 4 as const }
  const turned = await sharp(rgba, { raw })
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const out = createRaster(w, h)
  const left = Math.max(0, Math.floor((turned.info.width - w) / 2))
  const top = Math.max(0, Math.floor((turned.info.height - h) / 2))
  for (let y = 0; y < h; y++) {
    const from = ((top + y) * turned.info.width + left) * 4
    out.rgba.set(turned.data.subarray(from, from + w * 4), y * w * 4)
  }
  return out
}
