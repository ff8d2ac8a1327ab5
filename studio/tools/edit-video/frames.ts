/** Frames of a video of versions: one picture, or two on both sides of a line that moves. */
import { lay } from '@media/captions/caption'
import type { VersionSheet } from '@media/poster/versions'
import type { Raster } from '@media/raster'
import { smoothstep } from '../../lib/maths'

const LINE = 4
/** Share of a crossing after which the next words are there: before most of the picture. */
const WORDS_AFTER = 0.22
const PAPER = [245, 241, 234, 255] as const

/** A version: its picture as large as its place, and the paper below it. */
export interface Leaf {
  readonly cell: Raster
  readonly foot: Raster
  /** The same paper before its words. */
  readonly blank: Raster
}

export type LeafCrossing = 'wipe' | 'fade'

interface Stage {
  readonly sheet: VersionSheet
  readonly handle: Raster
}

function mix(from: Raster, to: Raster, weight: number, write: (i: number, value: number) => void) {
  const share = Math.round(weight * 256)
  for (let i = 0; i < from.rgba.length; i++)
    write(i, (from.rgba[i] * (256 - share) + to.rgba[i] * share + 128) >> 8)
}

function pasteCell(frame: Raster, { picture }: VersionSheet, cell: Raster): void {
  for (let y = 0; y < picture.height; y++) {
    const row = cell.rgba.subarray(y * picture.width * 4, (y + 1) * picture.width * 4)
    frame.rgba.set(row, ((picture.y + y) * frame.width + picture.x) * 4)
  }
}

/** The next version on the right of the line; the handle leaves with the line at both edges. */
function wipe(frame: Raster, { sheet, handle }: Stage, next: Raster, share: number): void {
  const { x, y, width, height } = sheet.picture
  if (share >= 1) return pasteCell(frame, sheet, next)
  const line = Math.round(width * (1 - share))
  for (let row = 0; row < height; row++) {
    const from = row * width * 4
    const to = ((y + row) * frame.width + x) * 4
    frame.rgba.set(next.rgba.subarray(from + line * 4, from + width * 4), to + line * 4)
    const left = Math.max(0, line - LINE / 2)
    const right = Math.min(width, line + LINE / 2)
    for (let at = left; at < right; at++) frame.rgba.set(PAPER, to + at * 4)
  }
  const half = handle.width / 2
  if (line < half || line > width - half || height < handle.height) return
  const at = { left: x + line - half, top: y + Math.round(height / 2 - half) }
  lay(frame, { ...handle, ...at }, 1)
}

/** Paints all of `frame`; `share` 0..1 of the way from `now` to `next`. */
export function drawLeaves(
  frame: Raster,
  stage: Stage,
  { now, next, share, crossing }: { now: Leaf; next: Leaf; share: number; crossing: LeafCrossing },
): void {
  const { sheet } = stage
  const footAt = sheet.picture.height * frame.width * 4
  pasteCell(frame, sheet, now.cell)
  frame.rgba.set(now.foot.rgba, footAt)
  if (share <= 0) return
  // One sentence at a time: the first goes before the next comes.
  const turn = share / WORDS_AFTER
  const [from, to, weight] =
    turn < 0.5 ? [now.foot, next.blank, 2 * turn] : [next.blank, next.foot, 2 * turn - 1]
  mix(from, to, smoothstep(0, 1, weight), (i, value) => {
    frame.rgba[footAt + i] = value
  })
  if (crossing === 'wipe') return wipe(frame, stage, next.cell, share)
  const { x, y, width } = sheet.picture
  mix(now.cell, next.cell, smoothstep(0, 1, share), (i, value) => {
    const at = i >> 2
    const row = Math.floor(at / width)
    frame.rgba[((y + row) * frame.width + x + (at - row * width)) * 4 + (i & 3)] = value
  })
}

/** Paper, for both sides of a picture that is narrower than the sheet. */
export function fillPaper({ rgba }: Raster): void {
  for (let i = 0; i < rgba.length; i += 4) rgba.set(PAPER, i)
}
