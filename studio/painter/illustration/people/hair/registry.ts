import { joinTables } from '../../../../lib/tables'
import type { HeadSpace } from '../head/space'
import type { Form } from '../../node'
import { named } from '../../../parts'
import type { Person } from '../person'
import { type Hair, type HairKit, hairKit } from './kit'
import { CHINESE_STYLES } from './styles-chinese'
import { LONG_STYLES } from './styles-long'
import { monkey } from './styles-monkey'
import { SHORT_STYLES } from './styles-short'

/** Every way to wear hair, one row each. */
export const HAIRSTYLES: Readonly<Record<string, (kit: HairKit) => Hair>> = joinTables(
  LONG_STYLES,
  SHORT_STYLES,
  CHINESE_STYLES,
  { monkey },
)

export function drawHair(person: Person, space: HeadSpace): Hair {
  const style = HAIRSTYLES[person.hair]
  if (!style) throw new Error(`no hair "${person.hair}"`)
  const hair = style(hairKit(person, space))
  const mark = (forms: readonly Form[] = []): Form[] =>
    forms.flatMap((form) => (form.role === 'hair' ? named('hair', form) : form))
  return { ...hair, front: mark(hair.front), mid: mark(hair.mid), back: mark(hair.back) }
}
