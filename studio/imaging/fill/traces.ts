/**
 * Traces of a filling: a border that was not there before, less detail than the nearest
 * surroundings, and places that repeat something that the picture has only once. Grass and water
 * repeat themselves everywhere, so their copies are not unique.
 */
import type { Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import type { Size } from '../segment/shrink'
import { findNearest } from './nearest'

export interface Traces {
  /** Border pixels with a step that the picture before does not have. */
  readonly steps: number
  /** Share of the filling with far less detail than the nearest known pixels, 0..1. */
  readonly soft: number
  /** Share of its blocks that repeat a unique place, 0..1. */
  readonly unique: number
}

type Plane = Float32Array

function blur(values: Plane, { width, height }: Size, sigma: number): Plane {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  )
  const sum = weights.reduce((a, b) => a + b)
  const clamp = (at: number, length: number): number => Math.min(length - 1, Math.max(0, at))
  const run = (from: Plane, place: (x: number, y: number, by: number) => number): Plane => {
    const out = new Float32Array(from.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let value = 0
        for (let i = -reach; i <= reach; i++) value += weights[i + reach] * from[place(x, y, i)]
        out[y * width + x] = value / sum
      }
    return out
  }
  const across = run(values, (x, y, by) => y * width + clamp(x + by, width))
  return run(across, (x, y, by) => clamp(y + by, height) * width + x)
}

const readChannel = ({ width, height, rgba }: Raster, channel: number): Plane =>
  Float32Array.from({ length: width * height }, (_, at) => rgba[at * 4 + channel])

const computeLight = ({ width, height, rgba }: Raster): Plane =>
  Float32Array.from(
    { length: width * height },
    (_, at) => 0.299 * rgba[at * 4] + 0.587 * rgba[at * 4 + 1] + 0.114 * rgba[at * 4 + 2],
  )

/** Distances to the other side of the border, and the nearest pixel there. */
interface Sides {
  /** Of known pixels to the hole, 0 in it. */
  readonly out: Float32Array
  /** Of filled pixels to the known ones, 0 there. */
  readonly in: Float32Array
}

/** Compared across the border at this distance on both sides, pixels. */
const ACROSS = 3.5
/** Least step, 0..255 over three channels, and the share of it that may have been there. */
const STEP = 30
const OLD = 0.5
/** The frame of the picture is no border. */
const FRAME = 5

function countNewSteps(before: Raster, after: Raster, hole: Uint8Array, sides: Sides): number {
  const { width, height } = after
  const signed = sides.out.map((far, at) => (hole[at] ? -sides.in[at] : far))
  const smooth = blur(signed, after, 2)
  const planes = [before, after].map((picture) =>
    [0, 1, 2].map((channel) => blur(readChannel(picture, channel), after, 0.8)),
  )
  const sample = (plane: Plane, x: number, y: number): number => {
    const [left, top] = [
      Math.min(width - 2, Math.max(0, Math.floor(x))),
      Math.min(height - 2, Math.max(0, Math.floor(y))),
    ]
    const [u, v] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
    const at = top * width + left
    const upper = plane[at] * (1 - u) + plane[at + 1] * u
    return upper * (1 - v) + (plane[at + width] * (1 - u) + plane[at + width + 1] * u) * v
  }
  let count = 0
  for (let y = FRAME; y < height - FRAME; y++)
    for (let x = FRAME; x < width - FRAME; x++) {
      const at = y * width + x
      if ((hole[at] ? sides.in[at] : sides.out[at]) !== 1) continue
      const [dx, dy] = [
        (smooth[at + 1] - smooth[at - 1]) / 2,
        (smooth[at + width] - smooth[at - width]) / 2,
      ]
      const length = Math.hypot(dx, dy) + 1e-6
      const [stepX, stepY] = [(ACROSS * dx) / length, (ACROSS * dy) / length]
      const [old, now] = planes.map((channels) =>
        Math.hypot(
          ...channels.map(
            (plane) => sample(plane, x + stepX, y + stepY) - sample(plane, x - stepX, y - stepY),
          ),
        ),
      )
      if (now > STEP && old < OLD * now) count++
    }
  return count
}

/** Detail of structures about so many pixels wide, averaged over blocks of this side. */
const DETAIL = [2, 4] as const
const AVERAGED = 4
/** Surroundings, pixels from the hole; nearer ones are mixed with the filling. */
const SURROUNDINGS = [6, 16] as const
/** Filled pixels nearer to the border than this are not compared. */
const INNER = 3
const LEAST_PIXELS = 30
/** Logarithm of the share of detail from which a place is soft. */
const SOFT = -1

