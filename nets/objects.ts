/** Which of 80 kinds of things are in a picture, and where: NanoDet. 0.2 CPU seconds at any size. */
import type { Raster } from '@media/raster'
import { clamped, type FoundBox, suppressOverlaps } from './boxes'
import { COCO_NAMES } from './coco'
import { toBgrPlanes, pixelsAt } from './pixels'
import { requireFloats, type NetRun } from './run'

const MODEL = 'nanodet'

const SIDE = 416
const INPUT = 'input_1'
/** It reads blue, green, red; these are of the photographs it was trained on, red first. */
const MEAN = [123.675, 116.28, 103.53]
const SPREAD = [58.395, 57.12, 57.375]
/** Its three grids, the finest first: pixels of a cell, names of its answers. */
const GRIDS = [
  { stride: 8, kinds: 'Identity', sides: 'Identity_3' },
  { stride: 16, kinds: 'Identity_1', sides: 'Identity_4' },
  { stride: 32, kinds: 'Identity_2', sides: 'Identity_5' },
] as const
/** A distance is given as the likelihood of each of so many steps, a step being a cell. */
const STEPS = 11
/** Two things of a kind overlap less. */
const SAME_KIND = 0.5
const ANY_KIND = 0.85

export interface FoundObject extends FoundBox {
  /** Place in COCO's list of 80. */
  readonly kind: number
  /** Chinese. */
  readonly name: string
}

/** The mean of a distribution that is given by unscaled logarithms. */
export function expectedStep(logits: Float32Array): number {
  const most = logits.reduce((a, b) => Math.max(a, b), -Infinity)
  let [sum, weighted] = [0, 0]
  logits.forEach((logit, step) => {
    const share = Math.exp(logit - most)
    sum += share
    weighted += share * step
  })
  return weighted / sum
}

interface Grid {
  readonly stride: number
  /** Cells × 80 scores. */
  readonly kinds: Float32Array
  /** Cells × 4 sides × 11 steps. */
  readonly sides: Float32Array
}

/** Detections of one grid, in pixels of the network's own picture. */
export function decodeGrid({ stride, kinds, sides }: Grid, least: number): FoundObject[] {
  const across = SIDE / stride
  const count = COCO_NAMES.length
  const found: FoundObject[] = []
  for (let cell = 0; cell < across * across; cell++) {
    let [kind, score] = [0, 0]
    for (let k = 0; k < count; k++) {
      const value = kinds[cell * count + k] ?? 0
      if (value > score) [kind, score] = [k, value]
    }
    if (score < least) continue
    const [x, y] = [(cell % across) + 0.5, Math.floor(cell / across) + 0.5]
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((side) => {
      const from = (cell * 4 + side) * STEPS
      return expectedStep(sides.subarray(from, from + STEPS))
    })
    const box = { left: x - left, top: y - top, right: x + right, bottom: y + bottom }
    const inPixels = Object.entries(box).map(([side, value]) => [side, value * stride] as const)
    found.push({
      ...box,
      ...Object.fromEntries(inPixels),
      kind,
      score,
      name: COCO_NAMES[kind] ?? '',
    })
  }
  return found
}

/**
 * The surest first, boxes in shares of the sides; scores of 0.35 and more are right more often than
 * not. Rejects with NetError.
 */
export async function objectsIn(
  run: NetRun,
  picture: Raster,
  least = 0.35,
): Promise<FoundObject[]> {
  // Its aspect ratio is preserved: stretched people are not found.
  const pixels = await pixelsAt(picture, { width: SIDE, height: SIDE }, { fit: 'contain' })
  const data = toBgrPlanes(pixels, (value, c) => (value - (MEAN[c] ?? 0)) / (SPREAD[c] ?? 1))
  const outputs = await run({
    model: MODEL,
    inputs: { [INPUT]: { dims: [1, 3, SIDE, SIDE], data } },
    outputs: GRIDS.flatMap(({ kinds, sides }) => [kinds, sides]),
  })
  const found = GRIDS.flatMap(({ stride, kinds, sides }) => {
    const grid = {
      stride,
      kinds: requireFloats(outputs, kinds),
      sides: requireFloats(outputs, sides),
    }
    return decodeGrid(grid, least)
  })
  const longest = Math.max(picture.width, picture.height)
  const [w, h] = [(SIDE * picture.width) / longest, (SIDE * picture.height) / longest]
  const shares = found.map((box) =>
    clamped({
      ...box,
      left: box.left / w,
      right: box.right / w,
      top: box.top / h,
      bottom: box.bottom / h,
    }),
  )
  const kinds = new Set(shares.map(({ kind }) => kind))
  const distinct = [...kinds].flatMap((kind) =>
    suppressOverlaps(
      shares.filter((box) => box.kind === kind),
      SAME_KIND,
    ),
  )
  return suppressOverlaps(distinct, ANY_KIND)
}
