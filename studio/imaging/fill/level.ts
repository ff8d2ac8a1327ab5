/** One size of the picture in the pyramid, made ready for matching patches. */
import { computeHoleDepth } from './depth'
import { type Box, computeBounds, growMarks } from './region'

/** A patch reaches so many pixels from its centre: 7 × 7. */
export const REACH = 3

/** Pixels of one size, before anything is worked out about them. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue and texture (see sheet.ts). */
  readonly pixels: Uint8Array
  /** 1 = to be filled. */
  readonly hole: Uint8Array
  /** 1 = must not be copied from; null: everything may. */
  readonly avoid: Uint8Array | null
}

export interface Level extends Sheet {
  /** 1 = a patch with this centre is known all over and may be copied. */
  readonly usable: Uint8Array
  /** Box of all patches that touch the hole; matches are stored for its cells only. */
  readonly box: Box
  /** Centres of patches that touch the hole, as pixels of the picture … */
  readonly targets: Int32Array
  /** … and the same as cells of the box. */
  readonly cells: Int32Array
  /** By cell: distance to the known picture, pixels. */
  readonly depth: Float32Array
  readonly deepest: number
}

/** The part of a plane under the box; what lies outside the picture gets `outside`. */
function cutOut(
  { width, height, hole }: Sheet,
  { left, top, width: across, height: down }: Box,
  outside: number,
): Uint8Array {
  const cut = new Uint8Array(across * down).fill(outside)
  for (let y = Math.max(0, -top); y < Math.min(down, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(across, width - left); x++)
      cut[y * across + x] = hole[(y + top) * width + x + left]
  }
  return cut
}

function usableCentres(sheet: Sheet, touched: Uint8Array, box: Box): Uint8Array {
  const { width, height, avoid } = sheet
  const usable = new Uint8Array(width * height)
  for (let y = REACH; y < height - REACH; y++)
    usable.fill(1, y * width + REACH, (y + 1) * width - REACH)
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      if (!touched[y * box.width + x]) continue
      const [px, py] = [x + box.left, y + box.top]
      if (px >= 0 && py >= 0 && px < width && py < height) usable[py * width + px] = 0
    }
  }
  if (avoid) avoid.forEach((value, i) => value && (usable[i] = 0))
  return usable
}

/** Whole patches that touch the hole, as pixels and as cells. */
function centresIn({ width, height }: Sheet, touched: Uint8Array, box: Box) {
  let count = 0
  for (const value of touched) count += value
  const targets = new Int32Array(count)
  const cells = new Int32Array(count)
  let found = 0
  touched.forEach((value, cell) => {
    if (!value) return
    const y = Math.floor(cell / box.width) + box.top
    const x = (cell % box.width) + box.left
    if (x < REACH || y < REACH || x >= width - REACH || y >= height - REACH) return
    targets[found] = y * width + x
    cells[found++] = cell
  })
  return { targets: targets.subarray(0, found), cells: cells.subarray(0, found) }
}

/** Works out what can be copied and what is to be found; null when the sheet has no hole. */
export function prepareLevel(sheet: Sheet): Level | null {
  const { width, height, hole } = sheet
  const inner = computeBounds(hole, width, height)
  if (!inner) return null
  const by = REACH + 1
  const box: Box = {
    left: inner.left - by,
    top: inner.top - by,
    width: inner.width + 2 * by,
    height: inner.height + 2 * by,
  }
  const touched = growMarks(cutOut(sheet, box, 0), box.width, box.height, REACH)
  const { targets, cells } = centresIn(sheet, touched, box)
  // beyond the frame nothing is known: the depth must not begin there
  const depth = computeHoleDepth(cutOut(sheet, box, 1), box.width, box.height)
  return {
    ...sheet,
    usable: usableCentres(sheet, touched, box),
    box,
    targets,
    cells,
    depth,
    deepest: findMaxDepth(cutOut(sheet, box, 0), depth),
  }
}

function findMaxDepth(hole: Uint8Array, depth: Float32Array): number {
  let deepest = 0
  hole.forEach((value, i) => value && (deepest = Math.max(deepest, depth[i])))
  return deepest
}

/** At most about `most` centres to copy from, evenly over the picture. */
export function sampleSources({ usable }: Level, most: number): Int32Array {
  let count = 0
  for (const value of usable) count += value
  const step = Math.max(1, Math.ceil(count / most))
  const picked: number[] = []
  let seen = 0
  usable.forEach((value, i) => {
    if (value && seen++ % step === 0) picked.push(i)
  })
  return Int32Array.from(picked)
}
