/**
 * Words that are split over the fields of one thing: a title that ends with the first half, a tag
 * that is the second. Each field is read by itself elsewhere.
 */
import { foldText } from './fold'
import type { Found } from './match'

/** No listed word is longer. */
const LONGEST_WORD = 8
/** Of a long field only the ends can be parts of such a word. */
const END_LENGTH = 40

/** More fields than a work has (captions of a video) are joined in their order alone. */
const MOST_PAIRED = 8

interface Part {
  readonly text: string
  /** Short enough to be nothing but a part of a word. */
  readonly isShort: boolean
}

function toParts(fields: readonly string[]): Part[] {
  return fields.flatMap((text): Part[] => {
    const { length } = foldText(text)
    return length === 0 ? [] : [{ text: text.trim(), isShort: length <= LONGEST_WORD }]
  })
}

const endOf = (text: string) => [...text].slice(-END_LENGTH).join('')
const startOf = (text: string) => [...text].slice(0, END_LENGTH).join('')

/**
 * Found across a border, up to the end of a field that is nothing but a part of the word: `美丽的裸`
 * and `体`; but `赤裸` and `体操`, `春` and `药草园` are two words.
 */
function acrossBorders(texts: readonly string[], find: (text: string) => Found[]): Found[] {
  let at = 0
  const places = texts.map((text) => {
    const from = at
    at += text.length + 1
    return { from, to: from + text.length }
  })
  return find(texts.join('\n')).filter(({ from, to }) => {
    const touched = places.filter((place) => place.from < to && from < place.to)
    const last = touched.at(-1)
    return touched.length > 1 && last !== undefined && last.to <= to
  })
}

/** In the order they are given, and any two of them in either order. */
export function findAcross(fields: readonly string[], find: (text: string) => Found[]): Found[] {
  const parts = toParts(fields)
  if (!parts.some(({ isShort }) => isShort) || parts.length < 2) return []
  const paired = parts.length <= MOST_PAIRED ? parts : []
  const pairs = paired.flatMap((first) =>
    paired
      .filter((second) => second !== first && second.isShort)
      .map((second) => [endOf(first.text), startOf(second.text)]),
  )
  const whole = parts.map(({ text }) => text)
  return [whole, ...pairs]
    .flatMap((texts) => acrossBorders(texts, find))
    .map((found) => ({ ...found, written: found.written.replaceAll(/\s+/g, ' ') }))
}
