/**
 * A poster as a short video: the picture comes into being on the sheet, or is looked along where it
 * left no stages; then author and code come, and stay long enough to be read by a camera.
 */
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { WriteFrame } from '../video/encode'
import type { PosterSheet } from './sheet'

export const FPS = 24
export const SECONDS = 6
const FRAMES = SECONDS * FPS
/** While the picture is shown in the making. */
const WORKING = FRAMES / 2
/** The finished picture alone, before its foot. */
const ALONE = 8
const FADE_FRAMES = 12
/** Start of the camera move: its zoom, and its offset from the left and top edge. */
const NEAR = 1.3
const START = { x: 0.25, y: 0.35 }

const eased = (share: number): number => share * share * (3 - 2 * share)

/** A picture as large as it is looked at. Rejects what is none. */
async function decodeToCanvas(file: Uint8Array, { width, height }: Canvas): Promise<Canvas> {
  const { data } = await sharp(file, { failOn: 'error' })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const canvas = createCanvas(width, height)
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}

/** Opacity of each picture over the one before it, `share` of the way. */
function coversAt(count: number, share: number): { at: number; cover: number } {
  const each = 1 / (count - 1)
  const at = Math.min(count - 2, Math.floor(share / each))
  const frames = (WORKING / (count - 1)) * (share / each - at)
  const fading = Math.min(FADE_FRAMES, WORKING / (count - 1))
  const left = WORKING / (count - 1) - frames
  return { at, cover: left > fading ? 0 : eased(1 - left / fading) }
}

/**
 * Writes the frames.
 * @param files the stages and, last, the finished picture; at least that one
 */
export async function writePosterVideo(
  { width, height, picture: box, paper, foot }: PosterSheet,
  files: readonly Uint8Array[],
  write: WriteFrame,
): Promise<void> {
  const moved = files.length === 1
  const scale = moved ? NEAR : 1
  const size = createCanvas(Math.round(box.width * scale), Math.round(box.height * scale))
  const pictures = await Promise.all(files.map((file) => decodeToCanvas(file, size)))
  const finished = pictures.at(-1)
  if (!finished) throw new Error('a video without a picture')
  const pen = createCanvas(width, height).getContext('2d')
  const lay = (picture: Canvas, cover: number) => {
    pen.globalAlpha = cover
    pen.drawImage(picture, box.x, box.y, box.width, box.height)
    pen.globalAlpha = 1
  }
  const lookAlong = (share: number) => {
    const near = NEAR + (1 - NEAR) * eased(share)
    const [wide, high] = [finished.width / near, finished.height / near]
    const spare = { x: finished.width - wide, y: finished.height - high }
    const from = { x: spare.x * START.x, y: spare.y * START.y }
    const to = { x: spare.x * (1 - START.x), y: spare.y * (1 - START.y) }
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    pen.drawImage(finished, x, y, wide, high, box.x, box.y, box.width, box.height)
  }
  const develop = (share: number) => {
    const { at, cover } = coversAt(pictures.length, share)
    const [under, over] = [pictures[at], pictures[at + 1]]
    if (under) lay(under, 1)
    if (over && cover > 0) lay(over, cover)
  }
  // Most frames equal the one before: an unchanged frame is not drawn and read again.
  let scene = ''
  let pixels: Uint8ClampedArray = new Uint8ClampedArray()
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const share = Math.min(1, frame / WORKING)
    const shown = Math.min(1, Math.max(0, (frame - WORKING - ALONE) / FADE_FRAMES))
    const making = moved ? share : share < 1 && coversAt(pictures.length, share)
    const next = JSON.stringify([making, shown])
    if (next !== scene) {
      pen.drawImage(paper, 0, 0)
      if (share === 1) lay(finished, 1)
      else if (moved) lookAlong(share)
      else develop(share)
      pen.globalAlpha = shown
      if (shown > 0) pen.drawImage(foot, 0, 0)
      pen.globalAlpha = 1
      pixels = pen.getImageData(0, 0, width, height).data
      scene = next
    }
    await write(pixels)
  }
}
