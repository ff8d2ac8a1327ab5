/** Actions of animals, and of people with them, in several words: 喝|水, 拥抱|猫. */
import { findClause } from './agents'
import { GROUPS } from '../illustration/people/cast/roles'
import { familyOf } from '../illustration/registry'
import { SEATS } from '../illustration/seat-heights'
import { readRelatives } from './kin'
import { readTales } from './tales'
import type { Term } from './term'

export interface Action {
  readonly slot: string
  readonly value: string
  /** Words that are shown by it. */
  readonly terms: readonly Term[]
  /** Of those, the noun that is part of the action's drawing, and no thing of its own. */
  readonly part: Term | null
  /** In a way that is not drawn. */
  readonly isUndrawn?: true
}

/** Verbs of both arms about a being; two people are drawn in no embrace. */
const EMBRACING = /^(?:拥抱|拥抱着|抱紧|搂|搂住|拥着)$/
/** So many words behind a verb its object is. */
const REACH = 4

/** 宇航员拥抱橘猫: an animal is held in the arms. */
const holdPets = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) => {
    if (!EMBRACING.test(term.text)) return term
    // two animals in an embrace are not drawn
    const agent = terms
      .slice(0, at)
      .filter(({ kind }) => kind === 'noun')
      .at(-1)
    if (agent?.isAnimal) return term
    const next = terms.slice(at + 1, at + 1 + REACH)
    const noun = next.find(({ kind }) => kind === 'noun' || kind === 'break')
    return noun?.isAnimal ? Object.assign({}, term, { kind: 'holding', strange: false }) : term
  })

const EACH_OTHER = /^(?:拥抱|拥抱着|相拥|相拥而立|抱在一起|依偎|依偎着|依偎在|相依相偎|紧紧相拥)$/
const LEADING = /^(?:牵|牵着|牵起|拉着|拉起)$/
const IN_ONE = /^(?:在|一起|在一起|彼此|互相|紧紧)$/

/** People in the clause around a verb: 两个好朋友, 妈妈 and 女儿. */
function countPeople(terms: readonly Term[], at: number): number {
  const { from, to } = findClause(terms, at)
  const own = terms.slice(from, to)
  if (own.some(({ isAnimal }) => isAnimal)) return 0
  return own
    .map((term, i) =>
      term.count === null && own[i - 1]?.kind === 'count'
        ? Object.assign({}, term, { count: own[i - 1].count })
        : term,
    )
    .filter(({ isRole }) => isRole)
    .reduce((sum, { count, things: [id] }) => sum + (count ?? GROUPS[id]?.length ?? 1), 0)
}

/** 两个朋友|拥抱, 妈妈|牵着|孩子|的|手: two people, and no third one between them. */
function readTogether(terms: readonly Term[], at: number, verb: Term): Action | null {
  if (countPeople(terms, at) !== 2) return null
  const isLed = LEADING.test(verb.text)
  const words = terms.filter(
    ({ text }, i) => i > at && i <= at + REACH && (isLed ? text === '手' : IN_ONE.test(text)),
  )
  return {
    ...{ slot: 'together', value: isLed ? 'hands' : 'embrace' },
    ...{ terms: [verb, ...words], part: null },
  }
}

const WATER = /^(?:水|清水|溪水|河水|湖水|泉水|雨水|溪流|牛奶|奶|小溪水)$/

const ALOFT = /^(?:天上|空中|天空|天空中|高空|半空|蓝天|蓝天上)$/

/** 飞在|天上: the sky is drawn with it. */
export function readFlying(terms: readonly Term[], at: number, verb: Term): Action {
  const around = [terms[at - 2], terms[at - 1], terms[at + 1], terms[at + 2]]
  const sky = around.filter((term) => term !== undefined && ALOFT.test(term.text)) as Term[]
  return { slot: 'does', value: 'fly', terms: [verb, ...sky], part: null }
}

const ALOFT_ONES = /[鲸鲨鹰鸽]|海豚|水母|章鱼|海龟|鱼$/u

/** 天空中的鲸鱼, 鲸鱼在空中, 天空中的老鹰: aloft though no verb says so. */
function readAloft(terms: readonly Term[], at: number, sky: Term): Action | null {
  const side = terms[at + 1]?.kind === 'side' ? 1 : 0
  const next = terms[at + side + 1]
  const own = next?.kind === 'of' ? terms[at + side + 2] : terms[at - 2]
  const isIn = next?.kind === 'of' || (!next && terms[at - 1]?.kind === 'at')
  return isIn && own && ALOFT_ONES.test(own.text)
    ? { slot: 'does', value: 'fly', terms: [sky], part: null }
    : null
}

