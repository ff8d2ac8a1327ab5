/**
 * The cast shadow of a cut-out: a low one on the ground behind its foot with a dark contact line,
 * or, when the frame cuts it off below, a faint one on the wall.
 */
import { createMask, type Mask, type Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import { buildPlane } from '../segment/plane'
import { enlarge } from '../segment/resample'
import { fitted, shrinkRaster, type Size } from '../segment/shrink'

const SIDE = 384
/** Height of the shadow on the ground, and how far it leans, as shares of the thing's height. */
const SQUASH = 0.2
const LEAN = 0.28
const GROUND = 0.42
const CONTACT = 0.6
const WALL = 0.22

interface Shape {
  readonly alpha: Float32Array
  readonly size: Size
  readonly top: number
  readonly bottom: number
  /** Share of its own width that the lower frame cuts. */
  readonly cutOff: number
}

function measureShape(cut: Raster): Shape | null {
  const size = fitted(cut, SIDE)
  const small = shrinkRaster(cut, size)
  const alpha = buildPlane(size.width * size.height, (i) => small.rgba[4 * i + 3] / 255)
  const filled = (y: number): number => {
    let count = 0
    for (let x = 0; x < size.width; x++) if (alpha[y * size.width + x] > 0.5) count++
    return count
  }
  const rows = Array.from({ length: size.height }, (_, y) => filled(y))
  const top = rows.findIndex((count) => count > 0)
  if (top < 0) return null
  const bottom = rows.reduce((last, count, y) => (count > 0 ? y : last), top)
  const widest = Math.max(...rows)
  const cutOff = bottom >= size.height - 2 ? rows[bottom] / widest : 0
  return { alpha, size, top, bottom, cutOff }
}

function blur(plane: Float32Array, size: Size, radius: number): Float32Array {
  const once = { ...size, radius: Math.max(1, Math.round(radius)) }
  return boxMean(boxMean(plane, once), once)
}

/** The silhouette laid down behind the foot. */
function projectSilhouette({ alpha, size, bottom, top }: Shape): Float32Array {
  const { width, height } = size
  const tall = bottom - top + 1
  const out = new Float32Array(width * height)
  for (let y = Math.max(0, Math.floor(bottom - SQUASH * tall)); y < height; y++) {
    const up = (bottom - y) / SQUASH
    const from = Math.round(bottom - up)
    if (from < 0 || from > bottom) continue
    const shift = Math.round((LEAN * SQUASH * up) / SQUASH)
    for (let x = 0; x < width; x++) {
      const sx = x - shift
      if (sx >= 0 && sx < width) out[y * width + x] = alpha[from * width + sx]
    }
  }
  return out
}

/** A thin contact shadow below the foot. */
function contact({ alpha, size, bottom, top }: Shape): Float32Array {
  const { width, height } = size
  const reach = 0.3 * (bottom - top + 1)
  const down = Math.max(1, Math.round(0.012 * (bottom - top + 1)))
  return buildPlane(width * height, (i) => {
    const y = Math.floor(i / width)
    const near = Math.min(1, Math.max(0, 1 - (bottom - y) / reach))
    return y < down ? 0 : near * near * alpha[i - down * width]
  })
}

function ground(shape: Shape): Float32Array {
  const tall = shape.bottom - shape.top + 1
  const far = blur(projectSilhouette(shape), shape.size, Math.max(2, 0.025 * tall))
  const close = blur(contact(shape), shape.size, Math.max(1, 0.01 * tall))
  return far.map((v, i) => 1 - (1 - GROUND * v) * (1 - CONTACT * close[i]))
}

function wall({ alpha, size, top, bottom }: Shape): Float32Array {
  const { width, height } = size
  const by = Math.max(1, Math.round(0.02 * (bottom - top + 1)))
  const moved = buildPlane(width * height, (i) => {
    const x = (i % width) - by
    const y = Math.floor(i / width) - by
    return x < 0 || y < 0 ? 0 : alpha[y * width + x]
  })
  return blur(moved, size, 1.4 * by).map((v) => WALL * v)
}

/** Darkness of each pixel of the backdrop, 0..255. */
export function renderShadow(cut: Raster): Mask {
  const { width, height } = cut
  const shape = measureShape(cut)
  if (!shape) return createMask(width, height)
  const dark = enlarge(shape.cutOff > 0.25 ? wall(shape) : ground(shape), shape.size, cut)
  return { width, height, values: new Uint8Array(dark.map((v) => Math.round(255 * v))) }
}
