import type { SubjectId } from '../slots'
import { birds, crane } from './birds'
import { sailboat, skiff } from './boats'
import { plum, sakura } from './branches'
import { bridge } from './bridge'
import { cottage, lighthouse, pagoda, pavilion } from './buildings'
import { lantern, skyLantern } from './lanterns'
import { koi, lotus, reeds } from './pond'
import type { SubjectDefinition } from './subject'
import { bamboo, pine, willow } from './trees'

const ALL: readonly SubjectDefinition[] = [
  sailboat,
  skiff,
  lighthouse,
  pagoda,
  pavilion,
  cottage,
  bridge,
  pine,
  willow,
  bamboo,
  crane,
  birds,
  koi,
  lotus,
  reeds,
  plum,
  sakura,
  skyLantern,
  lantern,
]

const BY_ID = new Map(ALL.map((subject) => [subject.id, subject]))

export function subjectOf(id: SubjectId): SubjectDefinition {
  const subject = BY_ID.get(id)
  if (!subject) throw new Error(`studio: no drawing for "${id}"`)
  return subject
}
