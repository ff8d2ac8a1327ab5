import { RELATION, type ThingWish, type Trait } from '../illustration/family'
import { PEOPLE } from '../illustration/people/family'
import { type Relation, settleRelation } from '../illustration/together'
import { withLooks } from '../character/character'
import type { ShadeId, TintId } from '../slots'
import { findLeading } from './agents'
import { startOfClause } from './clauses'
import { PICTURES } from './grammar'
import type { Phrase } from './phrases'
import type { Term } from './term'

/** Slots of actions by words that are nouns to the dictionary: 打网球. */
export const TOGETHER = /^(?:action|pose|ride|does|with|table)$/

/** As many as 们 says. */
const THEY = 3

/** A requested thing, while its properties are gathered. */
export interface Owner {
  readonly phrase: Phrase
  readonly id: string
  readonly family: string
  count: number | null
  tint: TintId | undefined
  /** Place of the main thing, relative to this one. */
  relation?: Relation
  /** The action with it is named: 弹钢琴，钢琴是黑色的. */
  isPlayed?: boolean
  readonly traits: {
    slot: string
    value: string
    tint: TintId | undefined
    shade?: ShadeId | null
    term: Term
  }[]
}

/** 花卉: flowers of any kind, which give way to a named one. */
const isGeneral = ({ slot, value }: Pick<Trait, 'slot' | 'value'>): boolean =>
  slot === 'pattern' && value === 'floral'

/** Properties by its words. */
export function toWish({ id, count, tint, traits, relation, phrase }: Owner): ThingWish {
  const said: Trait[] = relation ? [{ slot: RELATION, value: settleRelation(relation, id) }] : []
  const exactFirst = [...traits].sort((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)))
  for (const trait of exactFirst) {
    const { slot, value } = trait
    if (said.some((one) => one.slot === slot && one.value === value)) continue
    const { tint: own, shade } = trait
    said.push({ slot, value, ...(own && { tint: own }), ...(shade && { shade }) })
  }
  const wish: ThingWish = { id, count, traits: said, ...(tint && { tint }) }
  const { character } = phrase.head
  return character ? withLooks(wish, character) : wish
}

/** Mentions of two characters, or one of them and another person. */
export const areTwoCharacters = (one: Phrase, other: Phrase): boolean =>
  one.head.character?.key !== other.head.character?.key

/** Words for one person of either sex that say nothing else. */
const SEXES: readonly (readonly string[])[] = [
  ['woman', 'girl', 'little-girl'],
  ['man', 'boy', 'little-boy'],
]
/** Several people by one word. */
const SEVERAL =
  /^(?:one|two)-|couple|family|friends|sisters|brothers|colleagues|team|audience|generations|and-woman|children|newlyweds|-(?:son|daughter|baby|child)$/

/** 年轻女子，苗族女孩: the same person by another word, unless counted or joined. */
export function namesSamePerson({ id, family, phrase }: Owner, main: Owner): boolean {
  if (main.family !== PEOPLE.id || family !== PEOPLE.id || phrase.clause === main.phrase.clause)
    return false
  if (areTwoCharacters(phrase, main.phrase)) return false
  // 中式婚礼，新郎新娘
  if (/newlyweds$/.test(id) && /newlyweds$/.test(main.id)) return true
  if (phrase.joined || phrase.held || (main.count ?? 1) > 1 || SEVERAL.test(main.id)) return false
  const isSame = id === 'person' || SEXES.some((sex) => sex.includes(id) && sex.includes(main.id))
  // 她旁边有一个人: another person
  return isSame && !phrase.counted && (id !== 'person' || phrase.head.standIn === null)
}

/** 女孩，几何背景: a sheet of forms is nothing next to her, and 表情包 is what she is for. */
export const saysHow = (phrase: Phrase, family: string, id: string): boolean =>
  phrase.styled ||
  // 看台上坐满了观众: what is around who plays
  (id === 'audience' && !phrase.counted && !phrase.joined) ||
  family === 'abstract' ||
  /^(?:pattern|sticker)$/.test(id) ||
  PICTURES.has(phrase.head.text)

