/** The frame of an ID photograph: head and shoulders, placed by the face. */
import type { FoundFace } from '@nets/faces'
import { createRaster, type Raster } from '@media/raster'
import type { Size } from '../imaging/segment/shrink'

/** Width to height of a photograph of 25 × 35 mm. */
const SHAPE = 5 / 7
/** The face's box goes from brow to chin: hair above it, in its own heights. */
const HAIR = 0.5
/** Hair above the usual, such as a bun, in heights of the face; more belongs to something else. */
const MOST_HAIR = 1.1
/** Sides of the face in which hair above it counts, shares of its width. */
const HAIR_ASIDE = 0.1
/** Of a face, the share that is selected where it belongs to the subject. */
const OWN = 0.5
/** Of the frame: the head, and what is free above it. */
const HEAD = 0.6
const ABOVE = 0.1

interface Frame extends Size {
  readonly left: number
  readonly top: number
}

const alphaAt = ({ width, rgba }: Raster, x: number, y: number): number =>
  rgba[4 * (y * width + x) + 3]

/** The largest face that was cut out; undefined: none of them was. */
export function chooseFace(faces: readonly FoundFace[], cut: Raster): FoundFace | undefined {
  const area = ({ left, right, top, bottom }: FoundFace): number => (right - left) * (bottom - top)
  const isOwn = ({ left, right, top, bottom }: FoundFace): boolean => {
    let [own, all] = [0, 0]
    const [endX, endY] = [Math.min(1, right) * cut.width, Math.min(1, bottom) * cut.height]
    for (let y = Math.floor(Math.max(0, top) * cut.height); y < endY; y++)
      for (let x = Math.floor(Math.max(0, left) * cut.width); x < endX; x++) {
        all++
        own += alphaAt(cut, x, y) > 127 ? 1 : 0
      }
    return own > OWN * all
  }
  return [...faces].sort((a, b) => area(b) - area(a)).find(isOwn)
}

/** Pixels from the face's box up to the top of what was cut out there. */
function hairAbove(face: FoundFace, cut: Raster): number {
  const aside = HAIR_ASIDE * (face.right - face.left)
  const from = Math.max(0, Math.floor((face.left - aside) * cut.width))
  const to = Math.min(cut.width, Math.ceil((face.right + aside) * cut.width))
  const isFilled = (y: number): boolean => {
    for (let x = from; x < to; x++) if (alphaAt(cut, x, y) > 127) return true
    return false
  }
  const start = Math.max(0, Math.floor(face.top * cut.height))
  let y = start
  while (y > 0 && isFilled(y - 1)) y--
  return start - y
}

/** In pixels; it may reach beyond the picture above and at the sides, but not below. */
export function idFrame(face: FoundFace, cut: Raster): Frame {
  const picture: Size = cut
  const tall = (face.bottom - face.top) * picture.height
  const hair = Math.min(Math.max(HAIR * tall, hairAbove(face, cut)), MOST_HAIR * tall)
  const wantedHeight = (tall + hair) / HEAD
  const top = Math.round(face.top * picture.height - hair - wantedHeight * ABOVE)
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
