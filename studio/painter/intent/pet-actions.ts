/** Actions of animals, and of people with them, in several words: 喝|水, 拥抱|猫. */
import { familyOf } from '../illustration/registry'
import { SEATS } from '../illustration/seat-heights'
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

const WATER = /^(?:水|清水|溪水|河水|湖水|泉水|雨水|溪流|牛奶|奶|小溪水)$/

const ALOFT = /^(?:天上|空中|天空|天空中|高空|半空|蓝天|蓝天上)$/

/** 飞在|天上: the sky is drawn with it. */
export function readFlying(terms: readonly Term[], at: number, verb: Term): Action {
  const around = [terms[at - 2], terms[at - 1], terms[at + 1], terms[at + 2]]
  const sky = around.filter((term) => term !== undefined && ALOFT.test(term.text)) as Term[]
  return { slot: 'does', value: 'fly', terms: [verb, ...sky], part: null }
}

/** 喝|溪边的|水 */
export function readDrinking(terms: readonly Term[], at: number, verb: Term): Action | null {
  if (verb.text.endsWith('水')) return { slot: 'drinks', value: 'water', terms: [verb], part: null }
  const rest = terms.slice(at + 1, at + 1 + REACH)
  const stop = rest.findIndex(({ kind }) => kind === 'break')
  const own = stop < 0 ? rest : rest.slice(0, stop)
  const part = own.find(({ text }) => WATER.test(text))
  return part ? { slot: 'drinks', value: 'water', terms: [verb, part], part } : null
}

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

/** 万马奔腾, 马群: a word for many. */
const countHerds = (terms: readonly Term[]): Term[] =>
  terms.map((term) =>
    term.things.length > 0 && term.count === null && HERD.test(term.text)
      ? Object.assign({}, term, { count: IN_HERD })
      : term,
  )

/** Words of beings, of their actions and of their titles, in their sentence. */
export const readBeings = (terms: readonly Term[]): readonly Term[] =>
  readTales(boardVehicles(countHerds(holdPets(terms))))
