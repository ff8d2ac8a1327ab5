/**
 * Search without an extension: texts are stored as their one- and two-character grams, so that any
 * two Chinese characters find the texts that contain them, on the embedded database and on
 * PostgreSQL alike. Grams only narrow; the full match is checked again (see feed-repository).
 */

/** One form for what reads the same; signs and blanks become one blank. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{Z}\p{C}]+/gu, ' ')
    .trim()
}

function splitPieces(word: string): string[] {
  const characters = [...word]
  const pairs = characters.slice(1).map((second, i) => `${characters[i] ?? ''}${second}`)
  return [...characters, ...pairs]
}

/** Pieces of a normalised text, each once. */
export function computeGrams(normalised: string): string[] {
  return [...new Set(normalised.split(' ').filter(Boolean).flatMap(splitPieces))].sort()
}

export interface Wanted {
  /** Normalised; all of them are meant. */
  readonly words: readonly string[]
  /** Grams that every text with these words has. */
  readonly grams: readonly string[]
}

/** Words of a search; empty when only signs were typed. */
export function parseWanted(query: string): Wanted {
  const words = [...new Set(normalise(query).split(' ').filter(Boolean))]
  const grams = words.flatMap((word) => {
    const pieces = splitPieces(word)
    const length = [...word].length
    return length === 1 ? pieces : pieces.slice(length)
  })
  return { words, grams: [...new Set(grams)] }
}
