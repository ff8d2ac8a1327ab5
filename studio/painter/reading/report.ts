import { lexicon } from '../lexicon/lexicon'
import { isHan } from './match'
import type { Spelling } from './normalise'
import type { Stretch } from './reader'

export type { Stretch }

/** A run of unknown Chinese longer than this is cut into words. */
const ONE_WORD = 3

const isFiller = (segment: string): boolean => lexicon.get(segment)?.[0]?.slot === 'word'

/** An unknown stretch as words: without particles at its sides, and no letter left alone. */
function wordsIn(text: string, { start, end }: Stretch): Stretch[] {
  const run = text.slice(start, end)
  if (!isHan(run) || run.length <= ONE_WORD) return [{ start, end }]
  const words: Stretch[] = []
  for (const { segment, index } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(run)) {
    const from = start + index
    const last = words.at(-1)
    if (isFiller(segment)) continue
    const joins = last?.end === from && (segment.length === 1 || last.end - last.start === 1)
    if (last && joins) last.end = from + segment.length
    else words.push({ start: from, end: from + segment.length })
  }
  return words
}

/** The words of some stretches as the user wrote them, each once. */
export const reportWords = (spelling: Spelling, stretches: readonly Stretch[]): string[] =>
  [...new Set(stretches.map(({ start, end }) => spelling.written(start, end)))].filter(Boolean)

/** The words of unknown stretches. */
export const cutUnknown = (text: string, stretches: readonly Stretch[]): Stretch[] =>
  stretches.flatMap((stretch) => wordsIn(text, stretch))
