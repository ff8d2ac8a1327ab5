/**
 * Shots of a script, by rules: a line or a sentence is a shot, a change of scene inside a long
 * sentence begins another one, and words too few for a picture of their own stay with their
 * neighbour. No word is dropped.
 */
import { textLength } from '../tools/check'
import type { Shot } from '../tools/define'
import { readingSeconds, shorten } from './pace'

export const MAX_SCRIPT = 2000
/** Fewer characters than this are no picture of their own. */
const MIN_SHOT = 3
/** A longer sentence takes more than eight seconds to read: it is cut at a comma. */
const LONG = 36
/** A change of scene divides a sentence when both of its halves are this long. */
const MIN_HALF = 6

const MARK =
  /^\s*(?:[-*•·]\s+|(?:第\s*)?[\d一二三四五六七八九十]+\s*[镜幕场](?:头)?[：:、.．\s]+|镜头\s*[\d一二三四五六七八九十]*\s*[：:、.．]\s*|[（(]?\d{1,2}[)）、.．:：](?!\d)\s*)/u
const ENDS = '。！？!?…；;'
const CLOSING = '”’」』）)"》】'
const OPENS = '“「『（(《【'
const CLOSES = '”」』）)》】'
const CHANGE =
  /^(?:然后|接着|随后|忽然|突然|这时|此时|与此同时|镜头一?转|镜头切到|镜头转到|画面一转|切到|转到|第二天|次日|最后|后来|不久|清晨|傍晚|夜里|深夜|天亮)/u

interface Limits {
  readonly min: number
  readonly max: number
  readonly maxText: number
  /** Seconds that all shots together may take. */
  readonly maxSeconds: number
}

export type SplitScript =
  | { readonly kind: 'empty' }
  | { readonly kind: 'shots'; readonly shots: readonly Shot[]; readonly joined: boolean }
  | { readonly kind: 'refused'; readonly why: 'script' | 'few' | 'many' }

/** A line's sentences: quotes are not divided, marks at their end stay with them. */
function findSentences(line: string): string[] {
  const found: string[] = []
  let from = 0
  let depth = 0
  const chars = [...line]
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i] ?? ''
    if (OPENS.includes(char)) depth += 1
    if (CLOSES.includes(char)) depth = Math.max(0, depth - 1)
    const ended =
      ENDS.includes(char) ||
      (char === '.' && /[a-z]/i.test(chars[i - 1] ?? '') && chars[i + 1] === ' ')
    const quoteEnds = depth === 0 && CLOSES.includes(char) && ENDS.includes(chars[i - 1] ?? ' ')
    if (depth > 0 || !(ended || (quoteEnds && '”」』'.includes(char)))) continue
    while (ENDS.includes(chars[i + 1] ?? ' ') || CLOSING.includes(chars[i + 1] ?? ' ')) i += 1
    found.push(chars.slice(from, i + 1).join(''))
    from = i + 1
  }
  found.push(chars.slice(from).join(''))
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** Places after commas, in UTF-16 units. */
function findCommas(sentence: string): number[] {
  const places: number[] = []
  let depth = 0
  for (let i = 0; i < sentence.length; i++) {
    const char = sentence.charAt(i)
    if (OPENS.includes(char)) depth += 1
    if (CLOSES.includes(char)) depth = Math.max(0, depth - 1)
    if (depth === 0 && '，,、'.includes(char) && i + 1 < sentence.length) places.push(i + 1)
  }
  return places
}

function cut(sentence: string): string[] {
  const commas = findCommas(sentence).filter((at) => sentence.charAt(at - 1) !== '、')
  const fits = (at: number) => Math.min(at, sentence.length - at) >= MIN_HALF
  const change = commas.find((at) => fits(at) && CHANGE.test(sentence.slice(at).trimStart()))
  const middle =
    textLength(sentence) > LONG
      ? commas
          .filter(fits)
          .sort((a, b) => Math.abs(a * 2 - sentence.length) - Math.abs(b * 2 - sentence.length))[0]
      : undefined
  const at = change ?? middle
  if (at === undefined) return [sentence]
  return [sentence.slice(0, at), sentence.slice(at)].flatMap((half) => cut(half.trim()))
}

const join = (a: string, b: string): string =>
  /[a-z.,!?]$/i.test(a) && /^[a-z]/i.test(b) ? `${a} ${b}` : a + b

/** Words that show nothing by themselves join the sentence before, the first ones that after. */
function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const alone = (text: string) => textLength(text.replace(/\p{P}/gu, '')) >= MIN_SHOT
    if (before === undefined || (alone(sentence) && alone(before))) joined.push(sentence)
    else joined[joined.length - 1] = join(before, sentence)
  }
  return joined
}

/** As many as there may be: the shortest neighbours become one. null: they do not fit. */
function joinMany(texts: readonly string[], { max, maxText }: Limits): string[] | null {
  const joined = [...texts]
  while (joined.length > max) {
    const lengths = joined.slice(1).map((text, i) => textLength(join(joined[i] ?? '', text)))
    const least = Math.min(...lengths)
    if (least > maxText) return null
    const at = lengths.indexOf(least)
    joined.splice(at, 2, join(joined[at] ?? '', joined[at + 1] ?? ''))
  }
  return joined.every((text) => textLength(text) <= maxText) ? joined : null
}

/** A script of one sentence, for a video that needs two. */
function divideOnce(text: string): string[] {
  const [at] = findCommas(text).sort(
    (a, b) => Math.abs(a * 2 - text.length) - Math.abs(b * 2 - text.length),
  )
  return at === undefined ? [text] : [text.slice(0, at).trim(), text.slice(at).trim()]
}

export function splitScript(script: string, limits: Limits): SplitScript {
  if (script.trim() === '') return { kind: 'empty' }
  if (textLength(script) > MAX_SCRIPT) return { kind: 'refused', why: 'script' }
  let texts = script
    .split(/\r?\n/)
    .map((line) => line.replace(MARK, '').trim())
    .flatMap((line) => joinShort(findSentences(line).flatMap(cut)))
  if (texts.length === 1 && limits.min > 1) texts = divideOnce(texts[0] ?? '')
  if (texts.length < Math.max(1, limits.min)) return { kind: 'refused', why: 'few' }
  const fitting = joinMany(texts, limits)
  if (!fitting) return { kind: 'refused', why: 'many' }
  const seconds = shorten(fitting.map(readingSeconds), limits.maxSeconds)
  const shots = fitting.map((text, i) => ({ image: null, text, seconds: seconds[i] ?? 2 }))
  return { kind: 'shots', shots, joined: fitting.length < texts.length }
}
