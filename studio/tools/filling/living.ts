/** People, animals and faces of a picture, which must not be repeated where something is filled. */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { areaOf, clamped, type FoundBox } from '@nets/boxes'
import { isAnimal, PERSON } from '@nets/coco'
import { facesIn, type FoundFace, type Place } from '@nets/faces'
import { type FoundObject, objectsIn } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { fitted, type Size } from '../../imaging/segment/shrink'
import { resizeRaster } from './resize'

/** Long side of the copy that networks look at, pixels. */
const SIDE = 1200
/** One who is missed is repeated, so more are taken for people than would be named. */
const LEAST = 0.35
/** Only sure detections in a filling count: a false one costs the user a result. */
const SURE = 0.5
/** Hair and shoulders around a face, in its own sizes. */
const AROUND_FACE = 0.6
/** A box that holds this much of the hole, and is so much larger, is what the hole is in. */
const HOLDS = 0.7
const LARGER = 2
/** A body below a face that no box holds, in sizes of the face: people stand behind each other. */
const SHOULDERS = 1
const DOWN = 5
/** Around eyes, nose and mouth, share of the face's width. */
const FEATURE = 0.22

export interface Living {
  /** Boxes of people and animals. */
  readonly found: readonly FoundBox[]
  /** The same, and what must be below faces. */
  readonly bodies: readonly FoundBox[]
  readonly faces: readonly FoundFace[]
}

/** Of what was found in a picture already. */
export function selectLiving(
  { objects, faces }: { objects: readonly FoundObject[]; faces: readonly FoundFace[] },
  least = LEAST,
): Living {
  const found = objects.filter(
    ({ kind, score }) => score >= least && (kind === PERSON || isAnimal(kind)),
  )
  return { found, bodies: [...found, ...faces.map(bodyBelow)].map(clamped), faces }
}

/** Null where no network can tell. */
export async function livingIn(
  nets: NetRun,
  picture: Raster,
  least = LEAST,
): Promise<Living | null> {
  const small = await resizeRaster(picture, fitted(picture, SIDE))
  const objects = await attempt(objectsIn(nets, small, least))
  const faces = await attempt(facesIn(nets, small))
  return objects || faces
    ? selectLiving({ objects: objects ?? [], faces: faces ?? [] }, least)
    : null
}

function bodyBelow({ left, top, right, bottom, score }: FoundFace): FoundBox {
  const [width, height] = [right - left, bottom - top]
  const [from, to] = [left - width * SHOULDERS, right + width * SHOULDERS]
  return { left: from, right: to, top, bottom: bottom + height * DOWN, score }
}

type Sides = Omit<FoundBox, 'score'>

export function grown({ left, top, right, bottom }: Sides, by: number): Sides {
  const [x, y] = [(right - left) * by, (bottom - top) * by]
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y }
}

/** Calls `visit` with every pixel of a box. */
export function within(box: Sides, { width, height }: Size, visit: (at: number) => void): void {
  const end = (share: number, length: number): number =>
    Math.min(length, Math.max(0, Math.round(share * length)))
  const [from, to] = [end(box.left, width), end(box.right, width)]
  for (let y = end(box.top, height); y < end(box.bottom, height); y++)
    for (let x = from; x < to; x++) visit(y * width + x)
}

/** Share of the hole that lies in a box, and of the box that lies in the hole. */
export function shares(box: Sides, picture: Size, hole: Uint8Array, size: number) {
  let [inside, all] = [0, 0]
  within(box, picture, (at) => {
    all++
    inside += hole[at]
  })
  return { ofHole: size > 0 ? inside / size : 0, ofBox: all > 0 ? inside / all : 0 }
}

const countPixels = (hole: Uint8Array): number => hole.reduce((sum, value) => sum + value, 0)

/**
 * 1 = part of a person that must not be repeated in the hole. The person the hole is in is a source
 * of its filling, except eyes, nose and mouth.
 */
export function barredBy({ bodies, faces }: Living, picture: Raster, hole: Uint8Array): Uint8Array {
  const { width, height } = picture
  const barred = new Uint8Array(width * height)
  const size = countPixels(hole)
  const bar = (box: Sides): void => within(box, picture, (at) => (barred[at] = 1))
  const holdsHole = (box: Sides): boolean =>
    shares(box, picture, hole, size).ofHole > HOLDS && areaOf(box) * width * height > size * LARGER
  for (const body of bodies) if (!holdsHole(body)) bar(body)
  for (const face of faces) {
    if (!holdsHole(face)) bar(grown(face, AROUND_FACE))
    else barFeatures(face, bar)
  }
  return barred
}

function barFeatures(face: FoundFace, bar: (box: Sides) => void): void {
  const [x, y] = [(face.right - face.left) * FEATURE, (face.bottom - face.top) * FEATURE]
  const around = (place: Place): Sides => ({
    left: place.x - x,
    right: place.x + x,
    top: place.y - y,
    bottom: place.y + y,
  })
  for (const place of [face.leftEye, face.rightEye, face.nose, face.mouth]) bar(around(place))
}

/** Whether a person is in the filled hole: a copy that should not be there. */
export async function appearsIn(nets: NetRun, picture: Raster, hole: Uint8Array): Promise<boolean> {
  const living = await livingIn(nets, picture, SURE)
  if (!living) return false
  const size = countPixels(hole)
  const all: readonly FoundBox[] = [...living.found, ...living.faces]
  return all.some((box) => shares(box, picture, hole, size).ofBox > 0.6)
}
