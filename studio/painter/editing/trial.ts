import { isAlike } from '../../lib/alike'
import type { Layer } from '../drawing'
import { paintLandscape, paintLarge } from '../paint-composed'
import { type Composed, type Size, composeSmall } from '../planning/composed'
import { cutOut, findDifference, isLocal } from '../planning/difference'
import { finishPicture, listFinish } from '../planning/finish'
import type { Box } from '../planning/layers'
import type { Plan } from '../planning/plan'
import type { Scene } from '../scene'
import type { StyleId } from '../slots'
import { isInScene } from './step'

/**
 * Trial pictures: whether an edit can be seen at all. A colour is lost in ink, a book in the hands
 * lies outside of a portrait. A rough trial comes first: what differs clearly without the smallest
 * shapes and without brush strokes differs with them too. Only where it does not, the picture is
 * painted as it will be.
 */

/** px; the long side of a trial picture. */
const TRIAL_SIDE = 96
/** Levels that can be seen, and the least share of the pixels that must differ by them. */
const LEAST = { levels: 10, share: 0.0005 }
/** The same for a rough trial, which must be beyond doubt. */
const CLEAR = { levels: 14, share: 0.002 }
/** px of a trial picture; smaller shapes are left out of a rough one: leaves, blades, hatching. */
const SMALLEST = 1.2
/** Styles that paint a plain picture over: strokes and cells take most of their time. */
const PLAIN_STYLES: Partial<Record<StyleId, StyleId>> = { oil: 'soft', pixel: 'soft' }
/** Trial pictures of one list of things: as it is, and with other air. */
const MOST_TRIALS = 6

/** `bare`: a rough one without the painted place behind what is drawn large. */
type Quality = 'bare' | 'rough' | 'exact'

/** A trial picture before its tone, and what it shows besides its things. */
interface Trial extends Pick<Plan, 'picture' | 'style' | 'seed' | 'strength' | 'width' | 'height'> {
  readonly quality: Quality
  readonly rgba: Uint8ClampedArray
}

/** By the list of things, which every plan of the same things shares. */
const trials = new WeakMap<Plan['things'], readonly Trial[]>()

function isLarge({ points }: { readonly points: readonly (readonly [number, number])[] }): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
    if (right - left >= SMALLEST || bottom - top >= SMALLEST) return true
  }
  return false
}

function dropSmallShapes(scene: Scene): Scene {
  const layers = scene.layers.map((layer): Layer => {
    if (layer.kind === 'shapes') return { ...layer, shapes: layer.shapes.filter(isLarge) }
    if (layer.kind === 'terrain') return { ...layer, cover: layer.cover.filter(isLarge) }
    return layer
  })
  return { ...scene, layers }
}

const simplify = <T extends { readonly scene: Scene }>(place: T): T => ({
  ...place,
  scene: dropSmallShapes(place.scene),
})

function paint(composed: Composed, style: StyleId, quality: Quality): Uint8ClampedArray {
  const isRough = quality !== 'exact'
  const painted = (isRough && PLAIN_STYLES[style]) || style
  const skipReport = () => undefined
  if (composed.kind === 'landscape') {
    const { scene, random } = isRough ? simplify(composed) : composed
    return paintLandscape({ scene, random, style: painted }, skipReport)
  }
  const { place } = composed.prepared
  const prepared = { ...composed.prepared, style: painted }
  return paintLarge(
    isRough ? { ...prepared, place: place && simplify(place) } : prepared,
    skipReport,
  )
}

function trialSize({ width, height }: Plan): Size {
  const shrink = Math.min(1, TRIAL_SIDE / Math.max(width, height))
  return { width: Math.round(width * shrink), height: Math.round(height * shrink) }
}

const composeTrial = (plan: Plan, quality: Quality = 'exact'): Composed =>
  composeSmall(plan, trialSize(plan), quality !== 'bare')

function paintPlainTrial(plan: Plan, quality: Quality): Uint8ClampedArray {
  const { picture, style, seed, strength, width, height } = plan
  const own = trials.get(plan.things) ?? []
  const known = own.find(
    (one) =>
      one.quality === quality &&
      one.picture === picture &&
      one.style === style &&
      one.seed === seed &&
      one.strength === strength &&
      one.width === width &&
      one.height === height,
  )
  if (known) return known.rgba
  const rgba = paint(composeTrial(plan, quality), style, quality)
  const trial: Trial = { quality, picture, style, seed, strength, width, height, rgba }
  trials.set(plan.things, [trial, ...own].slice(0, MOST_TRIALS))
  return rgba
}

