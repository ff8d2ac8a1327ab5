import { SUBJECTS } from '../subjects/registry'
import {
  FRAMINGS,
  LANDFORMS,
  LIGHTS,
  MATERIALS,
  MOODS,
  PLACES,
  SCENES,
  SEASONS,
  SIZES,
  STYLES,
  TIMES,
  TINTS,
  WEATHERS,
} from '../slots'

/**
 * Lexicon data: meanings → the words that carry them.
 * The key is one or more `slot:value` parted by spaces; the words are parted by spaces, and `_`
 * stands for a space inside a word.
 */
export type LexiconData = Readonly<Record<string, string>>

export interface Meaning {
  readonly slot: string
  readonly value: string
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  scene: SCENES,
  light: LIGHTS,
  subject: SUBJECTS,
  time: TIMES,
  season: SEASONS,
  weather: WEATHERS,
  style: STYLES,
  tint: TINTS,
  mood: MOODS,
  landform: LANDFORMS,
  framing: FRAMINGS,
  material: MATERIALS,
  size: SIZES,
  place: PLACES,
  count: ['1', '2', '3', '4', '5', '7'],
  word: ['not', 'and', 'filler', 'shield'],
}

function readMeaning(text: string): Meaning {
  const [slot = '', value = ''] = text.split(':')
  if (!VALUES[slot]?.includes(value)) throw new Error(`lexicon: unknown meaning "${text}"`)
  return { slot, value }
}

/** Joins data files into one table; a surface may stand in one row only. */
export function buildLexicon(files: readonly LexiconData[]): ReadonlyMap<string, Meaning[]> {
  const lexicon = new Map<string, Meaning[]>()
  for (const file of files) {
    for (const [key, words] of Object.entries(file)) {
      const meanings = key.split(' ').map(readMeaning)
      for (const word of words.trim().split(/\s+/)) {
        const surface = word.replaceAll('_', ' ')
        if (lexicon.has(surface)) throw new Error(`lexicon: "${surface}" stands in two rows`)
        lexicon.set(surface, meanings)
      }
    }
  }
  return lexicon
}
