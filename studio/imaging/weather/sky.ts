/** The sky of a photograph: what is even, light or blue, and reaches the upper edge. */
import { createMask, type Mask, type Raster } from '@media/raster'
import { blurPlane } from '../../lib/blur'
import { clamp, smoothstep } from '../../lib/maths'

/** Long side of the small picture that is looked at. */
const SMALL = 240
/** Difference of neighbours within one sky, levels. */
const EVEN = 14
const SOFT_PX = 1.2

interface Small {
  readonly width: number
  readonly height: number
  /** Red, green and blue in turns. */
  readonly levels: Float32Array
}

function shrink({ width, height, rgba }: Raster): Small {
  const scale = Math.min(1, SMALL / Math.max(width, height))
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const levels = new Float32Array(w * h * 3)
  const counts = new Float32Array(w * h)
  for (let y = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w
    for (let x = 0; x < width; x++) {
      const to = row + Math.min(w - 1, Math.floor((x * w) / width))
      const from = (y * width + x) * 4
      counts[to] += 1
      for (let c = 0; c < 3; c++) levels[to * 3 + c] += rgba[from + c]
    }
  }
  for (let i = 0; i < levels.length; i++) levels[i] /= Math.max(1, counts[Math.floor(i / 3)])
  return { width: w, height: h, levels }
}

/** Blue, white, grey or the warm light of an evening; no leaves and nothing dark. */
function looksLikeSky([red, green, blue]: readonly [number, number, number]): boolean {
  const light = (red + green + blue) / 3
  if (light < 70) return false
  if (green > red + 8 && green > blue + 4) return false
  if (blue >= red - 4) return light > 80 || blue > red + 30
  return light > 165
}

/**
 * @param taken things before it, 0..255
 * @returns coverage 0..255; all zero where there is none
 */
export function findSky(picture: Raster, taken: Mask | null): Mask {
  const small = shrink(picture)
  const { width, height, levels } = small
  const colourAt = (i: number): [number, number, number] => [
    levels[i * 3] ?? 0,
    levels[i * 3 + 1] ?? 0,
    levels[i * 3 + 2] ?? 0,
  ]
  const isFree = (i: number): boolean => {
    if (!taken) return true
    const x = Math.floor((((i % width) + 0.5) * taken.width) / width)
    const y = Math.floor(((Math.floor(i / width) + 0.5) * taken.height) / height)
    return taken.values[y * taken.width + x] < 128
  }
  const sky = new Float32Array(width * height)
  const queue: number[] = []
  const enter = (i: number): void => {
    if (sky[i] > 0 || !isFree(i) || !looksLikeSky(colourAt(i))) return
    sky[i] = 1
    queue.push(i)
  }
  for (let x = 0; x < width; x++) enter(x)
  for (let at = 0; at < queue.length; at++) {
    const i = queue[at] ?? 0
    const [x, y] = [i % width, Math.floor(i / width)]
    const own = colourAt(i)
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
      const next = ny * width + nx
      const other = colourAt(next)
      const apart = Math.max(...own.map((level, c) => Math.abs(level - (other[c] ?? 0))))
      if (apart <= EVEN) enter(next)
    }
  }
  const soft = blurPlane(sky, width, height, SOFT_PX, 2)
  return enlarge({ width, height, soft }, picture, looksLikeSky)
}

/** Back to the size of the picture; at the soft edge the colour of each pixel decides. */
function enlarge(
  { width, height, soft }: { width: number; height: number; soft: Float32Array },
  picture: Raster,
  isSky: typeof looksLikeSky,
): Mask {
  const mask = createMask(picture.width, picture.height)
  for (let y = 0; y < picture.height; y++) {
    const fy = clamp(((y + 0.5) * height) / picture.height - 0.5, 0, height - 1)
    const y0 = Math.floor(fy)
    const y1 = Math.min(height - 1, y0 + 1)
    for (let x = 0; x < picture.width; x++) {
      const fx = clamp(((x + 0.5) * width) / picture.width - 0.5, 0, width - 1)
      const x0 = Math.floor(fx)
      const x1 = Math.min(width - 1, x0 + 1)
      const upper = soft[y0 * width + x0] * (1 - fx + x0) + soft[y0 * width + x1] * (fx - x0)
      const lower = soft[y1 * width + x0] * (1 - fx + x0) + soft[y1 * width + x1] * (fx - x0)
      const share = upper + (lower - upper) * (fy - y0)
      if (share <= 0.02) continue
      const i = y * picture.width + x
      const { rgba } = picture
      const own = [rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2]] as [number, number, number]
      mask.values[i] = Math.round(255 * smoothstep(0.1, 0.75, isSky(own) ? share : share * 0.35))
    }
  }
  return mask
}

/** Share of the picture. */
export function computeShare({ values }: Mask): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]
  return sum / 255 / Math.max(1, values.length)
}
