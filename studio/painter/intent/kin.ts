/** Nouns of people that name no further person: 小象扑进妈妈怀里, 儿童友好. */
import { familyOf } from '../illustration/registry'
import { findClause } from './agents'
import type { Term } from './term'

/** Relatives: of an animal that is named before, they are of its kind. */
const KIN = /^(?:妈妈|爸爸|母亲|父亲|爷爷|奶奶|外婆|哥哥|姐姐|弟弟|妹妹)$/
/** Two that were named one by one. */
const BOTH = /^(?:母子|母女|父子|父女|祖孙|爷孙|兄弟|姐妹)俩?$/
/** These live with people, whose family may be meant: 小狗和爷爷. */
const PETS = /^(?:cat|dog|corgi|shiba|husky|poodle|hamster|rabbit|horse)$/
/** Behind those for whom a picture is. */
const SUITED = /^(?:友好|适用|审美|读物|友善)$/
const FOR = /^(?:适合|面向|针对|吸引)$/

/** 企鹅妈妈和它的宝宝 */
const YOUNG = /^(?:宝宝|小宝宝|幼崽)$/
const YOUTH = { family: 'animals', slot: 'age', value: 'young' } as const

const isCreature = ({ isAnimal, things: [id = ''] }: Term): boolean =>
  isAnimal || /^(?:creatures|marine)$/.test(familyOf(id)?.id ?? '')

const NO_THING = { things: [], meanings: [], traits: [], isRole: false, strange: false } as const

function toKin(term: Term, animal: Term): Term {
  const { things, isAnimal } = animal
  return Object.assign({}, term, {
    ...{ things, isAnimal, isRole: false, traits: [], meanings: [], standIn: null },
  })
}

/** 北极熊|妈妈: one animal; 小象，妈妈: another one of its kind. */
function readKin(terms: readonly Term[]): Term[] {
  const first = terms.find(({ kind, isAnimal, isRole }) => kind === 'noun' && (isAnimal || isRole))
  return terms.reduce<Term[]>((read, term) => {
    const last = read.at(-1)
    const isKin = KIN.test(term.text)
    if (isKin && last && isCreature(last) && last.kind === 'noun' && last.end === term.start)
      read[read.length - 1] = { ...last, text: last.text + term.text, end: term.end }
    else if (!first?.isAnimal || first === term || PETS.test(first.things[0] ?? '')) read.push(term)
    else if (isKin) read.push(toKin(term, first))
    else if (YOUNG.test(term.text)) read.push({ ...toKin(term, first), traits: [YOUTH] })
    else if (BOTH.test(term.text)) read.push(Object.assign({}, term, { kind: 'other' }, NO_THING))
    else read.push(term)
    return read
  }, [])
}

/** 儿童友好: for whom a picture is. */
function isForWhom(terms: readonly Term[], at: number): boolean {
  const [before, term, after] = [terms[at - 1], terms[at], terms[at + 1]]
  if (!term?.isRole || term.kind !== 'noun') return false
  return SUITED.test(after?.text ?? '') || FOR.test(before?.text ?? '')
}

const CHILD = /^(?:孩子|宝宝|宝贝|小家伙)$/
const NAMED_CHILD = /婴儿|宝宝|女儿|儿子|[男女]孩/

/** 妈妈抱着婴儿，看着孩子: who was named more exactly. */
const isSameChild = (terms: readonly Term[], at: number): boolean =>
  CHILD.test(terms[at]?.text ?? '') &&
  (terms[at - 1]?.count ?? null) === null &&
  terms.slice(0, at).some(({ text, kind }) => kind !== 'break' && NAMED_CHILD.test(text))

/** 少女，凤冠霞帔: what a bride wears, where someone else is named. */
function readBridal(terms: readonly Term[], at: number): Term | null {
  const term = terms[at]
  if (term?.text !== '凤冠霞帔' || !terms.slice(0, at).some(({ isRole }) => isRole)) return null
  const traits = [{ family: 'people', slot: 'wear', value: 'phoenix-crown' }]
  return Object.assign({}, term, NO_THING, { kind: 'trait', traits })
}

const HAIR = /(?:头发|长发|秀发|发丝|青丝|发梢)$/
const BLOWN = /^(?:随风|飘|飞[扬舞]|轻扬|吹$|吹[起动拂]|[微风]*吹[起动拂]|拂动|微扬)/

/** 微风吹起她的头发, 头发随风飘动: hair that the wind blows, by the verb. */
function readWind(terms: readonly Term[], at: number): Term | null {
  const term = terms[at]
  if (!term || !BLOWN.test(term.text) || term.traits.length > 0) return null
  const { from, to } = findClause(terms, at)
  const isHair = terms.slice(from, to).some(({ text }) => HAIR.test(text))
  const traits = [{ family: 'people', slot: 'hair', value: 'windy' }]
  return isHair ? Object.assign({}, term, NO_THING, { kind: 'trait', traits }) : null
}

/** Words for relatives and audiences, as what they mean in their sentence. */
export const readRelatives = (terms: readonly Term[]): readonly Term[] => {
  const read = readKin(terms)
  return read.map((term, at) =>
    isForWhom(read, at) || isSameChild(read, at)
      ? Object.assign({}, term, { kind: 'trait' }, NO_THING)
      : (readWind(read, at) ?? readBridal(read, at) ?? term),
  )
}
