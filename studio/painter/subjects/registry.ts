import { animalsFamily } from './animals/family'
import { birdsFamily } from './birds/family'
import { buildingsFamily } from './buildings/family'
import { craftFamily } from './craft/family'
import { EXTRAS, isExtra } from './extras'
import { fishFamily } from './fish/family'
import { flowersFamily } from './flowers/family'
import { heavenFamily } from './heaven/family'
import { peopleFamily } from './people/family'
import { thingsFamily } from './things/family'
import { treesFamily } from './trees/family'
import type { SubjectId } from './ids'
import type { SubjectWish } from '../slots'
import type { ThingWish } from '../illustration/family'
import { isSmallThing, smallThing, toThingWish } from '../things/small'
import type { SubjectDefinition } from './subject'

/** Every subject by its id: a new one is a line in its family, nothing here. */
const REGISTRY: Readonly<Record<SubjectId, SubjectDefinition>> = {
  ...craftFamily,
  ...buildingsFamily,
  ...treesFamily,
  ...flowersFamily,
  ...birdsFamily,
  ...fishFamily,
  ...thingsFamily,
  ...animalsFamily,
  ...peopleFamily,
  ...heavenFamily,
}

const isOwn = (id: string): id is SubjectId => id in REGISTRY

/** Whether landscapes can show it. */
export const isDrawnSmall = (id: string): boolean => isOwn(id) || isExtra(id) || isSmallThing(id)

export const getSubject = (id: string): SubjectDefinition =>
  isOwn(id) ? REGISTRY[id] : isExtra(id) ? EXTRAS[id] : smallThing(id)

/** Whether landscapes have a drawing of their own for it. */
export const isOwnDrawing = (id: string): boolean =>
  (isOwn(id) || isExtra(id)) && getSubject(id).thing === undefined

/** With traits a family draws it, where one knows it. */
export function findDefinition({ id, traits }: SubjectWish): SubjectDefinition {
  const own = getSubject(id)
  return traits && !own.thing && isSmallThing(id) ? smallThing(id) : own
}

/** The wish of the family that draws it; null: landscapes have a drawing of their own. */
export function findThingWish(wish: SubjectWish): ThingWish | null {
  const { thing } = findDefinition(wish)
  return thing === undefined ? null : toThingWish({ ...wish, id: thing })
}
