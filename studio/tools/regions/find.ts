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
import { type FoundRegion, type FoundRegions, SURE_SCORE } from './definition'
import { toRegion } from './outlines'

/** Boxes are looked into from here on; most of them, the surest first. */
const LEAST_SCORE = SURE_SCORE
const MOST_THINGS = 12
/** Things that a sentence must name before they are believed; people are not among them. */
const FAINT_SCORE = 0.22
const MOST_FAINT = 6
/** Larger faint boxes are the whole scene under another name. */
const LARGEST_FAINT = 0.25
const MOST_PEOPLE_PARTS = 3
const MOST_OTHER_FACES = 12
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

const isFaint = (box: FoundObject): boolean =>
  box.score < LEAST_SCORE && box.kind !== PERSON && areaOf(box) <= LARGEST_FAINT

/** On a table, in a hand. */
const isSmallThing = (box: FoundObject): boolean => areaOf(box) < 0.1

async function findThings(look: Look, objects: readonly FoundObject[]) {
  const { grid, query } = look
  const found: { region: FoundRegion; hard: Uint8Array; box: FoundObject }[] = []
  const sure = objects.filter(({ score }) => score >= LEAST_SCORE).slice(0, MOST_THINGS)
  const faint = objects.filter(isFaint).slice(0, MOST_FAINT)
  for (const box of [...sure, ...faint]) {
    const mask = pickBestMask(await query({ box: toSides(box) }), box, { grid, spot: null })
    const hard = mask?.hard ?? fillBox(box, grid)
    if (!hard.includes(1) || found.some((other) => likeness(other.hard, hard) > 0.8)) continue
    const isUsed = found.some((other) => coveredShare(hard, other.hard) > 0.9)
    // a faint thing within another one is more often a part of it; a ball in a hand is sure
    if (isFaint(box) && isUsed && !isSmallThing(box)) continue
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

/** All of a person below the chin, where no part of it is even enough to be clothes. */
function coverBelow(person: Uint8Array, face: FoundFace, { width, height }: Size): Uint8Array {
  const neck = face.bottom + (face.bottom - face.top) * 0.2
  return person.map((v, at) => (Math.floor(at / width) + 0.5 > neck * height ? v : 0))
}

/** The part of a person around the upper face, where no part of it is even enough to be hair. */
function coverAround(person: Uint8Array, face: FoundFace, { width, height }: Size): Uint8Array {
  const tall = face.bottom - face.top
  const wide = face.right - face.left
  const [middleX, middleY] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2]
  return person.map((v, at) => {
    const x = ((at % width) + 0.5) / width
    const y = (Math.floor(at / width) + 0.5) / height
    const isNear = Math.abs(x - middleX) < 0.9 * wide && y < face.top + 0.5 * tall
    const isFace = Math.hypot((x - middleX) / (0.48 * wide), (y - middleY) / (0.52 * tall)) < 1
    return isNear && !isFace ? v : 0
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
    const clothes =
      (await findPart(look, hard, { spot: clampSpot(chest), not: clampSpot(not), least })) ??
      (face ? coverBelow(hard, face, look.grid) : null)
    add(clothes, 'clothes', '衣服')
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
    add(hair ?? coverAround(hard, face, look.grid), 'hair', '头发')
  }
  return found
}

/** Faces without the parts of their people: in a crowd, or of a person that is not found. */
function findOtherFaces(
  look: Look,
  people: readonly { region: FoundRegion; hard: Uint8Array }[],
  { faces, known }: { faces: readonly FoundFace[]; known: readonly FoundRegion[] },
): FoundRegion[] {
  const isKnown = ({ nose }: FoundFace): boolean =>
    known.some(
      ({ kind, bounds: { x, y, width, height } }) =>
        kind === 'face' && nose.x >= x && nose.x < x + width && nose.y >= y && nose.y < y + height,
    )
  return faces
    .filter((face) => !isKnown(face))
    .slice(0, MOST_OTHER_FACES)
    .flatMap((face, at) => {
      const hard = fillBox(face, look.grid)
      if (!hard.includes(1)) return []
      const owner = people.find((one) => isIn(clampSpot(face.nose), one.hard, look.grid))
      const ownerId = owner && { ownerId: owner.region.id }
      const region = { id: `face-${at + 1}`, kind: 'face' as const, name: '脸', score: face.score }
      return [toRegion(hard, look, { ...region, ...ownerId })]
    })
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
  const objects = (await attempt(objectsIn(nets, picture, FAINT_SCORE))) ?? []
  const things = await findThings(look, objects)
  const people = things.filter(({ box }) => box.kind === PERSON && box.score >= LEAST_SCORE)
  const parts = await findPartsOfPeople(look, people, content.faces)
  const masks = things
    .filter(({ box }) => areaOf(box) < 0.9 && box.score >= LEAST_SCORE)
    .map(({ hard }) => hard)
  const others = findOtherFaces(look, people, { faces: content.faces, known: parts })
  const regions = [...things.map(({ region }) => region), ...parts, ...others]
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
