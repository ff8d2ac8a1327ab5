/** Detections in a photograph: named things, people and their parts, texts, the large even parts. */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { areaOf, type Sides } from '@nets/boxes'
import { PERSON } from '@nets/coco'
import type { FoundFace } from '@nets/faces'
import { type FoundObject, objectsIn } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { detectContent } from '../../imaging/describe/content'
import { likelyThing, wholeThings } from '../../imaging/describe/kinds'
import { pickBestMask } from '../../imaging/masks/boxed'
import {
  buildCandidate,
  type Candidate,
  computeShare,
  coveredShare,
  isTouched,
  likeness,
} from '../../imaging/masks/candidate'
import type { SegmentQuery, Spot } from '../../imaging/masks/things'
import { proposeSeeded } from '../../imaging/segment/seeded'
import { makeSmall } from '../../imaging/segment/small-picture'
import { fitted, type Size } from '../../imaging/segment/shrink'
import { createDetectors } from '../subject-seed'
import type { FoundRegion, FoundRegions } from './definition'
import { toRegion } from './outlines'

/** Boxes are looked into from here on; most of them, the surest first. */
const LEAST_SCORE = 0.35
const MOST_THINGS = 12
const MOST_PEOPLE_PARTS = 3
/** Cells of the longer side of masks. */
const GRID_SIDE = 320
/** The even part at an edge covers at least and at most so much of the picture. */
const EDGE_SHARES = [0.04, 0.85] as const
/** It lies on so much of that edge. */
const ALONG_EDGE = 0.3
/** Not more of it is a thing. */
const MOST_OF_THINGS = 0.5

interface Look {
  readonly picture: Raster
  readonly grid: Size
  readonly query: SegmentQuery
}

const NOTHING: FoundRegions = { regions: [], subjectNames: [], seen: false }

const toSides = ({ left, top, right, bottom }: Sides): Sides => ({ left, top, right, bottom })

/** The rectangle of a box, where no mask of it can be had. */
function fillBox({ left, top, right, bottom }: Sides, { width, height }: Size): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0
  })
}

async function findThings(look: Look, objects: readonly FoundObject[]) {
  const { grid, query } = look
  const found: { region: FoundRegion; hard: Uint8Array; box: FoundObject }[] = []
  for (const box of objects.slice(0, MOST_THINGS)) {
    const mask = pickBestMask(await query({ box: toSides(box) }), box, { grid, spot: null })
    const hard = mask?.hard ?? fillBox(box, grid)
    if (!hard.includes(1) || found.some((other) => likeness(other.hard, hard) > 0.8)) continue
    const kind = box.kind === PERSON ? 'person' : 'thing'
    const id = `${kind}-${found.length + 1}`
    const region = toRegion(hard, look, { id, kind, name: box.name, score: box.score })
    found.push({ region, hard, box })
  }
  return found
}

const isIn = ({ x, y }: Spot, hard: Uint8Array, { width, height }: Size): boolean =>
  hard[Math.floor(y * height) * width + Math.floor(x * width)] === 1

/** The largest mask at a place that lies in the person and leaves another place out. */
async function findPart(
  { query, grid }: Look,
  person: Uint8Array,
  { spot, not, least }: { spot: Spot; not: Spot; least: number },
): Promise<Uint8Array | null> {
  if (spot.x <= 0 || spot.x >= 1 || spot.y <= 0 || spot.y >= 1) return null
  const masks = (await query({ spot })).map((segment) => buildCandidate(segment, grid))
  const fits = (mask: Candidate): boolean =>
    mask.share >= least &&
    isTouched(mask, spot, grid) &&
    !isIn(not, mask.hard, grid) &&
    coveredShare(mask.hard, person) > 0.8
  const [best] = masks.filter(fits).sort((a, b) => b.share - a.share)
  return best ? best.hard.map((v, at) => v & person[at]) : null
}

const clampSpot = ({ x, y }: Spot): Spot => ({
  x: Math.min(0.999, Math.max(0.001, x)),
  y: Math.min(0.999, Math.max(0.001, y)),
})

/** Eyes as discs of a sixth of their distance. */
function drawEyes({ leftEye, rightEye }: FoundFace, { width, height }: Size): Uint8Array {
  const apart = Math.hypot((leftEye.x - rightEye.x) * width, (leftEye.y - rightEye.y) * height)
  const radius = Math.max(1, apart / 6)
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5]
    const isNear = (eye: Spot): boolean =>
      Math.hypot(x - eye.x * width, y - eye.y * height) <= radius
    return isNear(leftEye) || isNear(rightEye) ? 1 : 0
  })
}