/** The part in which two trials can differ; null: all of them. */
function findPart(before: Plan, after: Plan, quality: Quality): Box | 'none' | null {
  const { style, picture } = after
  if (after.surface || before.style !== style || !isLocal(style) || !isFinishedAlike(before, after))
    return null
  const isBare = picture.kind === 'illustration' && (quality === 'bare' || picture.place === null)
  const [old, now] = isBare ? [before, after].map((plan) => composeTrial(plan, quality)) : []
  if (old?.kind !== 'illustration' || now?.kind !== 'illustration') return null
  return old.prepared.place || now.prepared.place
    ? null
    : findDifference(old.prepared.illustration, now.prepared.illustration)
}

function paintPart(plan: Plan, quality: Quality, box: Box): Uint8ClampedArray {
  const composed = composeTrial(plan, quality)
  if (composed.kind === 'landscape') return paintPlainTrial(plan, quality)
  const { prepared } = composed
  const illustration = cutOut(prepared.illustration, box)
  return paint({ ...composed, prepared: { ...prepared, illustration } }, plan.style, quality)
}

/** A tone is laid over the finished picture: another one needs no other painting. */
function paintTrial(plan: Plan, quality: Quality, box: Box | null): Uint8ClampedArray {
  const plain = box ? paintPart(plan, quality, box) : paintPlainTrial(plan, quality)
  if (listFinish(plan).every((one) => one === undefined)) return plain
  const toned = new Uint8ClampedArray(plain)
  finishPicture(toned, plan, trialSize(plan))
  return toned
}

function differ(
  before: Plan,
  after: Plan,
  quality: Quality,
  { levels, share }: typeof LEAST,
  part = findPart(before, after, quality),
): boolean {
  if (part === 'none') return false
  const [old, now] = [before, after].map((plan) => paintTrial(plan, quality, part))
  const least = (share * old.length) / 4
  let changed = 0
  for (let i = 0; i < old.length; i += 4) {
    if (
      Math.abs(old[i] - now[i]) > levels ||
      Math.abs(old[i + 1] - now[i + 1]) > levels ||
      Math.abs(old[i + 2] - now[i + 2]) > levels
    )
      changed++
  }
  return changed >= least
}

/** Null: none is faster than painting the picture as it will be. */
function findRoughQuality(before: Plan, after: Plan): Quality | null {
  const { picture, style } = before
  const isPlaceEdited = after.things.some(
    (thing, at) => thing !== before.things[at] && isInScene(after, thing),
  )
  if (picture.kind === 'illustration' && picture.place !== null)
    return picture === after.picture && !isPlaceEdited ? 'bare' : 'rough'
  return picture.kind === 'landscape' || PLAIN_STYLES[style] !== undefined ? 'rough' : null
}

/** A colour that a drawing does not know changes nothing that could be painted. */
function isComposedAlike(before: Plan, after: Plan): boolean {
  const [one, other] = [composeTrial(before), composeTrial(after)]
  if (one.kind === 'landscape') return other.kind === 'landscape' && isAlike(one.scene, other.scene)
  if (other.kind === 'landscape') return false
  const [old, now] = [one.prepared, other.prepared]
  return isAlike(old.place?.scene, now.place?.scene) && isAlike(old.illustration, now.illustration)
}

const isFinishedAlike = (before: Plan, after: Plan): boolean =>
  isAlike(listFinish(before), listFinish(after))

/** Compares two plans of one size, painted small: true when they look different. */
export function differVisibly(before: Plan, after: Plan): boolean {
  const quality = findRoughQuality(before, after)
  if (quality && differ(before, after, quality, CLEAR)) return true
  const part = findPart(before, after, 'exact')
  if (part === null) {
    const isFinished = isFinishedAlike(before, after) && before.style === after.style
    if (isFinished && isComposedAlike(before, after)) return false
  }
  return differ(before, after, 'exact', LEAST, part)
}