/** A noun with its plural: 女孩|们. */
export function listNoun({ head }: Phrase, terms: readonly Term[]): readonly Term[] {
  const after = terms[terms.indexOf(head) + 1]
  return after?.text === '们' && head.standIn === null ? [head, after] : [head]
}

/** 北极熊带着两只小熊: the others of a kind look like the first, unless the words say how. */
export function inheritCoat(other: Owner, main: Owner): void {
  const isCoated = other.tint !== undefined || other.traits.some(({ slot }) => slot === 'coat')
  if (isCoated || other.family !== 'animals') return
  other.tint = main.tint
  other.traits.push(...main.traits.filter(({ slot }) => slot === 'coat'))
}

/** 女孩们, 学生们: several, unless a number says how many. */
export function countThem(owner: Owner, terms: readonly Term[]): void {
  const { head } = owner.phrase
  if (/们$/.test(head.text) || terms[terms.indexOf(head) + 1]?.text === '们') owner.count ??= THEY
}

/**
 * Of the senses of a word that of its owner.
 * @param isHeld 拿着长剑: in the hand, and not on the back
 */
export function findSense<T extends { readonly family: string; readonly slot: string }>(
  senses: readonly T[],
  owner: Owner,
  isHeld = false,
): T | undefined {
  const own = senses.filter(({ family }) => family === owner.family)
  return (isHeld ? own.find(({ slot }) => slot === 'hold') : undefined) ?? own[0]
}

/** 手里拿着一把|长剑 */
export const isInHand = (terms: readonly Term[], at: number): boolean =>
  terms[findLeading(terms, at)]?.kind === 'holding'

/** 拿着手机，手机上有地图: by what was said to be in the hand before, no second one. */
export const isHeldBefore = ({ head, from }: Phrase, terms: readonly Term[]): boolean =>
  terms
    .slice(0, from)
    .some(
      ({ text, traits }) =>
        traits.some(({ slot }) => slot === 'hold') &&
        text !== head.text &&
        text.endsWith(head.text),
    )

/** 仙鹤，三只: nothing else in its clause. */
export const isAlone = (terms: readonly Term[], at: number): boolean =>
  [at - 1, at + 1].every((i) => (terms[i]?.kind ?? 'break') === 'break')

/** 都戴着帽子: said of all that were named. */
export const isOfAll = (terms: readonly Term[], at: number): boolean => {
  const own = terms.slice(startOfClause(terms, at), at)
  return own.some(({ text }) => /^(?:都|各自|[它他她]们都?|两人)$/.test(text))
}

/** Number of the clause of a term. */
export const readClause = (terms: readonly Term[], at: number): number =>
  terms.slice(0, at).filter(({ kind }) => kind === 'break').length

/** 在站台等火车: without the train that the platform has. */
export const withoutParts = (owners: readonly Owner[], parts: ReadonlySet<Term>): Owner[] =>
  owners.filter(({ family, phrase }) => !(family === 'vehicles' && parts.has(phrase.head)))

/** 茶壶，茶杯，木桌上: the ground is that of the picture, whichever thing was named last. */
export const groundOwner = (
  senses: readonly { readonly family: string; readonly slot: string }[],
  main: Owner | null,
): Owner[] =>
  main && /^(?:on|strewn|background)$/.test(findSense(senses, main)?.slot ?? '') ? [main] : []

/** Slots of words that are things of the same family by themselves: 饺子，白色盘子; 精华液，水珠. */
const PROPS = /^(?:ware|strewn|ice|garnish|drops|on|clear|candles|side|scallions|decor)$/

/** Whether a word for a thing of `family` says a property of a main thing of the family `of`. */
export const isOwnSense = (
  sense: { readonly family: string; readonly slot: string },
  of: string | undefined,
  family: string,
): boolean => sense.family === of && (family !== of || PROPS.test(sense.slot))

/** 冰块里的玫瑰: ice is in no drink there, and no property of itself. */
export const isOfItself = (
  { slot }: { readonly slot: string },
  owner: Owner,
  term: Term,
): boolean => owner.phrase.head === term && PROPS.test(slot)
