/** Faces and heads of photographs in repainting tools: detected once, preserved recognisably. */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import type { FoundBox } from '@nets/boxes'
import { isAnimal, PERSON } from '@nets/coco'
import { facesIn } from '@nets/faces'
import { objectsIn } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { type FaceCare, faceWeight, preserveFaces } from '../imaging/painterly/faces'
import { preserveFeatures } from '../imaging/painterly/features'
import { toRaster } from '../imaging/painterly/photo'
import { fitted } from '../imaging/segment/shrink'
import type { Planes } from '../lib/planes'
import { resizeRaster } from './filling/resize'

/** Long side of the copy that is searched, pixels. */
const SIDE = 1000

const reducedCopy = (photo: Planes): Promise<Raster> => {
  const whole = toRaster(photo)
  return resizeRaster(whole, fitted(whole, SIDE))
}

/** Empty where there are none, or where the network cannot be had now. */
export async function facesOfPhoto(nets: NetRun, photo: Planes): Promise<readonly FoundBox[]> {
  return (await attempt(facesIn(nets, await reducedCopy(photo)))) ?? []
}

export interface PhotoCare extends FaceCare {
  /** 0..1: how much of the fine lines of faces comes back. */
  readonly features: number
}

/** Keeps the faces of a painting of `photo` recognisable and of natural colour, in place. */
export async function preservePhotoFaces(
  { nets }: { readonly nets: NetRun },
  { raster, photo, care }: { raster: Raster; photo: Planes; care: PhotoCare },
): Promise<void> {
  preserveFoundFaces(raster, photo, { faces: await facesOfPhoto(nets, photo), care })
}

/** The same where faces are known. */
export function preserveFoundFaces(
  raster: Raster,
  photo: Planes,
  { faces, care }: { faces: readonly FoundBox[]; care: PhotoCare },
): void {
  if (faces.length === 0) return
  preserveFaces(raster, photo, { faces, ...care })
  if (care.features === 0) return
  const { width, height } = raster
  const values = faceWeight(faces, { width, height })
  preserveFeatures(raster, photo, { subject: { width, height, values }, amount: care.features })
}

export interface People {
  readonly faces: readonly FoundBox[]
  readonly heads: readonly FoundBox[]
}

/** Objects below this score are not preserved whole in a frame. */
const SURE = 0.5
/** Of a person's height, and of an animal's: where the head is. */
const HEAD = 0.3
/** Hair and chin around a face, in its own sizes. */
const AROUND = { above: 0.7, below: 0.25, sides: 0.35 } as const

/** Faces, and what no frame may cut: faces with their hair, heads of people, animals. */
export async function peopleOfPhoto(nets: NetRun, photo: Planes): Promise<People> {
  const picture = await reducedCopy(photo)
  const faces = (await attempt(facesIn(nets, picture))) ?? []
  const objects = (await attempt(objectsIn(nets, picture, SURE))) ?? []
  const heads = faces.map(({ left, top, right, bottom, score }) => ({
    left: left - AROUND.sides * (right - left),
    right: right + AROUND.sides * (right - left),
    top: top - AROUND.above * (bottom - top),
    bottom: bottom + AROUND.below * (bottom - top),
    score,
  }))
  const people = objects
    .filter(({ kind }) => kind === PERSON)
    .map((box) => ({ ...box, bottom: box.top + HEAD * (box.bottom - box.top) }))
  const animals = objects.filter(({ kind }) => isAnimal(kind))
  return { faces, heads: [...heads, ...people, ...animals] }
}