async function findPartsOfPeople(
  look: Look,
  people: readonly { region: FoundRegion; hard: Uint8Array; box: FoundObject }[],
  faces: readonly FoundFace[],
): Promise<FoundRegion[]> {
  const found: FoundRegion[] = []
  for (const { region, hard, box } of people.slice(0, MOST_PEOPLE_PARTS)) {
    const face = faces.find((one) => isIn(clampSpot(one.nose), hard, look.grid))
    const add = (part: Uint8Array | null, kind: FoundRegion['kind'], name: string): void => {
      if (!part?.includes(1)) return
      const known = { id: `${region.id}-${kind}`, kind, name, ownerId: region.id, score: box.score }
      found.push(toRegion(part, look, known))
    }
    const middle = (box.left + box.right) / 2
    const tall = box.bottom - box.top
    const chest = face
      ? { x: (face.left + face.right) / 2, y: face.bottom + (face.bottom - face.top) * 0.7 }
      : { x: middle, y: box.top + tall * 0.4 }
    const not = face ? clampSpot(face.nose) : { x: middle, y: box.top + tall * 0.06 }
    const least = computeShare(hard) * 0.08
    add(
      await findPart(look, hard, { spot: clampSpot(chest), not: clampSpot(not), least }),
      'clothes',
      '衣服',
    )
    if (!face) continue
    add(
      fillBox(face, look.grid).map((v, at) => v & hard[at]),
      'face',
      '脸',
    )
    add(drawEyes(face, look.grid), 'eyes', '眼睛')
    const above = face.top - (face.bottom - face.top) * 0.12
    const crown = { x: (face.left + face.right) / 2, y: above }
    const hair = await findPart(look, hard, { spot: clampSpot(crown), not, least: least * 0.2 })
    add(hair, 'hair', '头发')
  }
  return found
}

/** The large part along the upper or the lower edge that is no thing. */
async function findAtEdge(
  look: Look,
  y: number,
  things: readonly Uint8Array[],
): Promise<Uint8Array | null> {
  const { grid, query } = look
  const row = y < 0.5 ? 0 : grid.height - 1
  const taken = Uint8Array.from({ length: grid.width * grid.height }, (_, at) =>
    things.some((thing) => thing[at] === 1) ? 1 : 0,
  )
  const union = new Uint8Array(grid.width * grid.height)
  for (const x of [0.5, 0.12, 0.88]) {
    const spot = { x, y }
    if (isIn(spot, taken, grid) || isIn(spot, union, grid)) continue
    const masks = (await query({ spot })).map((segment) => buildCandidate(segment, grid))
    const [best] = masks
      .filter(
        (mask) =>
          isTouched(mask, spot, grid) &&
          mask.share >= EDGE_SHARES[0] / 2 &&
          mask.share <= EDGE_SHARES[1] &&
          coveredShare(mask.hard, taken) < MOST_OF_THINGS,
      )
      .sort((a, b) => b.quality - a.quality)
    if (!best) continue
    const part = best.hard.map((v, at) => (v === 1 && taken[at] === 0 ? 1 : 0))
    part.forEach((v, at) => (union[at] = union[at] | v))
  }
  let along = 0
  for (let x = 0; x < grid.width; x++) along += union[row * grid.width + x]
  const share = computeShare(union)
  const isLarge = share >= EDGE_SHARES[0] && share <= EDGE_SHARES[1]
  return isLarge && along >= ALONG_EDGE * grid.width ? union : null
}

/** Nothing found where no network can be had now. */
export async function findRegions(nets: NetRun, picture: Raster): Promise<FoundRegions> {
  const content = await detectContent(nets, picture)
  const detectors = createDetectors(nets)
  const query = await detectors.look?.(picture)
  if (!content || !query) return NOTHING
  const grid = fitted(picture, GRID_SIDE)
  const look = { picture, grid, query }
  const objects = (await attempt(objectsIn(nets, picture, LEAST_SCORE))) ?? []
  const things = await findThings(look, objects)
  const people = things.filter(({ box }) => box.kind === PERSON)
  const parts = await findPartsOfPeople(look, people, content.faces)
  const masks = things.filter(({ box }) => areaOf(box) < 0.9).map(({ hard }) => hard)
  const regions = [...things.map(({ region }) => region), ...parts]
  for (const [kind, y] of [
    ['above', 0.03],
    ['below', 0.97],
  ] as const) {
    const hard = await findAtEdge(look, y, masks)
    if (hard) regions.push(toRegion(hard, look, { id: kind, kind, name: '', score: 0.5 }))
  }
  for (const [at, { text, box, score }] of content.texts.entries()) {
    const sides = {
      left: box.left / picture.width,
      top: box.top / picture.height,
      right: (box.left + box.width) / picture.width,
      bottom: (box.top + box.height) / picture.height,
    }
    const known = { id: `text-${at + 1}`, kind: 'text' as const, name: text, score }
    regions.push(toRegion(fillBox(sides, grid), look, known))
  }
  const seed = await detectors.subject(picture)
  const small = makeSmall(picture)
  const subject = seed && proposeSeeded(small, seed).hard
  if (subject?.includes(1))
    regions.push(
      toRegion(
        subject,
        { picture, grid: small },
        { id: 'subject', kind: 'subject', name: '主体', score: 0.5 },
      ),
    )
  const whole = wholeThings(content.kinds, content.objects)
  const guess = likelyThing(content.kinds)
  return {
    regions,
    subjectNames: [...new Set([...whole, ...(guess === null ? [] : [guess])])],
    seen: true,
  }
}
