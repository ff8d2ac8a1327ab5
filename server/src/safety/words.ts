/** The embedded safety check: lists of words, found through what hides them (see match.ts). */
import { LISTS } from './lists/all'
import { createMatcher, type Vocabulary } from './match'
import { openOwnWords, type OwnWords } from './own-words'
import type { Safety } from './safety'

const BUILT_IN = {
  words: LISTS.flatMap(({ words }) => words),
  ordinary: LISTS.flatMap(({ ordinary }) => ordinary),
}

const withBuiltIn = ({ words, ordinary }: Vocabulary) =>
  createMatcher({
    words: [...BUILT_IN.words, ...words],
    ordinary: [...BUILT_IN.ordinary, ...ordinary],
  })

/** How many words are refused whatever an operator writes. */
export const BUILT_IN_WORDS = BUILT_IN.words.length

/** What would be refused of a text with these words of an operator's. */
export const findWith = (own: Vocabulary, text: string): string[] => withBuiltIn(own)(text)

function createFinder(own: OwnWords): (texts: readonly string[]) => string[] {
  let find = createMatcher(BUILT_IN)
  return (texts) => {
    const { words, changed } = own.read()
    if (changed) find = withBuiltIn(words)
    // Each by itself: the end of a title and the beginning of a tag make no word.
    return [...new Set(texts.flatMap((text) => find(text)))]
  }
}

/** Whole words of lists; pictures are looked at by reviewers alone. */
export function createWordSafety(own: OwnWords = openOwnWords(null)): Safety {
  const find = createFinder(own)
  return {
    async check(texts) {
      await own.look()
      const words = find(texts)
      return words.length > 0 ? { allowed: false, words } : { allowed: true }
    },
    async checkPublic(texts) {
      await own.look()
      const words = find(texts)
      return words.length > 0 ? { allowed: false, words } : { allowed: true, remarks: [] }
    },
    refusedHere: find,
    checkPicture: async () => ({ remarks: [] }),
  }
}
