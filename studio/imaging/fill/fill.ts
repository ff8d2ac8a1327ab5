/** Fills the hole of a picture so that it looks as if nothing had been there. */
import { isClear, type Raster } from '@media/raster'
import { meetTheRim } from './gradients'
import { fillFromSmaller, halvingsFor } from './large'
import { computeBounds, type Box, growBox } from './region'
import { halveSheet, buildSourceSheet } from './sheet'
import { type Recipe, synthesise, type Synthesis } from './synthesise'

interface FillOptions extends Recipe {
  /** 1 = must not be copied from, by pixel. */
  readonly avoid?: Uint8Array
  readonly report?: (share: number) => void
  /** Pixels that are matched at once; the default is meant for people's machines. */
  readonly mostMatched?: number
}

/** Pictures up to so many pixels are searched whole; of larger ones the hole's surroundings. */
const WHOLE = 1.6e6
/** Surroundings on each side: a share of the hole's longer side, at least so many pixels. */
const AROUND = 0.8
const LEAST_AROUND = 320

function surroundings(hole: Uint8Array, { width, height }: Raster): Box | null {
  const inner = computeBounds(hole, width, height)
  if (!inner) return null
  if (width * height <= WHOLE) return { left: 0, top: 0, width, height }
  const by = Math.max(LEAST_AROUND, Math.round(Math.max(inner.width, inner.height) * AROUND))
  return growBox(inner, by, width, height)
}

/** The part of a plane with `step` bytes a pixel under the box; the plane itself when it is all. */
function cut<T extends Uint8Array | Uint8ClampedArray>(
  from: T,
  create: (length: number) => T,
  width: number,
  { left, top, width: across, height: down }: Box,
  step: number,
): T {
  const length = across * down * step
  if (length === from.length) return from
  const to = create(length)
  for (let y = 0; y < down; y++) {
    const start = ((y + top) * width + left) * step
    to.set(from.subarray(start, start + across * step), y * across * step)
  }
  return to
}

/** A cut-out stays one: the copies bring their transparency with them. */
function copyAlpha(synthesis: Synthesis, from: Raster, out: Raster, box: Box): void {
  const { level, matches } = synthesis
  level.targets.forEach((target, k) => {
    if (!level.hole[target]) return
    const source = matches.source[level.cells[k]]
    const at = pixelIn(target, box, out.width)
    out.rgba[at * 4 + 3] = from.rgba[pixelIn(source, box, out.width) * 4 + 3]
  })
}

function pixelIn(i: number, box: Box, width: number): number {
  return (Math.floor(i / box.width) + box.top) * width + (i % box.width) + box.left
}

/**
 * A copy of the picture with its hole filled; every pixel outside the hole is the same as before.
 * Null when there is nothing to fill or nothing known to fill it with.
 *
 * @param hole 1 = to be filled, by pixel
 */
export function fillHole(picture: Raster, hole: Uint8Array, options: FillOptions): Raster | null {
  const box = surroundings(hole, picture)
  if (!box) return null
  const bytes = (length: number): Uint8Array => new Uint8Array(length)
  const colours = (length: number): Uint8ClampedArray => new Uint8ClampedArray(length)
  const part: Raster = {
    width: box.width,
    height: box.height,
    rgba: cut(picture.rgba, colours, picture.width, box, 4),
  }
  const missing = cut(hole, bytes, picture.width, box, 1)
  const avoid = options.avoid && cut(options.avoid, bytes, picture.width, box, 1)
  const report = options.report ?? (() => undefined)
  // rows are counted in shares of the whole picture, whatever was cut out of it
  const tall = box.height / picture.height
  const rowPenalty = options.rowPenalty * tall * tall
  let sheet = buildSourceSheet(part, missing, avoid ?? null)
  const halvings = halvingsFor(part, options.mostMatched)
  for (let k = 0; k < halvings; k++) sheet = halveSheet(sheet)
  const synthesis = synthesise(sheet, { ...options, rowPenalty }, (share) => report(share * 0.8))
  if (!synthesis) return null
  meetTheRim(synthesis.level, synthesis.matches)
  const out: Raster = { ...picture, rgba: new Uint8ClampedArray(picture.rgba) }
  if (halvings > 0) {
    const clear = isClear(picture)
    fillFromSmaller(synthesis, { part, missing, factor: 2 ** halvings }, (i, colour, alpha) =>
      out.rgba.set([...colour, clear ? alpha : 255], pixelIn(i, box, picture.width) * 4),
    )
    report(1)
    return out
  }
  missing.forEach((value, i) => {
    if (!value) return
    const at = pixelIn(i, box, picture.width) * 4
    for (let c = 0; c < 3; c++) out.rgba[at + c] = synthesis.level.pixels[i * 4 + c]
    out.rgba[at + 3] = 255
  })
  if (isClear(picture)) copyAlpha(synthesis, picture, out, box)
  report(1)
  return out
}
