/** The embedded safety check: a list of words, read through blanks and full-width letters. */
import type { Safety } from './safety'
import { ALLOWED_CONTEXTS, BLOCKED_WORDS } from './word-list'

interface Character {
  readonly folded: string
  readonly at: number
}

/** Letters and digits only, folded to one form, each with its place in the original. */
function foldText(text: string): Character[] {
  const characters: Character[] = []
  let at = 0
  for (const character of text) {
    const folded = character.normalize('NFKC').toLowerCase()
    if (/[\p{L}\p{N}]/u.test(folded)) characters.push({ folded, at })
    at += character.length
  }
  return characters
}

/** English words must stand alone: `sussex` holds no `sex`. */
function standsAlone(text: string, from: number, to: number): boolean {
  return !/[a-z]/i.test(text[from - 1] ?? '') && !/[a-z]/i.test(text[to] ?? '')
}

function findWords(text: string): string[] {
  const characters = foldText(text)
  const joined = characters.map(({ folded }) => folded).join('')
  // Ligatures fold to several letters; then places do not line up and the words are shown as listed.
  const aligned = joined.length === characters.length
  const harmless = ALLOWED_CONTEXTS.flatMap((context) => rangesOf(joined, context))
  const found = new Set<string>()
  for (const word of BLOCKED_WORDS) {
    for (const [from, to] of rangesOf(joined, word)) {
      if (harmless.some(([a, b]) => a <= from && to <= b)) continue
      const start = characters[from]?.at ?? 0
      const end = (characters[to - 1]?.at ?? 0) + 1
      if (/^[a-z]/.test(word) && aligned && !standsAlone(text, start, end)) continue
      found.add(aligned ? text.slice(start, end) : word)
    }
  }
  return [...found]
}

function rangesOf(text: string, word: string): [number, number][] {
  const ranges: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    ranges.push([at, at + word.length])
  }
  return ranges
}

/** Whole words of a list; pictures are looked at by reviewers alone. */
export function createWordSafety(): Safety {
  return {
    async check(prompt) {
      const words = findWords(prompt)
      return words.length > 0 ? { allowed: false, words } : { allowed: true }
    },
    async checkPublic(text) {
      const words = findWords(text)
      return words.length > 0 ? { allowed: false, words } : { allowed: true, remarks: [] }
    },
    askPicture: async () => null,
  }
}
