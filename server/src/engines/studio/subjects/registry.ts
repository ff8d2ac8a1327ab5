import type { SubjectId } from '../slots'
import { bamboo } from './bamboo'
import { birds } from './birds'
import { sailboat, skiff } from './boats'
import { plum, sakura } from './branches'
import { bridge } from './bridge'
import { cottage } from './cottage'
import { crane } from './crane'
import { koi } from './koi'
import { lantern } from './lantern'
import { lighthouse } from './lighthouse'
import { lotus } from './lotus'
import { pagoda } from './pagoda'
import { pavilion } from './pavilion'
import { pine } from './pine'
import { reeds } from './reeds'
import { skyLantern } from './sky-lantern'
import type { SubjectDefinition } from './subject'
import { willow } from './willow'

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
