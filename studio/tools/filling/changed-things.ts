/**
 * Detector verdict on a filled hole: whether it cut through a body, whether something appeared in
 * it, and whether the removed thing is still there.
 */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { areaOf, intersectionOverUnion, type Sides } from '@nets/boxes'
import { hasThingsOnIt, isAnimal, PERSON } from '@nets/coco'
import { facesIn, type FoundFace } from '@nets/faces'
import { type FoundObject, objectsIn } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { logitsOn, lookAt, type Segment, segmentsAt } from '@nets/segments'
import { computeBounds } from '../../imaging/fill/region'
import { fitted, type Size } from '../../imaging/segment/shrink'
import { shares, within } from './living'
import { resizeRaster } from './resize'

/** Long side of the copy that networks look at, pixels. */
const SIDE = 1200
const LEAST = 0.3
/** Confidence of a detection from which a cut body is reported. */
const SURE_BODY = 0.45
/** Share of a box in the hole from which its body is looked at closely. */
const TOUCHED = 0.03
/** A body of which less or more than this is in the hole is left alone, or gone. */
const CUT = [0.1, 0.88] as const
/** A head with more than this in the hole is lost, where its body stays. */
const HEAD_IN_HOLE = 0.6
/** Expected head of an upright body, shares of its box. */
const HEAD = { height: 0.14, aside: 0.25 }
/** A new object lies so much in the hole, and was not detected there before. */
const APPEARED = { score: 0.4, inHole: 0.55, same: 0.4 }
/** The removed object is detected again at its place. */
const REMAINED = { inHole: 0.6, same: 0.5 }

export interface Seen {
  readonly objects: readonly FoundObject[]
  readonly faces: readonly FoundFace[]
}

export interface ChangedThings {
  readonly cut: boolean
  readonly appeared: boolean
  readonly remained: boolean
}

const isLiving = ({ kind }: FoundObject): boolean => kind === PERSON || isAnimal(kind)

/** Null where no network can tell. */
export async function seeThings(nets: NetRun, picture: Raster): Promise<Seen | null> {
  const small = await resizeRaster(picture, fitted(picture, SIDE))
  const objects = await attempt(objectsIn(nets, small, LEAST))
  const faces = await attempt(facesIn(nets, small))
  return objects || faces ? { objects: objects ?? [], faces: faces ?? [] } : null
}

/** Share of a body in the hole: of its mask where the network gives one, else of its box. */
export type BodyShare = (body: Sides) => Promise<number>

/** The mask of what is in a box; null: unknown. */
export type MaskOfBox = (box: Sides) => Promise<Segment | null>

/** Looks at the picture once, when the first body asks. */
export function createBoxSegmenter(nets: NetRun, picture: Raster): MaskOfBox {
  const look = async () => attempt(lookAt(nets, await resizeRaster(picture, fitted(picture, SIDE))))
  let looked: ReturnType<typeof look> | null = null
  return async (box) => {
    looked ??= look()
    const seen = await looked
    const [mask] = (seen && (await attempt(segmentsAt(nets, seen, { box })))) ?? []
    return mask ?? null
  }
}

/** Answers of the networks about one picture, each computed once. */
export interface Sight {
  readonly seen: Seen | null
  readonly maskOf: MaskOfBox
}

export const openSight = async (nets: NetRun, picture: Raster): Promise<Sight> => ({
  seen: await seeThings(nets, picture),
  maskOf: createBoxSegmenter(nets, picture),
})

export function bodyShares(maskOf: MaskOfBox, picture: Size, hole: Uint8Array): BodyShare {
  const holeSize = hole.reduce((sum, value) => sum + value, 0)
  return async ({ left, top, right, bottom }) => {
    const box = { left, top, right, bottom }
    const mask = await maskOf(box)
    if (!mask) return shares(box, picture, hole, holeSize).ofBox
    const grid = fitted(picture, 320)
    let [inside, all] = [0, 0]
    logitsOn(mask, grid).forEach((value, at) => {
      if (value <= 0) return
      const x = Math.floor((((at % grid.width) + 0.5) * picture.width) / grid.width)
      const y = Math.floor(((Math.floor(at / grid.width) + 0.5) * picture.height) / grid.height)
      all++
      inside += hole[y * picture.width + x] ? 1 : 0
    })
    return all === 0 ? 0 : inside / all
  }
}

/** Part of a body that a hole takes, while the rest is left. */
export interface Cut {
  /** Share of the body. */
  readonly share: number
  /** Its head goes, and its body stays. */
  readonly head: boolean
}

