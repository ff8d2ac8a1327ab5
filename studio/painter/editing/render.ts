import { isAlike } from '../../lib/alike'
import type { Size } from '../planning/composed'
import { coverScenery, growCover } from '../planning/cover-scenery'
import { measureExtent } from '../planning/extent'
import { isPartRow } from '../planning/list-scenery'
import type { Plan, PlanThing } from '../planning/plan'
import { findPiece } from '../planning/pieces'
import { renderPlan } from '../planning/render'
import type { ThingBounds } from '../planning/things'
import type { PaintedPicture } from '../request'
import type { StepReport } from '../styles/style'

/** A finished picture with the plan it was painted from. */
export interface PlannedPicture {
  readonly plan: Plan
  /** RGBA, row by row, in the size of the plan. */
  readonly rgba: Uint8ClampedArray
}

/** Pixels over which the old picture fades into the new one, of a 1024-pixel picture. */
const FADE = 6

/** Things that differ between two plans; null: the picture as a whole does. */
export function findChangedThings(before: Plan, after: Plan): string[] | null {
  const { things: old, kernel: _old, reading: _words, ...rest } = before
  const { things, kernel: _new, reading: _other, ...other } = after
  if (!isAlike(rest, other)) return null
  const ids = [...new Set([...old, ...things].map(({ id }) => id))]
  const find = (list: Plan['things'], id: string) => list.find((one) => one.id === id)
  return ids.filter((id) => !isAlike(find(old, id), find(things, id)))
}

/** Bounds in which two plans differ, shares; null: everywhere. */
export function findChangedBounds(before: Plan, after: Plan): ThingBounds[] | null {
  const ids = findChangedThings(before, after)
  if (ids === null) return null
  const isScenery = (id: string): boolean => findChangedRow(before, after, id) !== null
  return ids
    .filter((id) => !isScenery(id))
    .flatMap((id) =>
      [before, after].flatMap((plan) => {
        const extent = measureExtent(plan, id)
        return extent ? [extent] : []
      }),
    )
}

/** The row of a changed part of the scenery or of a thing; null: a thing as a whole. */
function findChangedRow(before: Plan, after: Plan, id: string): PlanThing | null {
  const row = [...after.things, ...before.things].find((one) => one.id === id)
  return row && isPartRow(row) ? row : null
}

/** The shorter side of a cover at most, pixels: its soft rim needs no more. */
const COVER_SIDE = 512

/** The first pixel that is covered at all, and the end of the last one. */
function findSpan(cover: Float32Array): readonly [first: number, end: number] {
  let first = 0
  while (first < cover.length && cover[first] === 0) first++
  let end = cover.length
  while (end > first && cover[end - 1] === 0) end--
  return [first, end]
}

/** Raises a cover to that of a smaller one, read between its pixels. */
function raise(cover: Float32Array, { width, height }: Size, own: Float32Array, small: Size): void {
  const columns = Array.from({ length: width }, (_, x) => readBetween(x, small.width / width))
  const [first, end] = findSpan(own)
  if (first === end) return
  // rows of the large one that lie next to covered rows of the small one
  const high = height / small.height
  const from = Math.max(0, Math.floor((Math.floor(first / small.width) - 1) * high))
  const to = Math.min(height, Math.ceil((Math.floor((end - 1) / small.width) + 2) * high))
  for (let y = from; y < to; y++) {
    const row = readBetween(y, small.height / height)
    const [upper, lower] = [row.at, Math.min(row.at + 1, small.height - 1)].map(
      (line) => line * small.width,
    )
    for (let x = 0; x < width; x++) {
      const { at, share } = columns[x]
      const next = Math.min(at + 1, small.width - 1)
      const above = own[upper + at] + (own[upper + next] - own[upper + at]) * share
      const below = own[lower + at] + (own[lower + next] - own[lower + at]) * share
      const value = above + (below - above) * row.share
      if (value > cover[y * width + x]) cover[y * width + x] = value
    }
  }
}

/** The pixel before the middle of another grid's one, and how far it is to the next. */
function readBetween(index: number, scale: number): { at: number; share: number } {
  const place = Math.max(0, (index + 0.5) * scale - 0.5)
  const at = Math.floor(place)
  return { at, share: place - at }
}

