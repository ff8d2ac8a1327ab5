/** The frame of an ID photograph: head and shoulders, placed by the face. */
import type { FoundFace } from '@nets/faces'
import { createRaster, type Raster } from '@media/raster'
import type { Size } from '../imaging/segment/shrink'

/** Width to height of a photograph of 25 × 35 mm. */
const SHAPE = 5 / 7
/** The face's box goes from brow to chin: hair above it, in its own heights. */
const HAIR = 0.5
/** Of the frame: the head, and what is free above it. */
const HEAD = 0.6
const ABOVE = 0.1

interface Frame extends Size {
  readonly left: number
  readonly top: number
}

/** In pixels; it may reach beyond the picture above and at the sides, but not below. */
export function idFrame(face: FoundFace, picture: Size): Frame {
  const tall = (face.bottom - face.top) * picture.height
  const wantedHeight = (tall * (1 + HAIR)) / HEAD
  const top = Math.round(face.top * picture.height - tall * HAIR - wantedHeight * ABOVE)
  // no body extends below the picture
  const height = Math.min(Math.round(wantedHeight), picture.height - top)
  const width = Math.round(height * SHAPE)
  const middle = ((face.leftEye.x + face.rightEye.x) / 2) * picture.width
  return { left: Math.round(middle - width / 2), top, width, height }
}

/** Part of the picture in the frame, on one colour. */
export function cropToFrame(
  picture: Raster,
  { left, top, width, height }: Frame,
  colour: readonly number[],
): Raster {
  const out = createRaster(width, height)
  for (let at = 0; at < width * height; at++) out.rgba.set([...colour, 255], at * 4)
  const from = Math.max(0, left)
  const count = Math.min(picture.width, left + width) - from
  for (let y = Math.max(0, top); count > 0 && y < Math.min(picture.height, top + height); y++) {
    const start = (y * picture.width + from) * 4
    const row = picture.rgba.subarray(start, start + count * 4)
    out.rgba.set(row, ((y - top) * width + from - left) * 4)
  }
  return out
}
