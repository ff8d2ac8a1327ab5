import { measureSize } from '../lexicon/measures'

/** No picture shows more than this of one thing. */
const MOST = 9
const DIGITS = '零一二三四五六七八九'
const NUMERAL = /^(?:\d{1,4}|[零一二两三四五六七八九十百千万几数半]{1,4})(?:多|余|来)?/

export interface Numeral {
  readonly end: number
  readonly count: number
  /** A numeral without one may be part of another word. */
  readonly measured: boolean
}

function parseDigit(character: string): number {
  if (character === '两') return 2
  if (character === '几' || character === '数') return 3
  if (character === '半') return 1
  return DIGITS.indexOf(character)
}

function parseNumeral(numeral: string): number {
  if (/^\d/.test(numeral)) return Number.parseInt(numeral, 10)
  if (/[十百千万]/.test(numeral)) return MOST
  // 两三 is rather three
  return Math.max(...[...numeral].map(parseDigit))
}

/** 三只, 两三棵, 一大群, 12: a numeral with its measure word. */
export function numeralAt(text: string, start: number): Numeral | null {
  const numeral = NUMERAL.exec(text.slice(start, start + 6))?.[0]
  if (!numeral || /\d/.test(text[start - 1] ?? '')) return null
  let end = start + numeral.length
  if (/\d/.test(numeral) && /[\p{L}\d]/u.test(text[end] ?? '') && !measureAt(text, end))
    return /[a-z\d]/.test(text[end] ?? '') ? null : { end, count: capped(numeral), measured: false }
  while (text[end] === ' ' && measureAt(text, end + 1)) end++
  const measure = measureAt(text, end)
  if (!measure) return { end, count: capped(numeral), measured: false }
  const count = Math.min(MOST, parseNumeral(numeral) * measure.size)
  return { end: measure.end, count, measured: true }
}

const capped = (numeral: string): number => Math.min(MOST, parseNumeral(numeral))

/** 只, 对, 大群: also with a size before the measure word. */
function measureAt(text: string, start: number): { end: number; size: number } | null {
  const sized = /[大小整]/.test(text[start] ?? '') ? start + 1 : start
  const size = measureSize(text[sized] ?? '')
  return size === null ? null : { end: sized + 1, size }
}