/** Differences between parts of the scenery, in the shape that they have in either picture. */
function coverParts(cover: Float32Array, before: Plan, after: Plan): void {
  const scale = Math.min(1, COVER_SIDE / Math.min(after.width, after.height))
  const [width, height] = [after.width, after.height].map((side) => Math.round(side * scale))
  const size = { width, height }
  for (const id of findChangedThings(before, after) ?? []) {
    const row = findChangedRow(before, after, id)
    if (!row) continue
    const isMoved = findPiece(row) !== null && row.transform !== undefined
    for (const plan of [before, after])
      raise(cover, after, growCover(coverScenery(plan, row, size), size, isMoved), size)
  }
}

/** 0..1 by pixel: how far the new picture shows. */
function coverBounds(
  bounds: readonly ThingBounds[],
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const cover = new Float32Array(width * height)
  const fade = Math.max(1, (FADE * Math.min(width, height)) / 1024)
  for (const box of bounds) {
    // pixels whose middle is inside
    const [left, right] = [Math.round(box.x * width), Math.round((box.x + box.width) * width)]
    const [top, bottom] = [Math.round(box.y * height), Math.round((box.y + box.height) * height)]
    // no fading where the picture ends
    const inside = (at: number, from: number, to: number, end: number): number =>
      Math.min(from <= 0 ? fade : at - from + 0.5, to >= end ? fade : to - at - 0.5)
    const [start, end] = [Math.max(0, left), Math.min(width, right)]
    const columns = Float64Array.from({ length: Math.max(0, end - start) }, (_, column) =>
      inside(start + column, left, right, width),
    )
    // most rows show the new picture from the one fading to the other
    const first = columns.findIndex((deep) => deep >= fade)
    const whole = columns.filter((deep) => deep >= fade).length
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      const row = y * width + start
      const deepest = inside(y, top, bottom, height)
      const isWhole = deepest >= fade && first >= 0
      if (isWhole) cover.fill(1, row + first, row + first + whole)
      for (let column = 0; column < columns.length; column++) {
        if (isWhole && column === first) column = first + whole
        if (column >= columns.length) break
        const share = Math.min(1, Math.min(columns[column], deepest) / fade)
        if (share > cover[row + column]) cover[row + column] = share
      }
    }
  }
  return cover
}

/** The part of the picture that is covered at all, shares. */
function findCovered(cover: Float32Array, { width, height }: Size): ThingBounds {
  const [first, end] = findSpan(cover)
  const [top, bottom] = [Math.floor(first / width), Math.ceil(end / width)]
  let [left, right] = [width, 0]
  for (let y = top; y < bottom; y++) {
    const row = y * width
    for (let x = 0; x < left; x++) if (cover[row + x] > 0) left = x
    for (let x = width - 1; x >= right; x--) if (cover[row + x] > 0) right = x + 1
  }
  return {
    ...{ x: left / width, width: (right - left) / width },
    ...{ y: top / height, height: (bottom - top) / height },
  }
}

/**
 * Paints an edited plan. Where single things were edited, all pixels outside of their old and new
 * places are those of the old picture; an edit of the picture as a whole paints all of it.
 */
export function renderEdit(
  before: PlannedPicture,
  after: Plan,
  report?: StepReport,
): PaintedPicture {
  const bounds = findChangedBounds(before.plan, after)
  if (bounds === null) return renderPlan(after, report && { report })
  const cover = coverBounds(bounds, after)
  coverParts(cover, before.plan, after)
  const part = findCovered(cover, after)
  const painted = renderPlan(after, { ...(report && { report }), part })
  const rgba = new Uint8ClampedArray(before.rgba)
  const [now, next] = [rgba, painted.rgba].map(
    ({ buffer, byteOffset, length }) => new Uint32Array(buffer, byteOffset, length / 4),
  )
  const [first, end] = findSpan(cover)
  for (let i = first; i < end; i++) {
    const share = cover[i]
    if (share === 0) continue
    if (share === 1) {
      now[i] = next[i]
      continue
    }
    for (let channel = i * 4; channel < i * 4 + 4; channel++)
      rgba[channel] = before.rgba[channel] + (painted.rgba[channel] - before.rgba[channel]) * share
  }
  return { ...painted, rgba }
}
