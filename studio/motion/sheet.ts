/** Flat pictures at a depth, and how a camera sees them: the layers of a video. */
import type { Mask, Raster } from '@media/raster'
import type { View } from './camera'
import { findRow, type Pose, shiftRow } from './pose'

export interface Sheet {
  readonly width: number
  readonly height: number
  /** Row-major RGBA, colours multiplied by alpha. */
  readonly pixels: Uint8ClampedArray
  /** Covers everything behind it. */
  readonly opaque: boolean
  /** Nearness of each row, 0 far … 1 near: a ground comes closer row by row. */
  readonly near: Float32Array
  /** Rows and columns outside are clear. */
  readonly box: { left: number; top: number; right: number; bottom: number }
}

/** Nearness of a backdrop: far down to the horizon, then a ground that comes closer. */
export function groundDepth(height: number): Float32Array {
  return Float32Array.from({ length: height }, (_, y) => {
    const below = Math.max(0, (y / height - 0.42) / 0.58)
    return 0.12 + 0.54 * below * below * (3 - 2 * below)
  })
}

/** Nearness where nothing is known of the depth: almost flat, so that no face is bent. */
export function flatDepth(height: number): Float32Array {
  return Float32Array.from({ length: height }, (_, y) => 0.5 + (0.12 * y) / height)
}

function coveredBox({ width, height, values }: Mask): Sheet['box'] {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (values[y * width + x] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return { left, top, right, bottom }
}

/** The whole picture as a sheet; what is clear in it lies on white. */
export function backdrop({ width, height, rgba }: Raster, near: Float32Array): Sheet {
  const pixels = new Uint8ClampedArray(rgba.length)
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]
    for (let c = 0; c < 3; c++) pixels[i + c] = 255 + ((rgba[i + c] - 255) * alpha) / 255
    pixels[i + 3] = 255
  }
  const box = { left: 0, top: 0, right: width - 1, bottom: height - 1 }
  return { width, height, pixels, opaque: true, near, box }
}

/** Masked part of a picture as a sheet of one depth. */
export function cutSheet(picture: Raster, mask: Mask, near: number): Sheet {
  const { width, height, rgba } = picture
  const pixels = new Uint8ClampedArray(rgba.length)
  for (let i = 0; i < mask.values.length; i++) {
    const alpha = (mask.values[i] * rgba[i * 4 + 3]) / 255
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = (rgba[i * 4 + c] * alpha) / 255
    pixels[i * 4 + 3] = alpha
  }
  const rows = new Float32Array(height).fill(near)
  return { width, height, pixels, opaque: false, near: rows, box: coveredBox(mask) }
}

/** Fixed point: 16 bits behind the point. */
const ONE = 65536

/** One row: from `start` on, `step` further for each pixel, to `last` at most. */
interface Row {
  readonly start: number
  readonly step: number
  readonly last: number
  /** First pixels of the rows to mix. */
  readonly a: number
  readonly b: number
  /** 0..256 of row b. */
  readonly down: number
  readonly from: number
  readonly to: number
}

const RED_AND_BLUE = 0x00ff00ff
/** Of 256, in both: they are rounded. */
const HALF = 0x00800080

/** A pixel a number: red and blue are mixed in one multiplication, green and alpha in another. */
const viewAsWords = ({ buffer, byteOffset, length }: Uint8ClampedArray) =>
  new Int32Array(buffer, byteOffset, length >> 2)

const mix = (p: number, ofP: number, q: number, ofQ: number): number =>
  (Math.imul(p & RED_AND_BLUE, ofP) + Math.imul(q & RED_AND_BLUE, ofQ)) | 0

/**
 * A row that hides what lay there. The weights add up to 256, so that no sum leaves its 16 bits.
 */
function drawOpaqueRow(out: Int32Array, outRow: number, pixels: Int32Array, row: Row): void {
  const { a, b, down, step, last } = row
  let at = row.start + row.from * step
  const end = outRow + row.to
  for (let o = outRow + row.from; o < end; o++, at += step) {
    const s = at < 0 ? 0 : at > last ? last : at
    const column = s >> 16
    const right = (s >> 8) & 255
    const w11 = (right * down) >> 8
    const w10 = right - w11
    const w01 = down - w11
    const w00 = 256 - right - w01
    const p00 = pixels[a + column]
    const p10 = pixels[a + column + 1]
    const p01 = pixels[b + column]
    const p11 = pixels[b + column + 1]
    const even = (mix(p00, w00, p10, w10) + mix(p01, w01, p11, w11)) | 0
    const odd = (mix(p00 >>> 8, w00, p10 >>> 8, w10) + mix(p01 >>> 8, w01, p11 >>> 8, w11)) | 0
    out[o] = (((even + HALF) >>> 8) & RED_AND_BLUE) | ((odd + HALF) & ~RED_AND_BLUE)
  }
}

