/** The frames of a time-lapse: every stage fades into the next, and the picture stays at the end. */
import sharp from 'sharp'
import { renderCaption, SUBTITLE } from '@media/captions/caption'
import { renderSeal } from '@media/captions/seal'
import type { WriteFrame } from '@media/video/encode'

export interface VideoSize {
  /** Even numbers, px. */
  readonly width: number
  readonly height: number
}

export type Shape = 'tall' | 'square' | 'original'

export const FPS = 24
const SHORT_SIDE = 720
const TALL_SIDE = 1280
/** The finished picture stays for this share of the video, and a second at least with its seal. */
const REST_SHARE = 0.3
/** Frames in which one fades into the next, when there are enough. */
const FADE_FRAMES = 9
const PAPER = '#efe8db'
/** Bare paper around a picture of another shape, px. */
const MARGIN = 28
/** The words stand small and low: the picture is what is looked at. */
const CAPTION = { ...SUBTITLE, size: 0.044, maxLines: 2 }

const even = (value: number): number => Math.round(value / 2) * 2

export function sizeFor(shape: Shape, picture: { width: number; height: number }): VideoSize {
  if (shape === 'tall') return { width: SHORT_SIDE, height: TALL_SIDE }
  if (shape === 'square') return { width: SHORT_SIDE, height: SHORT_SIDE }
  const scale = SHORT_SIDE / Math.min(picture.width, picture.height)
  return { width: even(picture.width * scale), height: even(picture.height * scale) }
}

/** RGBA of a stage on the sheet. Rejects what is no picture. */
export async function layOut(
  file: Uint8Array,
  shape: Shape,
  { width, height }: VideoSize,
): Promise<Buffer> {
  const margin = shape === 'original' ? 0 : MARGIN
  const [wide, high] = [width - 2 * margin, height - 2 * margin]
  return sharp(file, { failOn: 'error' })
    .resize(wide, high, { fit: shape === 'original' ? 'fill' : 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** The finished picture of the last frame: with a seal, and optionally with the prompt. */
export function sealed(
  sheet: Buffer,
  {
    shape,
    width,
    height,
    picture,
    words,
  }: VideoSize & {
    readonly shape: Shape
    readonly picture: VideoSize
    readonly words: string | null
  },
): Buffer {
  const copy = Buffer.from(sheet)
  const rgba = new Uint8ClampedArray(copy.buffer, copy.byteOffset, copy.length)
  const frame = { width, height, rgba }
  renderSeal(pictureArea(shape, { width, height }, picture)).draw(frame, 1)
  if (words !== null) renderCaption(words, frame, CAPTION)?.draw(frame, 1)
  return copy
}

/** Position of the picture in the frame, px. */
function pictureArea(shape: Shape, { width, height }: VideoSize, picture: VideoSize) {
  const margin = shape === 'original' ? 0 : MARGIN
  const [wide, high] = [width - 2 * margin, height - 2 * margin]
  const scale = Math.min(wide / picture.width, high / picture.height)
  const [w, h] =
    shape === 'original'
      ? [width, height]
      : [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  return {
    left: Math.round((width - w) / 2),
    top: Math.round((height - h) / 2),
    width: w,
    height: h,
  }
}

/** @param share of the second, 0..1 */
function blend(into: Buffer, a: Buffer, b: Buffer, share: number): void {
  const weight = Math.round(share * share * (3 - 2 * share) * 256)
  for (let i = 0; i < into.length; i += 1) {
    const under = a[i] ?? 0
    into[i] = under + ((((b[i] ?? 0) - under) * weight) >> 8)
  }
}

/** Frames that the finished picture has for itself: it gets its seal, and stays a second with it. */
export function countEndHoldFrames(frames: number): number {
  return Math.max(FPS + FADE_FRAMES, Math.round(frames * REST_SHARE))
}

/**
 * Writes `seconds` of frames.
 *
 * @param sheets as `layOut` makes them, the finished picture last; at least two
 * @param sealed the finished picture as it is seen at the end
 */
export async function writeFrames(
  sheets: readonly Buffer[],
  sealed: Buffer,
  seconds: number,
  write: WriteFrame,
): Promise<void> {
  const frames = seconds * FPS
  const rest = countEndHoldFrames(frames)
  const working = frames - rest
  const each = working / (sheets.length - 1)
  const fading = Math.min(FADE_FRAMES, Math.floor(each))
  const [first] = sheets
  const finished = sheets.at(-1)
  if (!first || !finished) return
  const mixed = Buffer.alloc(first.length)
  for (let frame = 0; frame < working; frame += 1) {
    // a stage stays, then fades into the next at the end of its time
    const at = Math.min(sheets.length - 1, Math.floor(frame / each))
    const sheet = sheets[at] ?? first
    const next = sheets[at + 1]
    const left = each * (at + 1) - frame
    if (!next || left > fading) {
      await write(sheet)
      continue
    }
    blend(mixed, sheet, next, 1 - left / (fading + 1))
    await write(mixed)
  }
  for (let frame = 0; frame < rest - FPS; frame += 1) {
    const fadeStart = rest - FPS - FADE_FRAMES
    if (frame < fadeStart) {
      await write(finished)
      continue
    }
    blend(mixed, finished, sealed, (frame - fadeStart + 1) / (FADE_FRAMES + 1))
    await write(mixed)
  }
  for (let frame = 0; frame < FPS; frame += 1) await write(sealed)
}