/** Of several bodies that are cut the one without a head, else the one that is cut most; null: none. */
export async function findCut(
  { objects, faces }: Seen,
  { hole, size, shareOf }: { hole: Uint8Array; size: Size; shareOf: BodyShare },
): Promise<Cut | null> {
  const holeSize = hole.reduce((sum, value) => sum + value, 0)
  const inHole = (box: Sides): number => shares(box, size, hole, holeSize).ofBox
  let worst: Cut | null = null
  for (const body of objects) {
    if (!isLiving(body) || body.score < SURE_BODY || inHole(body) < TOUCHED) continue
    const share = await shareOf(body)
    // A head is a small part of a body, and the one that counts.
    const face = faces.find((one) => holdsMiddle(body, one)) ?? estimateHead(body)
    const head = share > TOUCHED && share < CUT[1] && inHole(face) > HEAD_IN_HOLE
    if (head) return { share, head }
    if (share > CUT[0] && share < CUT[1] && share > (worst?.share ?? 0)) worst = { share, head }
  }
  return worst
}

/** Whether the hole removes a part of a body and leaves the rest. */
export const cutsBody = async (...args: Parameters<typeof findCut>): Promise<boolean> =>
  (await findCut(...args)) !== null

/** Fallback without a face; the hole takes it and little else. */
function estimateHead({ left, top, right, bottom }: Sides): Sides {
  const aside = HEAD.aside * (right - left)
  return {
    left: left + aside,
    right: right - aside,
    top,
    bottom: top + HEAD.height * (bottom - top),
  }
}

function holdsMiddle(box: Sides, face: Sides): boolean {
  const [x, y] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2]
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

/** Compares what is seen before and after, as far as it lies in the hole. */
export function changeInHole(
  before: Seen,
  after: Seen,
  { hole, size }: { hole: Uint8Array; size: Size },
): Omit<ChangedThings, 'cut'> {
  const holeSize = hole.reduce((sum, value) => sum + value, 0)
  const inHole = (box: Sides): number => shares(box, size, hole, holeSize).ofBox
  const wanted = before.objects.filter((box) => inHole(box) > REMAINED.inHole)
  const remained = wanted.some((gone) =>
    after.objects.some(
      (box) => box.kind === gone.kind && intersectionOverUnion(box, gone) > REMAINED.same,
    ),
  )
  const all: readonly Sides[] = [...before.objects, ...before.faces]
  const appeared = [
    ...after.objects.filter(({ score, kind }) => score >= APPEARED.score && !hasThingsOnIt(kind)),
    ...after.faces,
  ].some(
    (box) =>
      inHole(box) > APPEARED.inHole &&
      !all.some((other) => intersectionOverUnion(box, other) > APPEARED.same),
  )
  return { appeared, remained }
}

/** So much of a faint detection lies within the hole's bounds, and so much of those it covers. */
const FAINT = { within: 0.85, covers: 0.08 }

/** Whether a kind of thing is detected within the hole's bounds that touched them in no way before. */
export function hasFaintThing(
  before: Seen,
  after: Seen,
  { hole, size }: { hole: Uint8Array; size: Size },
): boolean {
  const box = computeBounds(hole, size.width, size.height)
  if (!box) return false
  const bounds: Sides = {
    left: box.left / size.width,
    top: box.top / size.height,
    right: (box.left + box.width) / size.width,
    bottom: (box.top + box.height) / size.height,
  }
  const overlap = (one: Sides): number =>
    Math.max(0, Math.min(one.right, bounds.right) - Math.max(one.left, bounds.left)) *
    Math.max(0, Math.min(one.bottom, bounds.bottom) - Math.max(one.top, bounds.top))
  return after.objects.some((one) => {
    const shared = overlap(one)
    if (shared < FAINT.within * areaOf(one) || shared < FAINT.covers * areaOf(bounds)) return false
    return !before.objects.some(({ kind, ...other }) => kind === one.kind && overlap(other) > 0)
  })
}

/** Confidence of what is detected in the hole, times the share of the hole that it takes, 0..1. */
export function scoreOfThing({ objects }: Seen, size: Size, hole: Uint8Array): number {
  const holeSize = hole.reduce((sum, value) => sum + value, 0)
  return objects.reduce(
    (most, box) => Math.max(most, box.score * shares(box, size, hole, holeSize).ofHole),
    0,
  )
}

/** 1 = part of a thing with a name, or of a body, outside of the hole. */
export function thingsOutside({ objects }: Seen, size: Size, hole: Uint8Array): Uint8Array {
  const marks = new Uint8Array(size.width * size.height)
  const holeSize = hole.reduce((sum, value) => sum + value, 0)
  for (const box of objects) {
    const { ofHole } = shares(box, size, hole, holeSize)
    if (hasThingsOnIt(box.kind) || ofHole > 0.7 || areaOf(box) > 0.6) continue
    within(box, size, (at) => (marks[at] = hole[at] ? 0 : 1))
  }
  return marks
}
