/** The embedded safety check: lists of words, found through what hides them (see match.ts). */
import { LISTS } from './lists/all'
import { createMatcher } from './match'
import { openOwnWords, type OwnWords } from './own-words'
import type { Safety } from './safety'

const BUILT_IN = {
  words: LISTS.flatMap(({ words }) => words),
  ordinary: LISTS.flatMap(({ ordinary }) => ordinary),
}

function createFinder(own: OwnWords): (texts: readonly string[]) => string[] {
  let find = createMatcher(BUILT_IN)
  return (texts) => {
    const { words, changed } = own.read()
    if (changed) {
      find = createMatcher({
        words: [...BUILT_IN.words, ...words.words],
        ordinary: [...BUILT_IN.ordinary, ...words.ordinary],
      })
    }
    // Each by itself: the end of a title and the beginning of a tag make no word.
    return [...new Set(texts.flatMap((text) => find(text)))]
  }
}

/** Whole words of lists; pictures are looked at by reviewers alone. */
export function createWordSafety(own: OwnWords = openOwnWords(null)): Safety {
  const find = createFinder(own)
  return {
    async check(texts) {
      const words = find(texts)
      return words.length > 0 ? { allowed: false, words } : { allowed: true }
    },
    async checkPublic(texts) {
      const words = find(texts)
      return words.length > 0 ? { allowed: false, words } : { allowed: true, remarks: [] }
    },
    checkPicture: async () => ({ remarks: [] }),
  }
}
