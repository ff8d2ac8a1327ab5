/** Agents of actions: an action is drawn only of the one that certainly does it. */
import { PICTURES } from './grammar'
import type { Term } from './term'

/** Bounds of the clause of a term: `from` is its first term, `to` is behind its last one. */
export function findClause(terms: readonly Term[], at: number): { from: number; to: number } {
  let from = at
  let to = at
  while (from > 0 && terms[from - 1]?.kind !== 'break') from -= 1
  while (to < terms.length && terms[to]?.kind !== 'break') to += 1
  return { from, to }
}

const ATTRIBUTES = /^(?:trait|size|tint|count|other|article)$/
const ASIDE = /^(?:holding|wearing|at)$/
const OBJECT = /^(?:verb|holding|wearing|at|not)$/
/** 陪妈妈看海, 对着镜头笑: it is with them, and they may do the same. */
const WITH = /^(?:陪|陪伴|陪着|伴着|跟着|随着|带|带着|领着)$/
const FOR = /^[给为帮替被把让]$/

export const isBeing = ({ kind, isAnimal, isRole, character }: Term): boolean =>
  kind === 'noun' && (isAnimal || isRole || character !== null)

const isThing = ({ kind, things, meanings }: Term): boolean =>
  kind === 'noun' &&
  (things.length > 0 || meanings.some(({ slot }) => slot === 'subject' || slot === 'kind'))

/** 雪花, 落叶: weather and motifs of landscapes. */
const isFalling = ({ meanings }: Term): boolean =>
  meanings.some(({ slot }) => slot === 'weather' || slot === 'motif')

/** 大大的 is one word to the dictionary. */
const isDescribing = (term: Term | undefined): boolean =>
  term !== undefined && (ATTRIBUTES.test(term.kind) || /.的$/.test(term.text))

/** Place of the term before a noun, over what describes it. */
export function findLeading(terms: readonly Term[], at: number): number {
  let i = at - 1
  while (isDescribing(terms[i]) && !FOR.test(terms[i]?.text ?? '')) i -= 1
  return i
}

/** 追蝴蝶的|白色|小猫: the noun that 的 leads to from `at`. */
function findDescribed(terms: readonly Term[], at: number): Term | null {
  let i = at
  while (/^(?:side|other)$/.test(terms[i]?.kind ?? 'break')) i += 1
  if (terms[i]?.kind !== 'of' || terms[i]?.text === 'of') return null
  i += 1
  for (let next = terms[i]; next && !isFalling(next); next = terms[i]) {
    if (next.kind !== 'of' && !isDescribing(next)) break
    i += 1
  }
  const noun = terms[i]
  return noun && (noun.kind === 'noun' || isFalling(noun)) && !PICTURES.has(noun.text) ? noun : null
}

/** A noun with those it is joined to: 小猫|和|小狗. */
function listJoined(terms: readonly Term[], at: number): { agents: Term[]; from: number } {
  const agents: Term[] = []
  let from = at
  for (let i = at; i >= 0 && terms[i]?.kind === 'noun'; i -= 1) {
    const noun = terms[i]
    if (noun) agents.push(noun)
    from = i
    i = findLeading(terms, i)
    if (terms[i]?.kind !== 'and') break
  }
  return { agents, from }
}

/** 女孩，|看海: the first being of an earlier clause that begins with one. */
function findEarlier(terms: readonly Term[], from: number): readonly Term[] {
  let end = from - 1
  while (end > 0) {
    const { from: start } = findClause(terms, end - 1)
    const first = terms
      .slice(start, end)
      .findIndex(({ kind }) => !ATTRIBUTES.test(kind) && kind !== 'of')
    const noun = terms[start + Math.max(0, first)]
    if (first >= 0 && noun && isBeing(noun)) return [noun]
    end = start - 1
  }
  return []
}

export interface Agents {
  /** Empty: none is named before it, so it is the main thing. */
  readonly agents: readonly Term[]
  /** Named in its own clause. */
  readonly isNear: boolean
}

const canAct = (noun: Term): boolean => isBeing(noun) || isThing(noun)

/** The agent that a verb right before it describes: 追蝴蝶的小猫, a flying dog. */
function findRight(terms: readonly Term[], at: number, last: number, isAny: boolean): Term | null {
  const described = findDescribed(terms, last + 1)
  if (described && (isAny || canAct(described))) return described
  const next = terms.slice(at + 1).find(({ kind }) => !/^(?:trait|size|tint|other)$/.test(kind))
  const isLatin = terms[at]?.tag === 'eng' && next?.tag === 'eng'
  return isLatin && next && isBeing(next) ? next : null
}

const NONE = { kind: 'break', text: '' } as const

/** The word that governs a noun: 戴着|飞行员|帽子 are worn. */
function readLeader(terms: readonly Term[], at: number): Pick<Term, 'kind' | 'text'> {
  const leader = terms[findLeading(terms, at)] ?? NONE
  if (leader.kind !== 'noun') return leader
  const first = terms[findLeading(terms, terms.indexOf(leader))] ?? NONE
  return /^(?:holding|wearing)$/.test(first.kind) ? first : leader
}

/** Agents named before a verb in its clause; null: another noun, or one that it is done for. */
function findLeft(terms: readonly Term[], at: number, isAny: boolean): readonly Term[] | null {
  const { from } = findClause(terms, at)
  let isUnsure = false
  for (let i = at - 1; i >= from; i -= 1) {
    const noun = terms[i]
    if (!noun || terms[i + 1]?.kind === 'side') continue
    const isNamed = noun.kind === 'noun' || isFalling(noun)
    isUnsure ||= isAny && isNamed && terms[findLeading(terms, i)]?.kind !== 'at'
    if (!canAct(noun)) continue
    const joined = listJoined(terms, i)
    const { kind, text } = readLeader(terms, joined.from)
    isUnsure ||= FOR.test(text)
    if (FOR.test(text) || WITH.test(text) || ASIDE.test(kind)) continue
    if (!OBJECT.test(kind) || isAny || isBeing(noun)) return joined.agents
  }
  return isUnsure ? null : []
}

/**
 * The ones that do an action; null: it cannot be said for certain.
 *
 * @param at place of its verb
 * @param last place of the last word of the action
 * @param isAny whether any noun may do it, and the object of a verb: 雪花|飞舞, 看|蜜蜂|飞
 */
export function findAgents(
  terms: readonly Term[],
  at: number,
  last: number,
  isAny = false,
): Agents | null {
  const right = findRight(terms, at, last, isAny)
  if (right) return { agents: [right], isNear: true }
  const left = findLeft(terms, at, isAny)
  if (left && left.length > 0) return { agents: left, isNear: true }
  const { from, to } = findClause(terms, at)
  // 站在悬崖边看日落的女孩: led to over other words
  for (let i = last + 1; i < to; i += 1) {
    const head = terms[i]?.kind === 'of' ? findDescribed(terms, i) : null
    if (head && canAct(head)) return { agents: [head], isNear: true }
  }
  return left && { agents: findEarlier(terms, from), isNear: false }
}
