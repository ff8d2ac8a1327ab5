/** A photograph taken apart: its subject on one sheet, what may be behind it on another. */
import { fillHole } from '../imaging/fill/fill'
import { createMask, type Mask, type Raster } from '@media/raster'
import { boxMean } from '../imaging/segment/box'
import { computeTaps } from '../imaging/segment/resample'
import { fitted, shrinkMask, shrinkRaster, type Size } from '../imaging/segment/shrink'
import { backdrop, cutSheet, flatDepth, groundDepth, type Sheet } from './sheet'

/** The background is only glimpsed at the rim of the subject: computed at this size, enlarged. */
const FILL_SIDE = 720
/** The hole is larger than the subject by this share of the width: its soft edge, its shadow. */
const RIM = 0.022

function buildPartingHole({ width, height, values }: Mask): Uint8Array {
  const plane = Float32Array.from(values, (v) => v / 255)
  const soft = boxMean(plane, { width, height, radius: Math.max(2, Math.round(width * RIM)) })
  return Uint8Array.from(soft, (v) => (v > 0.015 ? 1 : 0))
}

/** Lays the filled hole, made on a smaller copy, into the picture, softly at its rim. */
function layIn(picture: Raster, filled: Raster, hole: Uint8Array): Raster {
  const { width, height } = picture
  const rgba = new Uint8ClampedArray(picture.rgba)
  const plane = Float32Array.from(hole)
  const soft = boxMean(plane, { width: filled.width, height: filled.height, radius: 2 })
  const xs = computeTaps(filled.width, width)
  const ys = computeTaps(filled.height, height)
  for (let y = 0; y < height; y++) {
    const rows = [ys.first[y] * filled.width, ys.second[y] * filled.width]
    const down = ys.share[y]
    for (let x = 0; x < width; x++) {
      const [a, b] = [xs.first[x], xs.second[x]]
      const right = xs.share[x]
      const read = (from: (i: number) => number): number => {
        const [upper, lower] = rows as [number, number]
        const above = from(upper + a) * (1 - right) + from(upper + b) * right
        return above * (1 - down) + (from(lower + a) * (1 - right) + from(lower + b) * right) * down
      }
      const share = Math.min(1, 1.6 * read((i) => soft[i]))
      if (share <= 0) continue
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        const known = rgba[at + c]
        rgba[at + c] = known + (read((i) => filled.rgba[i * 4 + c]) - known) * share
      }
    }
  }
  return { width, height, rgba }
}

function lowestRow({ width, height, values }: Mask): number {
  for (let i = width * height - 1; i >= 0; i--) {
    if (values[i] > 127) return Math.floor(i / width)
  }
  return 0
}

/** The mask with everything faint taken as nothing: a veil over the sky would move with the cat. */
function firm({ width, height, values }: Mask): Mask {
  const mask = createMask(width, height)
  values.forEach((v, i) => (mask.values[i] = v < 20 ? 0 : v > 235 ? 255 : v))
  return mask
}

/** Whom else a subject's hole concerns; by pixel of the copy on which it is filled. */
export interface Bystanders {
  /** The hole with those of whom it would leave a sliver, 1. */
  widened(hole: Uint8Array, copy: Size): Uint8Array
  /** Whom nothing may be copied from, 1. */
  barred(hole: Uint8Array, copy: Raster): Uint8Array
}

function withHole(picture: Raster, mask: Mask, { seed, others }: PartOptions): Raster {
  const size: Size = fitted(picture, FILL_SIDE)
  const small = shrinkRaster(picture, size)
  const around = buildPartingHole(shrinkMask(mask, size))
  const hole = others?.widened(around, size) ?? around
  const avoid = others?.barred(hole, small)
  const recipe = { seed, rowPenalty: 1.5e5, startSide: 28, avoid }
  const filled = fillHole(small, hole, recipe)
  return filled ? layIn(picture, filled, hole) : picture
}

export interface PartOptions {
  readonly seed: number
  /** Without: no other subject is known. */
  readonly others?: Bystanders | null
  /** The picture without its subject, where that is known; else the hole is filled. */
  readonly behind?: Raster | null
}

/**
 * Sheets of a photograph, far to near: the backdrop alone when no subject is known.
 *
 * @param subject of the picture's size
 */
export function partPicture(picture: Raster, subject: Mask | null, options: PartOptions): Sheet[] {
  if (!subject) return [backdrop(picture, flatDepth(picture.height))]
  const depths = groundDepth(picture.height)
  const mask = firm(subject)
  const feet = depths[Math.min(picture.height - 1, lowestRow(mask))]
  const behind = options.behind ?? withHole(picture, mask, options)
  return [backdrop(behind, depths), cutSheet(picture, mask, Math.max(0.6, feet + 0.08))]
}
