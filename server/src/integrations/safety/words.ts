/** The embedded safety check: lists of words, found through what hides them (see match.ts). */
import { findContacts } from './contact'
import { findAcross } from './fields'
import { LISTS } from './lists/all'
import { SPELLED } from './lists/spelled'
import { createFinder, type Found, type Vocabulary, writtenWords } from './match'
import { openOwnWords, type OwnWords } from './own-words'
import type { Safety } from './safety'

const BUILT_IN: Vocabulary = {
  words: LISTS.flatMap(({ words }) => words),
  ordinary: LISTS.flatMap(({ ordinary }) => ordinary),
  spelled: SPELLED,
}

const withBuiltIn = ({ words, ordinary }: Vocabulary) =>
  createFinder({
    words: [...BUILT_IN.words, ...words],
    ordinary: [...BUILT_IN.ordinary, ...ordinary],
    spelled: SPELLED,
  })

/** Number of words refused regardless of the operator's. */
export const BUILT_IN_WORDS = BUILT_IN.words.length

/** Words of a text that would be refused with these words of an operator's. */
export const findWith = (own: Vocabulary, text: string): string[] =>
  writtenWords(withBuiltIn(own)(text))

type Find = (text: string) => Found[]

/** In each field by itself, and in words that are split over them. */
function findInFields(fields: readonly string[], find: Find): string[] {
  return [
    ...new Set([
      ...fields.flatMap((field) => writtenWords(find(field))),
      ...writtenWords(findAcross(fields, find)),
    ]),
  ]
}

/** Whole words of lists; pictures are looked at by reviewers alone. */
export function createWordSafety(own: OwnWords = openOwnWords(null)): Safety {
  let listed = createFinder(BUILT_IN)
  const findListed: Find = (text) => {
    const { words, changed } = own.read()
    if (changed) listed = withBuiltIn(words)
    return listed(text)
  }
  // A poster may name a shop's account; what everybody reads may not.
  const findPublic: Find = (text) => [...findListed(text), ...findContacts(text)]
  return {
    async check(texts) {
      await own.look()
      const words = findInFields(texts, findListed)
      return words.length > 0 ? { allowed: false, words } : { allowed: true }
    },
    async checkPublic(texts) {
      await own.look()
      const words = findInFields(texts, findPublic)
      return words.length > 0 ? { allowed: false, words } : { allowed: true, remarks: [] }
    },
    refusedInPublic: (texts) => findInFields(texts, findPublic),
    refusedHere: (texts) => findInFields(texts, findListed),
    checkPicture: async () => ({ remarks: [] }),
  }
}
