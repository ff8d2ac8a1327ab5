/** What is done by animals, and by people to them, in several words: 喝|水, 拥抱|猫. */
import type { Action } from './actions'
import type { Term } from './term'

/** Verbs of both arms about a being; two people are drawn in no embrace. */
const EMBRACING = /^(?:拥抱|拥抱着|抱紧|搂|搂住|拥着)$/
/** So many words behind a verb its object is. */
const REACH = 4

/** 宇航员拥抱橘猫: an animal is held in the arms. */
export const holdPets = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) => {
    if (!EMBRACING.test(term.text)) return term
    const next = terms.slice(at + 1, at + 1 + REACH)
    const noun = next.find(({ kind }) => kind === 'noun' || kind === 'break')
    return noun?.isAnimal ? Object.assign({}, term, { kind: 'holding', strange: false }) : term
  })

const WATER = /^(?:水|清水|溪水|河水|湖水|泉水|雨水|溪流|牛奶|奶|小溪水)$/

/** 喝|溪边的|水 */
export function readDrinking(terms: readonly Term[], at: number, verb: Term): Action | null {
  const rest = terms.slice(at + 1, at + 1 + REACH)
  const stop = rest.findIndex(({ kind }) => kind === 'break')
  const own = stop < 0 ? rest : rest.slice(0, stop)
  const part = own.find(({ text }) => WATER.test(text))
  return part ? { slot: 'drinks', value: 'water', terms: [verb, part], part } : null
}

const HERD = /^(?:万马奔腾|群马|[马鹿象牛羊]群)$/
/** As many as fit into a picture. */
const IN_HERD = 7

/** 万马奔腾, 马群: a word for many. */
export const countHerds = (terms: readonly Term[]): Term[] =>
  terms.map((term) =>
    term.things.length > 0 && term.count === null && HERD.test(term.text)
      ? Object.assign({}, term, { count: IN_HERD })
      : term,
  )
