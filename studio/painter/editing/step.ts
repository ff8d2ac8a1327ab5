import type { ThingWish } from '../illustration/family'
import { composePlan } from '../planning/composed'
import { formLayers } from '../planning/layers'
import { findRow } from '../planning/list-scenery'
import type { Plan, PlanThing, PlanTransform } from '../planning/plan'
import { unpackBrief } from '../planning/sets'
import { PLACE_PREFIX, findWish } from '../planning/tags'
import type { SubjectWish } from '../slots'
import { findThingWish, isDrawnSmall } from '../subjects/registry'
import { refuse } from './refusal'

/** A plan after one operation. */
export interface Step {
  readonly plan: Plan
  /** The things whose pixels may differ; `all`: the whole picture may. */
  readonly touched: readonly string[] | 'all'
}

export const isVisible = ({ transform: moved }: PlanThing): boolean => !moved?.hidden

export function requireThing(plan: Plan, id: string): PlanThing {
  const thing = findRow(plan, id)
  if (thing && isVisible(thing)) return thing
  return refuse(
    `图里没有「${id}」这个东西。`,
    plan.things.filter(isVisible).map((other) => other.id),
  )
}

export function withThing(plan: Plan, thing: PlanThing): Plan {
  const isNew = !plan.things.some(({ id }) => id === thing.id)
  const things = plan.things.map((one) => (one.id === thing.id ? thing : one))
  // a part of the scenery has a row from its first change on
  return { ...plan, things: isNew ? [...things, thing] : things }
}

export function transform(
  plan: Plan,
  id: string,
  change: (old: PlanTransform) => PlanTransform,
): Step {
  const thing = requireThing(plan, id)
  const changed = { ...thing, transform: change(thing.transform ?? {}) }
  return { plan: withThing(plan, changed), touched: [id] }
}

/** Whether it is in a painted scene, and not among what is drawn large. */
export const isInScene = ({ picture }: Plan, { key }: PlanThing): boolean =>
  picture.kind === 'landscape' || key.startsWith(PLACE_PREFIX)

/** Sun, moon, and parts of a setting. */
export const isPart = ({ key }: Pick<PlanThing, 'key'>): boolean =>
  /^(place )?(light|part) /.test(key)

/** The present wish of a thing that its family draws; null: a part of the setting, a scene's own thing. */
export function findOwnWish(plan: Plan, thing: PlanThing): ThingWish | null {
  const { picture } = plan
  const { key, wish } = thing
  if (wish) return wish
  // a drawing of the landscapes has taken its place
  if (thing.subject && !isInScene(plan, thing)) return null
  if (isInScene(plan, thing)) {
    const subject = findOwnSubject(plan, thing)
    return subject && findThingWish(subject)
  }
  return picture.kind === 'illustration' ? findWish(unpackBrief(picture.brief), key) : null
}

/** The present subject of a thing of a scene; null: a light. */
export function findOwnSubject(
  { picture }: Plan,
  { kind, subject }: PlanThing,
): SubjectWish | null {
  if (subject) return subject
  const slots = picture.kind === 'landscape' ? picture.scene.slots : picture.place?.slots
  const own = slots?.subjects.find((one) => one.id === kind)
  return own ?? (isDrawnSmall(kind) ? { id: kind, count: null } : null)
}

/** Whether it is a ground that other things are on: a table top, a wall with its window. */
export function isGround(plan: Plan, { key }: PlanThing): boolean {
  const composed = composePlan(plan)
  if (composed.kind === 'landscape') return false
  const own = composed.prepared.illustration.layers.filter((one) => formLayers.keyOf(one) === key)
  return own.length > 0 && own.every(({ stage, cast }) => stage === 'ground' && !cast)
}
