import { Random, hashText } from '../../lib/random'
import { type PreparedIllustration, composeBrief, placeSize, standBefore } from '../illustrate'
import { familyOf } from '../illustration/registry'
import type { Scene } from '../scene'
import { composeAttempt } from '../veto'
import { withoutGround } from './clear'
import { arrangeIllustration, arrangeScene, findSceneEdits } from './arrange'
import type { Plan, PlanThing } from './plan'
import { unpackBrief, unpackSlots } from './sets'
import { PLACE_PREFIX, tagLayers } from './tags'

export interface Size {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** A picture before any style has touched it. */
export type Composed =
  | { readonly kind: 'illustration'; readonly prepared: PreparedIllustration }
  | { readonly kind: 'landscape'; readonly scene: Scene; readonly random: Random }

/** The stream of random numbers that everything of a picture draws from. */
export const pictureRandom = (seed: number): Random => new Random(hashText(`studio ${seed}`))

type Sized<T> = T & { readonly size: Size }

/** A plan is composed in its own size and in that of a trial picture. */
const MOST_SIZES = 2

const findSize = <T>(list: readonly Sized<T>[] | undefined, { width, height }: Size) =>
  list?.find(({ size }) => size.width === width && size.height === height)

/** The compositions of plans that are in use: planning has made them already. */
const known = new WeakMap<Plan, readonly Sized<Composed>[]>()

export function rememberComposed(plan: Plan, composed: Composed, { width, height }: Size): void {
  const others = known.get(plan) ?? []
  known.set(plan, [{ ...composed, size: { width, height } }, ...others].slice(0, MOST_SIZES))
}

type Base = Sized<Composed & Pick<Plan, 'seed' | 'style' | 'strength'>>

/** Edits of single things leave the picture of a plan as it is, and so what it is composed from. */
const bases = new WeakMap<Plan['picture'], readonly Base[]>()

/** Without the edits of single things, except those that a scene is composed with. */
function findBase(plan: Plan, size: Size): Composed {
  const { picture, seed, style, strength } = plan
  const isInScene = ({ key }: PlanThing): boolean =>
    picture.kind === 'landscape' || key.startsWith(PLACE_PREFIX)
  if (plan.things.some((thing) => thing.subject && isInScene(thing))) return composeBase(plan, size)
  const own = bases.get(picture) ?? []
  const ready = own.filter(
    (one) => one.seed === seed && one.style === style && one.strength === strength,
  )
  const found = findSize(ready, size)
  if (found) return found
  const composed = composeBase(plan, size)
  const base: Base = { ...composed, seed, style, strength, size }
  bases.set(picture, [base, ...own].slice(0, MOST_SIZES))
  return composed
}

function composeBase(plan: Plan, size: Size): Composed {
  const { picture, seed, style, strength } = plan
  const random = pictureRandom(seed)
  const weighed = strength === undefined ? {} : { strength }
  if (picture.kind === 'landscape') {
    const { slots, attempt } = picture.scene
    const frame = { ...size, ...weighed }
    const edits = findSceneEdits(plan)
    return {
      kind: 'landscape',
      ...composeAttempt(unpackSlots(slots), frame, random, attempt, edits),
    }
  }
  const { brief: packed, planned: first, layout, place } = picture
  const family = familyOf(packed.main.id)
  if (!family) throw new Error(`plan: no family draws "${packed.main.id}"`)
  const own = random.fork('illustration')
  const composed = composeBrief({
    ...{ family, brief: unpackBrief(packed), layout, hasSetting: place !== null },
    ...{ style, size, random: own },
    ...(first && { planned: unpackBrief(first) }),
  })
  const illustration = tagLayers(composed.illustration)
  const prepared = { ...composed, illustration }
  if (!place) return { kind: 'illustration', prepared: { ...prepared, place: null } }
  const around = own.fork('setting')
  const frame = { ...placeSize(illustration, size), ...weighed }
  const planned = composeAttempt(unpackSlots(place.slots), frame, around, place.attempt)
  // where it is before the place was planned: edits of the place do not move it
  const stood = standBefore(prepared, { ...planned, attempt: place.attempt })
  const behind = composePlace(plan, place, stood, size)
  return { kind: 'illustration', prepared: { ...stood, place: behind } }
}

type Place = NonNullable<Extract<Plan['picture'], { kind: 'illustration' }>['place']>

/** The place behind an illustration with the edits of its things. */
function composePlace(
  plan: Plan,
  { slots, attempt }: Place,
  { illustration }: PreparedIllustration,
  size: Size,
): NonNullable<PreparedIllustration['place']> {
  const { seed, strength } = plan
  const around = pictureRandom(seed).fork('illustration').fork('setting')
  const frame = {
    ...placeSize(illustration, size),
    ...(strength !== undefined && { strength }),
  }
  const edits = findSceneEdits(plan, PLACE_PREFIX)
  return { ...composeAttempt(unpackSlots(slots), frame, around, attempt, edits), attempt }
}

const groundAsPlanned = (prepared: PreparedIllustration, { clear }: Plan): PreparedIllustration =>
  clear ? withoutGround(prepared) : prepared

/**
 * A composition to be painted small: an illustration has the same forms at every size, the place
 * behind it is composed in its own one.
 * @param hasPlace false: without that place
 */
export function composeSmall(plan: Plan, size: Size, hasPlace = true): Composed {
  const { picture } = plan
  if (picture.kind === 'landscape') return composePlan(plan, size)
  const composed = composePlan(plan)
  if (composed.kind === 'landscape') return composed
  const prepared = { ...composed.prepared, size }
  if (!hasPlace || !picture.place)
    return { kind: 'illustration', prepared: { ...prepared, place: null } }
  const small = composePlace(plan, picture.place, prepared, size)
  const scene = arrangeScene(small.scene, plan, PLACE_PREFIX)
  return { kind: 'illustration', prepared: { ...prepared, place: { ...small, scene } } }
}

/** The composition of a plan, at any size. */
export function composePlan(plan: Plan, size: Size = plan): Composed {
  const ready = findSize(known.get(plan), size)
  if (ready) return ready
  const { width, height } = size
  const base = findBase(plan, { width, height })
  const composed =
    base.kind === 'landscape'
      ? { ...base, scene: arrangeScene(base.scene, plan) }
      : { ...base, prepared: arrangeIllustration(groundAsPlanned(base.prepared, plan), plan) }
  rememberComposed(plan, composed, size)
  return composed
}