const OPAQUE = 0xff

/** A row with clear and half-clear pixels, over what lies there. */
function drawRow(
  frame: Pick<Raster, 'rgba'> & { readonly words: Int32Array },
  outRow: number,
  sheet: { readonly pixels: Uint8ClampedArray; readonly words: Int32Array },
  row: Row,
): void {
  const { rgba: out } = frame
  const { pixels, words } = sheet
  const { a, b, down, step, last } = row
  let at = row.start + row.from * step
  for (let x = row.from, o = outRow + row.from; x < row.to; x++, o++, at += step) {
    const s = at < 0 ? 0 : at > last ? last : at
    const column = s >> 16
    const p00 = words[a + column]
    const p10 = words[a + column + 1]
    const p01 = words[b + column]
    const p11 = words[b + column + 1]
    if ((p00 | p10 | p01 | p11) === 0) continue
    const right = (s >> 8) & 255
    const w11 = (right * down) >> 8
    const w10 = right - w11
    const w01 = down - w11
    const w00 = 256 - right - w01
    if ((p00 & p10 & p01 & p11) >>> 24 === OPAQUE) {
      const even = (mix(p00, w00, p10, w10) + mix(p01, w01, p11, w11)) | 0
      const odd = (mix(p00 >>> 8, w00, p10 >>> 8, w10) + mix(p01 >>> 8, w01, p11 >>> 8, w11)) | 0
      frame.words[o] = (((even + HALF) >>> 8) & RED_AND_BLUE) | ((odd + HALF) & ~RED_AND_BLUE)
      continue
    }
    const [p, q] = [(a + column) * 4, (b + column) * 4]
    const alpha =
      w00 * pixels[p + 3] + w10 * pixels[p + 7] + w01 * pixels[q + 3] + w11 * pixels[q + 7]
    if (alpha === 0) continue
    const inverseAlpha = 256 - ((alpha / 255) | 0)
    for (let c = 0; c < 3; c++) {
      const sum =
        w00 * pixels[p + c] +
        w10 * pixels[p + c + 4] +
        w01 * pixels[q + c] +
        w11 * pixels[q + c + 4]
      out[o * 4 + c] = (sum + 128 + inverseAlpha * out[o * 4 + c]) >> 8
    }
    out[o * 4 + 3] = 255
  }
}

/** Columns of the frame that a row of the sheet can reach; its border columns go on outside. */
function columns(sheet: Sheet, width: number, startX: number, stepX: number) {
  const { left, right } = sheet.box
  const from = left === 0 ? 0 : Math.max(0, Math.floor((left - 1 - startX) / stepX))
  const to = right === sheet.width - 1 ? width : Math.ceil((right + 1 - startX) / stepX) + 1
  return { from, to: Math.min(width, to) }
}

/**
 * Lays a sheet over a frame as the camera sees it. Both may have different sizes, one shape.
 *
 * @param pose its own movement; left out: none
 */
export function drawSheet(frame: Raster, sheet: Sheet, view: View, pose?: Pose): void {
  const { width, height, rgba } = frame
  const [out, words] = [viewAsWords(rgba), viewAsWords(sheet.pixels)]
  const [drawn, source] = [
    { rgba, words: out },
    { pixels: sheet.pixels, words },
  ]
  const scale = sheet.width / width
  const tall = sheet.height / height
  for (let y = 0; y < height; y++) {
    const near = sheet.near[Math.min(sheet.height - 1, Math.floor(y * tall))]
    const step = 1 / (view.zoom * (1 + view.dolly * (0.4 + 0.6 * near)))
    const shiftX = (view.panX + view.truckX * near) * width
    const shiftY = view.truckY * near * width
    const seenY = ((y + 0.5 - height / 2) * step + height / 2 + shiftY) * tall - 0.5
    const fromY = pose ? findRow(pose, seenY) : seenY
    const held = Math.min(sheet.height - 1.004, Math.max(0, fromY))
    if (held < sheet.box.top - 1 || held > sheet.box.bottom + 1) continue
    const top = Math.floor(held)
    const seenX = ((0.5 - width / 2) * step + width / 2 + shiftX) * scale - 0.5
    const startX = pose ? seenX - shiftRow(pose, fromY) : seenX
    const stepX = step * scale
    const row = {
      last: (sheet.width - 1) * ONE - 1,
      start: Math.round(startX * ONE),
      step: Math.round(stepX * ONE),
      a: top * sheet.width,
      b: (top + 1) * sheet.width,
      down: Math.floor((held - top) * 256),
      ...columns(sheet, width, startX, stepX),
    }
    if (sheet.opaque) drawOpaqueRow(out, y * width, words, row)
    else drawRow(drawn, y * width, source, row)
  }
}
