/** Reach of a denial: 没有, 不要, without. */
import type { Term } from './term'

const LISTED = /^(?:noun|trait|tint|size|count|other|and|verb)$/
const LISTING = /^(?:[、或和及与]|或者|以及)$/
/** 没穿红裙子和高跟鞋: between the denial and the first item of its list. */
const VERB = /^(?:wearing|holding)$/

/** 不|戴眼镜 denies what could be worn; 不 by itself is part of other words. */
const isDenial = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.kind === 'not' ||
  (terms[at]?.text === '不' && /^[戴穿]/.test(terms[at + 1]?.text ?? ''))

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
function isUndone(terms: readonly Term[], from: number): boolean {
  return (
    terms[from - 1]?.text === '没' &&
    /^[vt]/.test(terms[from]?.kind ?? '') &&
    terms[from + 1]?.kind === 'of'
  )
}

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
