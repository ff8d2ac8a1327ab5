import type { PlaceId, SizeId, TintId } from '../slots'
import type { Token } from './tokens'

/** A modifier with its word: what belongs to no thing may still mean something alone. */
type Said<T> = { readonly id: T; readonly token: Token }

/** Properties of the next thing, before it is named. */
export interface Modifiers {
  readonly count: Said<number> | null
  readonly tint: TintId | null
  readonly size: Said<SizeId> | null
  readonly place: Said<PlaceId> | null
  readonly denies: boolean
  /** Start of the phrase. */
  readonly start: number | null
}

export function noModifiers(): Modifiers {
  return { count: null, tint: null, size: null, place: null, denies: false, start: null }
}

const findSlot = (token: Token): string | undefined =>
  token.kind === 'word' || token.kind === 'count' ? token.meanings[0]?.slot : undefined

/** Whether a word names a thing that can be counted, coloured and placed. */
export const isThing = (token: Token | undefined): boolean =>
  token?.meanings.some(({ slot }) => slot === 'subject' || slot === 'kind') ?? false

/** Whether it says something of a thing instead of being one. */
const isModifier = (token: Token): boolean =>
  /^(count|size|place|tint)$/.test(findSlot(token) ?? '')

/**
 * The thing or scene that the words after `index` lead to, over other modifiers and 的, within
 * the same phrase. Null when they lead to none.
 */
export function headAfter(tokens: readonly Token[], index: number): Token | null {
  for (const token of tokens.slice(index + 1)) {
    const particle = findSlot(token) === 'word' && /^(的|之|of|the|a)$/.test(token.text)
    if (token.kind === 'gap' || particle || isModifier(token)) continue
    return findSlot(token) && findSlot(token) !== 'word' ? token : null
  }
  return null
}

/** Whether a word without a meaning follows 的: 金黄色的树叶, and not 金黄色，树叶. */
export function leadsToUnknown(tokens: readonly Token[], index: number): boolean {
  const rest = tokens.slice(index + 1).filter(({ kind }) => kind !== 'gap')
  // 金黄|色
  const at = rest.findIndex((token) => !isModifier(token) && token.text !== '色')
  return rest[at]?.text === '的' && rest[at + 1]?.kind === 'unknown'
}

/** The word before `index`, over gaps. */
export const wordBefore = (tokens: readonly Token[], index: number): Token | undefined =>
  tokens
    .slice(0, index)
    .reverse()
    .find(({ kind }) => kind !== 'gap')

/** The word after `index`, over gaps. */
export const wordAfter = (tokens: readonly Token[], index: number): Token | undefined =>
  tokens.slice(index + 1).find(({ kind }) => kind !== 'gap')

/** Whether the commas after `index` part a list that ends with or: without birds, boats or people. */
export function isListWithOr(tokens: readonly Token[], index: number): boolean {
  for (const token of tokens.slice(index + 1)) {
    if (token.kind === 'gap' || token.kind === 'unknown' || token.text === ',') continue
    if (token.kind !== 'word') return false
    if (token.meanings[0]?.value === 'or') return true
    if (token.meanings[0]?.slot === 'word' && !/^(the|any|a|an)$/.test(token.text)) return false
  }
  return false
}
