/** The picture on a larger sheet, and everything around it as the hole to fill. */
import { createRaster, type Raster } from '@media/raster'

/** Pixels added on each side. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Extended {
  readonly picture: Raster
  readonly hole: Uint8Array
  /** Pixels that must not be copied, at the new size. */
  readonly avoid: Uint8Array
}

/** Rows of junk that some cameras and screenshots leave at the border, at most. */
const MOST_JUNK = 2

/** One line of pixels along a side: where it starts and how to walk it. */
interface Line {
  readonly start: number
  readonly step: number
  readonly count: number
}

function findEdgeLine({ width, height }: Raster, side: keyof Frame, depth: number): Line {
  if (side === 'left') return { start: depth, step: width, count: height }
  if (side === 'right') return { start: width - 1 - depth, step: width, count: height }
  if (side === 'top') return { start: depth * width, step: 1, count: width }
  return { start: (height - 1 - depth) * width, step: 1, count: width }
}

/** Mean difference of two lines, 0..255. */
function apart({ rgba }: Raster, a: Line, b: Line): number {
  let sum = 0
  for (let k = 0; k < a.count; k++) {
    const [i, j] = [(a.start + k * a.step) * 4, (b.start + k * b.step) * 4]
    for (let c = 0; c < 3; c++) sum += Math.abs(rgba[i + c] - rgba[j + c])
  }
  return sum / (3 * a.count)
}

/** Lines at this side that do not belong to the picture: grown outwards they would become its sky. */
function junkAt(picture: Raster, side: keyof Frame): number {
  const { width, height } = picture
  if (Math.min(width, height) < 24) return 0
  const step = (depth: number): number =>
    apart(picture, findEdgeLine(picture, side, depth), findEdgeLine(picture, side, depth + 1))
  const usual = (step(3) + step(4) + step(5)) / 3
  for (let depth = MOST_JUNK - 1; depth >= 0; depth--)
    if (step(depth) > 12 + 4 * usual) return depth + 1
  return 0
}

/**
 * @param avoid 1 = must not be copied, by pixel of the picture
 */
export function extendPicture(picture: Raster, frame: Frame, avoid: Uint8Array): Extended {
  const width = picture.width + frame.left + frame.right
  const height = picture.height + frame.top + frame.bottom
  const out = createRaster(width, height)
  const hole = new Uint8Array(width * height).fill(1)
  const shunned = new Uint8Array(width * height)
  const junk = (side: keyof Frame): number => (frame[side] > 0 ? junkAt(picture, side) : 0)
  const [left, right] = [junk('left'), picture.width - junk('right')]
  const [top, bottom] = [junk('top'), picture.height - junk('bottom')]
  for (let y = 0; y < picture.height; y++) {
    const from = y * picture.width
    const to = (y + frame.top) * width + frame.left
    out.rgba.set(picture.rgba.subarray(from * 4, (from + picture.width) * 4), to * 4)
    shunned.set(avoid.subarray(from, from + picture.width), to)
    if (y >= top && y < bottom) hole.fill(0, to + left, to + right)
  }
  return { picture: out, hole, avoid: shunned }
}
