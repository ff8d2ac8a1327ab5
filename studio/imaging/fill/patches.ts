/**
 * Facts of a filling block by block: where it is fog next to detailed surroundings, and where it
 * repeats a piece of a thing elsewhere in the picture.
 */
import type { Raster } from '@media/raster'
import { growMarks } from './region'

/** Side of a block, pixels of a copy about 320 pixels long. */
const BLOCK = 12
/** A block counts as filled when this share of it was. */
const FILLED = 0.9
/** Ring of known blocks that a filled block is compared with, pixels. */
const NEAR = 36
/** Less contrast than this (standard deviation, 0..255) and blocks resemble each other by chance. */
const LEAST_CONTRAST = 12
/** Correlation from which two blocks are copies of each other. */
const SAME = 0.93
/** Detail around a block from which fog is noticed, and the share of it that counts as fog. */
const LEAST_DETAIL = 4
const FOG = 0.3
/** Step of the search for the place that was copied, pixels. */
const STEP = 2

export interface PatchFacts {
  /** Blocks that were filled. */
  readonly blocks: number
  /** Share of them that has far less detail than the known blocks around. */
  readonly fog: number
  /** Share of them that repeats a place of a thing. */
  readonly copied: number
}

interface Grey {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

function toGrey({ width, height, rgba }: Raster): Grey {
  const light = Float32Array.from(
    { length: width * height },
    (_, at) => 0.299 * rgba[at * 4] + 0.587 * rgba[at * 4 + 1] + 0.114 * rgba[at * 4 + 2],
  )
  return { width, height, light }
}

interface Block {
  readonly x: number
  readonly y: number
}

/** Mean, standard deviation and mean difference of neighbours of a block. */
function measure({ width, light }: Grey, { x, y }: Block) {
  let [sum, squares, differences] = [0, 0, 0]
  for (let row = y; row < y + BLOCK; row++)
    for (let at = row * width + x; at < row * width + x + BLOCK; at++) {
      sum += light[at]
      squares += light[at] ** 2
      if (at + 1 < row * width + x + BLOCK) differences += Math.abs(light[at + 1] - light[at])
    }
  const count = BLOCK * BLOCK
  const mean = sum / count
  return {
    mean,
    detail: differences / (BLOCK * (BLOCK - 1)),
    contrast: Math.sqrt(Math.max(0, squares / count - mean * mean)),
  }
}

/** Share of a block's pixels that are marked. */
function shareIn(marks: Uint8Array, width: number, { x, y }: Block): number {
  let sum = 0
  for (let row = y; row < y + BLOCK; row++)
    for (let at = row * width + x; at < row * width + x + BLOCK; at++) sum += marks[at] ? 1 : 0
  return sum / (BLOCK * BLOCK)
}

function listBlocks({ width, height }: Grey, step: number): Block[] {
  const found: Block[] = []
  for (let y = 0; y + BLOCK <= height; y += step)
    for (let x = 0; x + BLOCK <= width; x += step) found.push({ x, y })
  return found
}

function correlation(grey: Grey, a: Block, b: Block): number {
  const [one, two] = [measure(grey, a), measure(grey, b)]
  if (one.contrast < LEAST_CONTRAST || two.contrast < LEAST_CONTRAST / 2) return 0
  const { width, light } = grey
  let sum = 0
  for (let row = 0; row < BLOCK; row++)
    for (let column = 0; column < BLOCK; column++)
      sum +=
        (light[(a.y + row) * width + a.x + column] - one.mean) *
        (light[(b.y + row) * width + b.x + column] - two.mean)
  return sum / (BLOCK * BLOCK * one.contrast * two.contrast)
}

/**
 * @param picture with its hole filled, about 320 pixels long
 * @param hole 1 = was filled
 * @param things 1 = part of a thing that must not be repeated
 */
export function patchFacts(picture: Raster, hole: Uint8Array, things: Uint8Array): PatchFacts {
  const grey = toGrey(picture)
  const { width, height } = grey
  const filled = listBlocks(grey, BLOCK).filter((block) => shareIn(hole, width, block) >= FILLED)
  if (filled.length === 0) return { blocks: 0, fog: 0, copied: 0 }
  const ring = growMarks(hole, width, height, NEAR)
  const known = listBlocks(grey, BLOCK / 2)
    .filter((block) => shareIn(hole, width, block) === 0 && shareIn(ring, width, block) > 0.5)
    .map((block) => ({ ...block, ...measure(grey, block) }))
  const sources = listBlocks(grey, STEP).filter(
    (block) => shareIn(hole, width, block) === 0 && shareIn(things, width, block) > 0.5,
  )
  let [fog, copied] = [0, 0]
  for (const block of filled) {
    const { detail } = measure(grey, block)
    const nearest = known
      .map((other) => ({ far: Math.hypot(other.x - block.x, other.y - block.y), other }))
      .sort((a, b) => a.far - b.far)
      .slice(0, 6)
    const around = nearest.reduce((sum, { other }) => sum + other.detail, 0) / nearest.length
    if (nearest.length > 0 && around >= LEAST_DETAIL && detail < FOG * around) fog++
    if (sources.some((source) => correlation(grey, block, source) > SAME)) copied++
  }
  return { blocks: filled.length, fog: fog / filled.length, copied: copied / filled.length }
}

/** From these shares of its blocks on a filling is not what was meant. */
const MOST_FOG = 0.4
const MOST_COPIED = 0.12
/** Fewer blocks say nothing. */
const LEAST_BLOCKS = 6

/** Whether so much of a filling is fog, or repeats a thing, that it is not what was meant. */
export function patchFaults({ blocks, fog, copied }: PatchFacts): {
  readonly fog: boolean
  readonly copied: boolean
} {
  const enough = blocks >= LEAST_BLOCKS
  return { fog: enough && fog >= MOST_FOG, copied: enough && copied >= MOST_COPIED }
}
