import type { Meaning } from '../lexicon/format'
import { USE_WORDS } from '../lexicon/uses'
import { isAside } from './aside'
import { isHan, isLetter, matchAt, wordEnd } from './match'
import { numeralAt } from './numerals'
import { isCompared } from './simile'

/** A piece of a prompt, in its spelling's places. */
export interface Token {
  readonly kind: 'word' | 'count' | 'shield' | 'unknown' | 'emoji' | 'break' | 'gap'
  readonly start: number
  readonly end: number
  readonly text: string
  readonly meanings: readonly Meaning[]
  readonly count: number
  readonly plural: boolean
}

const BREAK = /[.;:!?,。；：！？，()[\]{}「」『』《》【】“”"…\n]/
const EMOJI = /\p{Extended_Pictographic}/u

function tokenAt(text: string, start: number): Token {
  const character = String.fromCodePoint(text.codePointAt(start) ?? 32)
  const token = (kind: Token['kind'], end: number, more: Partial<Token> = {}): Token => ({
    ...{ kind, start, end, text: text.slice(start, end) },
    ...{ meanings: [], count: 0, plural: false, ...more },
  })
  const match = matchAt(text, start)
  const numeral = numeralAt(text, start)
  if (numeral && numeral.end > (match?.end ?? start)) {
    return token(numeral.measured || !isHan(character) ? 'count' : 'word', numeral.end, {
      count: numeral.count,
      meanings: [{ slot: 'count', value: String(numeral.count) }],
    })
  }
  if (match) {
    const shield = match.meanings[0]?.value === 'shield'
    const { meanings, plural } = match
    return token(shield ? 'shield' : 'word', match.end, shield ? {} : { meanings, plural })
  }
  const end = start + character.length
  if (isLetter(character)) return token('unknown', Math.max(end, wordEnd(text, start)))
  if (isHan(character)) return token('unknown', end)
  if (EMOJI.test(character)) return token('emoji', end)
  return token(BREAK.test(character) ? 'break' : 'gap', end)
}

function tokenise(text: string, taken: readonly Span[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; at = tokens.at(-1)?.end ?? text.length) {
    const span = taken.find(({ start, end }) => start === at && end > at)
    tokens.push(span ? unknownAt(text, span) : tokenAt(text, at))
  }
  return tokens
}

type Span = { readonly start: number; readonly end: number }

const unknownAt = (text: string, { start, end }: Span): Token => ({
  ...{ kind: 'unknown', start, end, text: text.slice(start, end) },
  ...{ meanings: [], count: 0, plural: false },
})

/** A single character that means something alone and something else inside a longer word. */
function isWeak(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || !isHan(token.text)) return false
  const meaning = token.meanings[0]
  if (meaning?.slot === 'count') return true
  return [...token.text].length === 1 && !/^(particle|and|or|is|not)$/.test(meaning?.value ?? '')
}

const isUnknownHan = (token: Token | undefined): boolean =>
  token?.kind === 'unknown' && isHan(token.text)

/** Meaning of words that say nothing of what is to be seen. */
export const ASIDE: readonly Meaning[] = [{ slot: 'word', value: 'filler' }]

const SEEN = /^(?:subject|kind|scene|motif|landform|light|material)$/

/** 瀑布般的长发: a thing that another one is only like. */
const isComparison = ({ kind, meanings, start, end }: Token, text: string): boolean =>
  kind === 'word' &&
  meanings.some(({ slot }) => SEEN.test(slot)) &&
  meanings.every(({ slot }) => slot !== 'style') &&
  isCompared(text, start, end)

/**
 * The pieces of a prompt in order. A single character next to an unknown one is part of an unknown
 * word: 海报 is no sea and 山东 no mountain, though no list names them.
 * @param taken words that are read elsewhere: 圣诞树 is no tree
 */
export function readTokens(text: string, taken: readonly Span[] = []): Token[] {
  const raw = tokenise(text, taken)
  const tokens: Token[] = []
  for (const [i, token] of raw.entries()) {
    const absorbed = isWeak(token) && (isUnknownHan(raw[i - 1]) || isUnknownHan(raw[i + 1]))
    const own: Token =
      absorbed || isComparison(token, text) ? { ...token, kind: 'unknown', meanings: [] } : token
    const last = tokens.at(-1)
    if (last && isUnknownHan(last) && isUnknownHan(own)) {
      tokens[tokens.length - 1] = { ...last, end: own.end, text: last.text + own.text }
    } else {
      tokens.push(own)
    }
  }
  return tokens.map((token) =>
    /^(?:word|unknown|shield)$/.test(token.kind) &&
    !USE_WORDS.has(token.text) &&
    isAside(text, token.start, token.end)
      ? { ...token, kind: 'word', meanings: ASIDE }
      : token,
  )
}
