import { animalsFamily } from './animals/family'
import { birdsFamily } from './birds/family'
import { buildingsFamily } from './buildings/family'
import { craftFamily } from './craft/family'
import { fishFamily } from './fish/family'
import { flowersFamily } from './flowers/family'
import { heavenFamily } from './heaven/family'
import { peopleFamily } from './people/family'
import { thingsFamily } from './things/family'
import { treesFamily } from './trees/family'
import type { SubjectId } from './ids'
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

export function subjectOf(id: SubjectId): SubjectDefinition {
  return REGISTRY[id]
}
