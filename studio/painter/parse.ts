import { landscapeStandIns } from './lexicon/lexicon'
import { isMannerStretch, listHeads } from './reading/manner'
import { normalise } from './reading/normalise'
import { Reader, type Stretch, type Wish, type WishStretch } from './reading/reader'
import { cutUnknown } from './reading/report'
import { readTokens } from './reading/tokens'
import { ownWords, reportWhole } from './reading/whole-words'

export type { Wish }

/** Result of the prompt's words, as they were written. */
export interface PromptReading {
  readonly understood: readonly string[]
  /** Words of how it is made, which set its style, mood or framing; absent: none. */
  readonly manner?: readonly string[]
  readonly ignored: readonly string[]
  /** Words drawn as something near; absent: none. */
  readonly substituted?: readonly Substitution[]
  /** Of `ignored`: main things and actions, without which it is another picture; absent: none. */
  readonly missing?: readonly string[]
  /** The subject that the painter chose, where the prompt names none; absent: it names one. */
  readonly chosen?: string
}

/** All words that have an effect. */
export const listRead = ({
  understood,
  manner = [],
}: Pick<PromptReading, 'understood' | 'manner'>): readonly string[] => [...understood, ...manner]

/** 杜宾犬 drawn as 狗. */
export interface Substitution {
  readonly word: string
  readonly by: string
  /** The drawn thing is a broad class and may be far from the word. */
  readonly broad: boolean
}

export interface ParsedPrompt {
  /** The prompt's words in order, with what each asks for or forbids. */
  readonly wishes: readonly Wish[]
  /** The unknown words, in the spelling and order that every machine agrees on. */
  readonly unknown: readonly string[]
  /** Places of the words with a meaning, and their requests. */
  readonly known: readonly WishStretch[]
  /** Places of the unknown words. */
  readonly left: readonly Stretch[]
  readonly reading: PromptReading
}

/**
 * Reads a prompt by longest match over the lexicon. Never throws: what it cannot read it reports.
 * @param things words that ask for things of the illustrations (intent/small.ts)
 */
export function parsePrompt(prompt: string, things: readonly WishStretch[] = []): ParsedPrompt {
  const spelling = normalise(prompt)
  const heads = things.map(({ head, start, end }) => ({ start: head ?? start, end }))
  const tokens = readTokens(spelling.text, heads)
  const reader = new Reader(tokens)
  reader.read()
  const substituted = tokens.flatMap(({ start, end, text }): Substitution[] => {
    const standIn = landscapeStandIns.get(text)
    if (!standIn) return []
    return [{ word: spelling.written(start, end), by: standIn.name, broad: standIn.broad }]
  })
  const isFree = ({ start, end }: Stretch): boolean =>
    things.every((thing) => end <= thing.start || start >= thing.end)
  const ignored = reader.ignored.filter(isFree)
  const unknown = ignored.map(({ start, end }) => spelling.text.slice(start, end))
  const left = cutUnknown(spelling.text, ignored)
  const known = [...reader.understood, ...things].sort((a, b) => a.start - b.start)
  const isOfManner = (one: WishStretch): boolean => isMannerStretch(spelling.text, one)
  const understood = ownWords(
    spelling.text,
    known.filter((one) => !isOfManner(one)),
  )
  const manner = listHeads(known.filter(isOfManner))
  const whole = reportWhole(spelling, { understood, ignored: left, manner })
  const made = withoutSubstituted(whole.manner, substituted)
  return {
    wishes: [...reader.wishes, ...things.flatMap(({ wishes }) => wishes)],
    known,
    left,
    unknown: [...new Set(unknown)].sort(),
    reading: {
      understood: withoutSubstituted(whole.understood, substituted),
      ignored: whole.ignored,
      ...(made.length > 0 && { manner: made }),
      ...(substituted.length > 0 && { substituted }),
    },
  }
}

/** 一棵橡树 that is painted as a maple is no word that was understood. */
export const withoutSubstituted = (
  words: readonly string[],
  substituted: readonly Substitution[] = [],
): string[] => words.filter((written) => !substituted.some(({ word }) => written.includes(word)))
