import type { Term } from './term'
import type { Vocabulary } from './vocabulary'

/** A word that asks for what is not drawn. */
const ROLE_LEFT_OUT = {
  ...{ kind: 'trait', things: [], traits: [], meanings: [] },
  ...{ isRole: false, strange: false },
} as const

/** People of whom only sex and age are said, and the word for their sex. */
const SEXES: Readonly<Record<string, string>> = {
  ...{ girl: '女', woman: '女', 'little-girl': '女' },
  ...{ boy: '男', man: '男', 'little-boy': '男' },
}
const LOOK = /^(?:形象|气质|造型|打扮|装扮|风范|风格|人设)$/u
const ANYONE = /^(?:person|man|woman|girl|boy|child|baby|grandmother|grandfather|couple|crowd)$/

/**
 * 精灵弓箭手: one with a drawing of its own is drawn for a role that has none.
 * 女孩画家: who has a role besides has the sex of the word.
 */
export function withRoles(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const isPerson = (id: string): boolean => vocabulary.familyOf(id)?.id === 'people'
  const isNear = ({ things: [id = ''], standIn }: Term): boolean => standIn !== null && isPerson(id)
  const isKnown = ({ things: [id = ''], standIn, kind }: Term): boolean =>
    kind === 'noun' && standIn === null && (id === 'robot' || isPerson(id)) && !ANYONE.test(id)
  // 机器人厨师: a robot, whatever it does
  const isRobots = (one: Term, { kind, things: [id = ''] }: Term): boolean =>
    one.things[0] === 'robot' && kind === 'noun' && isPerson(id) && !ANYONE.test(id)
  const touches = (one: Term | undefined, next: Term | undefined): boolean =>
    one !== undefined && next !== undefined && one.end === next.start
  const isAnimal = (term: Term | undefined): boolean => term?.isAnimal === true
  const isLeftOut = (term: Term, at: number): boolean => {
    const before = terms[at - 1]
    // 一位女性，专业主持人形象: the same one, by a look
    const isOfLook = LOOK.test(terms[at + 1]?.text ?? '') && isNear(term)
    if (isOfLook && terms.slice(0, at).some(({ things: [id = ''] }) => isPerson(id))) return true
    return before !== undefined && touches(before, term) && isRobots(before, term)
  }
  return terms.map((term, at): Term => {
    const [before, after] = [terms[at - 1], terms[at + 1]]
    if (isLeftOut(term, at)) return Object.assign({}, term, ROLE_LEFT_OUT)
    // 猫咪寿司师傅: what it works with is between
    const first = terms[at - 2]
    if (isNear(term) && touches(before, term) && touches(first, before) && isAnimal(first) && first)
      return { ...term, things: first.things, standIn: { name: first.text, broad: true } }
    if (before && touches(before, term) && isKnown(before) && isNear(term))
      return { ...term, things: before.things, standIn: { name: before.text, broad: true } }
    if (!after || !touches(term, after)) return term
    // 老|教授, and not 老|街
    const isElder = term.text === '老' && after.kind === 'noun' && isPerson(after.things[0] ?? '')
    if (isElder) return { ...term, kind: 'trait', traits: vocabulary.find('年老')?.traits ?? [] }
    // 孙悟空|大闹天宫: the same one by a name and by a story
    if (term.kind === 'noun' && term.things[0] === after.things[0] && isKnown(term))
      return { ...term, kind: 'other', things: [], meanings: [] }
    const third = terms[at + 2]
    if (isAnimal(term) && third && touches(after, third) && isNear(third))
      return { ...term, kind: 'other', things: [], meanings: [] }
    const isRobot = term.things[0] === 'robot'
    if (isKnown(term) && isNear(after) && !isRobot)
      return { ...term, kind: 'other', things: [], meanings: [] }
    const sex = SEXES[term.things[0] ?? '']
    const isOfRole = sex !== undefined && term.kind === 'noun' && (isKnown(after) || isNear(after))
    const traits = isOfRole ? vocabulary.find(sex)?.traits : undefined
    return traits ? { ...term, kind: 'trait', things: [], traits } : term
  })
}

/** 仙人掌 and 水仙花 are plants. */