export const FLOATING =
  /^(?:漂浮|飘浮|悬浮|漂|飘|飘荡|漂游|失重|漫步|漫游|行走|遨游|太空漫步|太空行走|太空漫游|floating|drifting)(?:[着于]|在(?:半?空中?)?)?$/
/** Only there no walk. */
const ROAMING = /^(?:漫步|漫游|行走|遨游)/
const SPACE = /^(?:外?太空|宇宙|星云|银河|星河|星空|星际|空间站|失重)/
const SUIT = /^(?:宇航|航天)/
const IN_AIR = /(?:空中|半空|天空|高空|云端)$/
/** Birds that swim. */
const SWIMMERS = /[鸭鹅鸳鸯]/u

/** 漂浮|在|太空: without weight; on water or in words of other things nothing is drawn for it. */
export function readFloating(terms: readonly Term[], at: number, verb: Term): Action | null {
  const float = (words: readonly Term[]): Action => ({
    ...{ slot: 'does', value: 'float', terms: [verb, ...words], part: null },
  })
  if (ROAMING.test(verb.text)) {
    const isThere = terms.slice(Math.max(0, at - 2), at).some(({ text }) => SPACE.test(text))
    return isThere ? float([]) : null
  }
  const isThere = terms.some(({ text }) => SPACE.test(text) || SUIT.test(text))
  if (IN_AIR.test(verb.text) || verb.text.startsWith('太空')) return float([])
  const around = terms.slice(at + 1, at + 3).filter(({ text }) => IN_AIR.test(text))
  if (isThere || around.length > 0) return float(around)
  return terms.some(({ text }) => SWIMMERS.test(text)) ? null : { ...float([]), isUndrawn: true }
}

/** 喝|溪边的|水 */
function readDrinking(terms: readonly Term[], at: number, verb: Term): Action | null {
  if (verb.text.endsWith('水')) return { slot: 'drinks', value: 'water', terms: [verb], part: null }
  const rest = terms.slice(at + 1, at + 1 + REACH)
  const stop = rest.findIndex(({ kind }) => kind === 'break')
  const own = stop < 0 ? rest : rest.slice(0, stop)
  const part = own.find(({ text }) => WATER.test(text))
  return part ? { slot: 'drinks', value: 'water', terms: [verb, part], part } : null
}

export type Reader = (terms: readonly Term[], at: number, verb: Term) => Action | null

export const READERS_OF_BEINGS: readonly (readonly [verb: RegExp, read: Reader])[] = [
  [EACH_OTHER, readTogether],
  [LEADING, readTogether],
  [ALOFT, readAloft],
  [/^(?:喝|喝着|饮|舔|舔着|在喝|饮水|喝水)$/, readDrinking],
]

const BOARDING = /^(?:坐|坐着|坐上|乘着|搭着|搭乘)$/

/** 柯基坐着热气球, 猫坐飞机: one is in it, and it is no subject of its own. */
const boardVehicles = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) => {
    const [last, next] = [terms[at - 1], terms[at + 1]]
    const boards = BOARDING.test(term.text) && (last?.isAnimal || last?.isRole)
    const isVehicle =
      next?.things.some((id) => id in SEATS || familyOf(id)?.id === 'vehicles') ?? false
    if (!boards || !isVehicle) return term
    return Object.assign({}, term, { kind: 'holding', strange: false, traits: [] })
  })

const HERD = /^(?:万马奔腾|群马|[马鹿象牛羊]群)$/
/** As many as fit into a picture. */
const IN_HERD = 7

const FAMILY = /^一家([三四五])口$/

/** 万马奔腾, 企鹅一家三口: a word for many. */
const countHerds = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) => {
    if (term.things.length === 0 || term.count !== null) return term
    const [, size] = FAMILY.exec(terms[at + 1]?.text ?? '') ?? []
    if (size && term.isAnimal) return Object.assign({}, term, { count: '三四五'.indexOf(size) + 3 })
    return HERD.test(term.text) ? Object.assign({}, term, { count: IN_HERD }) : term
  })

/** Words of beings, of their actions and of their titles, in their sentence. */
export const readBeings = (terms: readonly Term[]): readonly Term[] =>
  readTales(boardVehicles(countHerds(holdPets(readRelatives(terms)))))
