import { isAlike } from '../../lib/alike'
import { composePlan } from '../planning/composed'
import type { Plan, PlanSlots } from '../planning/plan'
import type { packBrief } from '../planning/sets'

/** Changes of what a whole picture is composed from. */

/** Whether two plans are composed alike; styles may still differ. */
export function looksSame(a: Plan, b: Plan): boolean {
  const [one, other] = [composePlan(a), composePlan(b)]
  if (one.kind === 'landscape' || other.kind === 'landscape') return false
  return (
    isAlike(one.prepared.illustration, other.prepared.illustration) &&
    isAlike(one.prepared.place?.scene.slots, other.prepared.place?.scene.slots)
  )
}

/** Changes the slots of the scene, wherever the picture has one. */
export function withSlots(plan: Plan, change: (slots: PlanSlots) => PlanSlots): Plan {
  const { picture } = plan
  if (picture.kind === 'landscape') {
    const scene = { ...picture.scene, slots: change(picture.scene.slots) }
    return { ...plan, picture: { ...picture, scene } }
  }
  const { place } = picture
  if (!place) return plan
  return { ...plan, picture: { ...picture, place: { ...place, slots: change(place.slots) } } }
}

export function withBrief(plan: Plan, change: Partial<ReturnType<typeof packBrief>>): Plan {
  const { picture } = plan
  if (picture.kind !== 'illustration') return plan
  const { planned = picture.brief } = picture
  const colours = change.time === undefined ? {} : { planned }
  return { ...plan, picture: { ...picture, ...colours, brief: { ...picture.brief, ...change } } }
}
