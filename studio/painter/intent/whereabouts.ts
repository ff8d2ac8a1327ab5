/** Places of things by their words: far away, or in a clause about what is around the subject. */
import { startOfClause } from './clauses'
import type { Phrase } from './phrases'
import type { Term } from './term'

/** Lights of the sky: over a subject, never one that has it small. */
const IN_THE_SKY = /^((double-)?rainbow|aurora|lightning|meteor(-shower)?|milky-way|fireworks)$/

/** Whether the landscapes' painter has it as a thing of its own: a boat, not a lake. */
export function isLandscapeThing({ meanings }: Term): boolean {
  return meanings.some(
    ({ slot, value }) => slot === 'kind' || (slot === 'subject' && !IN_THE_SKY.test(value)),
  )
}

const BOAT = /^(?:小船|小舟|扁舟|木船|小木船|渔船|小渔船|竹筏|乌篷船|轻舟|渔舟)$/
const WATERS = /^(?:lake|river|sea|coast)$/

/** 一条小船漂在平静的湖面上: painted with all the water around it. */
export const isBoatOnWater = ({ head }: Phrase, named: readonly Phrase[]): boolean =>
  BOAT.test(head.text) &&
  named.some((one) =>
    one.head.meanings.some(({ slot, value }) => slot === 'scene' && WATERS.test(value)),
  )

const LOOKING = /^(看|望|眺望|凝望|遥望|注视|凝视)|[看望]着?$/

/** 远处的一只猫, tiny cat: the words ask for a small one in its place. */
export function isFarAway(phrase: Phrase, terms: readonly Term[]): boolean {
  if (!isLandscapeThing(phrase.head)) return false
  const rest = terms.slice(phrase.to + 1, phrase.to + 4)
  const end = rest.findIndex(({ kind }) => kind === 'break')
  // 女孩坐在草地上，远处是雪山: what is far in a later clause is something else
  const first = startOfClause(terms, phrase.from)
  // 远处，一只猫
  const isAlone = first > 1 && startOfClause(terms, first - 1) === first - 2
  const around = [
    ...terms.slice(Math.max(isAlone ? first - 2 : first, phrase.from - 3), phrase.to + 1),
    ...(end < 0 ? rest : rest.slice(0, end)),
  ]
  return around.some(
    ({ text, meanings }, i) =>
      // 看着远方 is a direction of view
      (!LOOKING.test(around[i - 1]?.text ?? '') &&
        meanings.some(({ slot, value }) => slot === 'place' && value === 'far')) ||
      /^(小小的?|渺小|微小|tiny)$/.test(text),
  )
}

/** Said first, a clause about what is around the subject: 旁边有一只狗, 背景中一个女孩. */
const ASIDE = /^(?:背景|远处|远方|周围|四周|下方|身后|背后)/

/** Whether a clause is about something else than the subject. */
export function isAside({ from }: Phrase, terms: readonly Term[]): boolean {
  const { kind, text = '' } = terms[startOfClause(terms, from)] ?? {}
  return kind === 'side' || ASIDE.test(text)
}

/** 故宫, 大雁塔: what is built is the subject itself. */
const BUILT = /[宫寺塔楼桥殿庙院馆城阁门厦场巢站]$/

/** 意大利托斯卡纳, 冰岛: countries and regions say where; what is named after them is seen there. */
export function isCountry({ from, head }: Phrase, terms: readonly Term[]): boolean {
  const own = terms
    .slice(from, terms.indexOf(head) + 1)
    .filter(
      ({ kind, meanings }) => kind === 'noun' && meanings.every(({ slot }) => slot !== 'style'),
    )
  return (
    own[0]?.tag === 'ns' && !BUILT.test(head.text) && own.every(({ tag }) => /^n[srt]/.test(tag))
  )
}
