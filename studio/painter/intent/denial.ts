/** Reach of a denial: 没有, 不要, without. */
import type { Term } from './term'
import { VERBS } from './term-kinds'

const LISTED = /^(?:noun|trait|tint|size|count|other|and|verb)$/
const LISTING = /^(?:[、或和及与]|或者|以及)$/
/** 没穿红裙子和高跟鞋: between the denial and the first item of its list. */
const VERB = /^(?:wearing|holding)$/

/** Before a verb: it is not done, or only wished for. */
const NOT_DOING =
  /^(?:不|别|不会|不能|不再|不敢|不想|不肯|不愿|不愿意|不要|不用|不许|不爱|不喜欢|从不|从来不|绝不|并不|并未|未|未能|没能|不可能|未曾|尚未|还没|没|没在|无法|想|想要|希望|渴望|梦想|打算|准备)$/
const DOING = /^(?:verb|at|holding|wearing)$/

/** 不|戴眼镜, 不|弹吉他: before what could be worn or done; 不 by itself is part of other words. */
function isDenial(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1]
  if (terms[at]?.kind === 'not') return true
  if (!next || !/^[不别]$/.test(terms[at]?.text ?? '')) return false
  return (
    /^[戴穿]/.test(next.text) ||
    DOING.test(next.kind) ||
    /^v/.test(next.tag) ||
    VERBS.test(next.text)
  )
}

/**
 * 小狗|不会|在|天空|中|飞, 小狗|想|飞: whether an action is not done, or only wished for.
 *
 * @param at place of its verb
 */
export function isUnrealised(terms: readonly Term[], at: number): boolean {
  if (isWordDenied(terms, at)) return true
  for (let i = at - 1; i >= 0; i--) {
    const { kind = 'break', text = '' } = terms[i] ?? {}
    const next = terms[i + 1]
    // 别的
    if (NOT_DOING.test(text) && next?.kind !== 'of') return true
    if (/^(?:break|of|and|not)$/.test(kind)) return false
    if (kind === 'noun' && next?.kind !== 'side' && terms[i - 1]?.kind !== 'at') return false
  }
  return false
}

/** 微笑, 戴眼镜 begin a statement of their own and do not continue a list of things. */
const isItem = ({ text, tag }: Term): boolean =>
  /^(?:n|eng)/.test(tag) && !/^[戴穿背系披]./.test(text)

/** 不要出现文字、二维码或标志: whether the words from `from` to `at` are in a list that is denied. */
function isInDeniedList(terms: readonly Term[], from: number, at: number): boolean {
  const item = terms[at]
  let i = from - 1
  if (!item || !isItem(item) || !LISTING.test(terms[i]?.text ?? '')) return false
  while (LISTED.test(terms[i]?.kind ?? 'break') && !isDenial(terms, i)) i -= 1
  if (VERB.test(terms[i]?.kind ?? 'break')) i -= 1
  return isDenial(terms, i)
}

/** 没|吃早饭|的|猫: what it has not done is said of it. */
const isUndone = (terms: readonly Term[], from: number): boolean =>
  terms[from - 1]?.text === '没' &&
  /^[vt]/.test(terms[from]?.kind ?? '') &&
  terms[from + 1]?.kind === 'of'

/** 没有|胡子|的|男人: a person or animal without what is denied. */
function isLacking(terms: readonly Term[], from: number, at: number): boolean {
  const head = terms[at]
  const lacked = terms.slice(from, at)
  return (
    (head?.isRole === true || head?.isAnimal === true) &&
    lacked.some(({ kind }) => kind === 'of') &&
    lacked.some(({ kind, tag }) => kind === 'trait' && tag.startsWith('n'))
  )
}

/**
 * Whether a phrase is denied.
 *
 * @param at place of its head
 * @param leader the term before it, over articles and numerals
 */
export function isPhraseDenied(
  terms: readonly Term[],
  { from, at, leader }: { from: number; at: number; leader: Term | undefined },
): boolean {
  if (terms.slice(from, at).some(({ kind }) => kind === 'not')) return true
  if (isLacking(terms, from, at)) return false
  if (leader?.kind === 'not') return !isUndone(terms, from)
  return isInDeniedList(terms, from, at)
}

/**
 * Whether what a word says is denied; as a rule the noun behind a denial is the last word that it
 * reaches.
 */
export function isWordDenied(terms: readonly Term[], at: number): boolean {
  for (let i = at; i >= 0; i--) {
    const kind = terms[i]?.kind
    if (isDenial(terms, i)) return true
    if (kind === 'break' || (kind === 'noun' && i < at)) break
  }
  let from = at
  while (/^(?:tint|size|count|other|trait)$/.test(terms[from - 1]?.kind ?? 'break')) from -= 1
  let head = at
  while (/^(?:tint|size)$/.test(terms[head]?.kind ?? 'break')) head += 1
  return isInDeniedList(terms, from, head)
}