function measureSoftness(after: Raster, hole: Uint8Array, sides: Sides): number {
  const light = computeLight(after)
  const [fine, coarse] = DETAIL.map((sigma) => blur(light, after, sigma))
  const detail = boxMean(
    fine.map((value, at) => Math.abs(value - coarse[at])),
    { width: after.width, height: after.height, radius: AVERAGED },
  )
  const [near, far] = SURROUNDINGS
  const known = hole.map((value, at) =>
    !value && sides.out[at] > near && sides.out[at] <= far ? 1 : 0,
  )
  const { index } = findNearest(known, after)
  const inner = sides.in.map((far) => (far > INNER ? 1 : 0))
  const isEnough = inner.reduce((sum, value) => sum + value, 0) > LEAST_PIXELS
  let [soft, all] = [0, 0]
  for (let at = 0; at < hole.length; at++) {
    if (!(isEnough ? inner[at] : hole[at]) || index[at] < 0) continue
    all++
    if (Math.log((detail[at] + 0.5) / (detail[index[at]] + 0.5)) < SOFT) soft++
  }
  return all === 0 ? 0 : soft / all
}

const BLOCK = 12
const MOST_BLOCKS = 400
const FILLED = 0.9
/** Distances of filled and of known blocks, pixels. */
const EVERY = { filled: 6, known: 2 }
/** Correlation of a copy, and of what is another place; least contrast, 0..255. */
const COPY = 0.9
const OTHER = 0.75
const CONTRAST = 12
/** Blocks nearer to each other than this show the same place. */
const SAME_PLACE = 8

interface Block {
  readonly x: number
  readonly y: number
  /** Without its mean, of length 1. */
  readonly values: Float32Array
  readonly contrast: number
}

function listBlocks(light: Plane, { width, height }: Size, every: number): Block[] {
  const blocks: Block[] = []
  for (let y = 0; y + BLOCK <= height; y += every)
    for (let x = 0; x + BLOCK <= width; x += every) {
      const values = new Float32Array(BLOCK * BLOCK)
      for (let i = 0; i < values.length; i++)
        values[i] = light[(y + Math.floor(i / BLOCK)) * width + x + (i % BLOCK)]
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const length = Math.hypot(...values.map((value) => value - mean))
      blocks.push({
        x,
        y,
        values: values.map((value) => (value - mean) / (length + 1e-3)),
        contrast: length / BLOCK,
      })
    }
  return blocks
}

function correlate(one: Block, other: Block): number {
  let sum = 0
  for (let i = 0; i < BLOCK * BLOCK; i++) sum += one.values[i] * other.values[i]
  return sum
}

function shareOfUniqueCopies(after: Raster, hole: Uint8Array): number {
  const light = computeLight(after)
  const countFilled = ({ x, y }: Block): number => {
    let sum = 0
    for (let row = y; row < y + BLOCK; row++)
      for (let at = row * after.width + x; at < row * after.width + x + BLOCK; at++) sum += hole[at]
    return sum / (BLOCK * BLOCK)
  }
  const all = listBlocks(light, after, EVERY.filled).filter((one) => countFilled(one) >= FILLED)
  const every = Math.floor(all.length / MOST_BLOCKS) + 1
  const filled = all.filter((_, at) => at % every === 0)
  if (filled.length === 0) return 0
  const known = listBlocks(light, after, EVERY.known).filter((one) => countFilled(one) === 0)
  const findBest = (block: Block, isAllowed: (other: Block) => boolean) => {
    let [best, most]: [Block | null, number] = [null, -1]
    for (const other of known) {
      if (!isAllowed(other)) continue
      const value = correlate(block, other)
      if (value > most) [best, most] = [other, value]
    }
    return { best, most }
  }
  const isUniqueCopy = (block: Block): boolean => {
    if (block.contrast < CONTRAST) return false
    const { best, most } = findBest(block, () => true)
    if (!best || most <= COPY) return false
    const isElsewhere = ({ x, y }: Block): boolean =>
      Math.max(Math.abs(x - best.x), Math.abs(y - best.y)) > SAME_PLACE
    const second = findBest(best, isElsewhere)
    return second.best !== null && second.most < OTHER
  }
  return filled.filter(isUniqueCopy).length / filled.length
}

/**
 * @param before the picture with what was removed still in it, about 320 pixels long
 * @param after the same with the hole filled
 * @param hole 1 = was filled
 */
export function measureTraces(before: Raster, after: Raster, hole: Uint8Array): Traces {
  const sides: Sides = {
    out: findNearest(hole, after).distance,
    in: findNearest(
      hole.map((value) => 1 - value),
      after,
    ).distance,
  }
  return {
    steps: countNewSteps(before, after, hole, sides),
    soft: measureSoftness(after, hole, sides),
    unique: shareOfUniqueCopies(after, hole),
  }
}
