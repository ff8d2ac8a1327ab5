import { FALLING, SUBJECTS } from '../subjects/ids'
import {
  FRAMINGS,
  KINDS,
  LANDFORMS,
  LIGHTS,
  MATERIALS,
  MOODS,
  MOTIFS,
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
 * The key is one or more `slot:value` parted by spaces, `!slot:value` forbids instead of asking;
 * the words are parted by white space, and `_` means a space inside a word.
 */
export type LexiconData = Readonly<Record<string, string>>

export interface Meaning {
  readonly slot: string
  readonly value: string
  /** The word itself says no: 无人, moonless. */
  readonly denied?: true
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  scene: SCENES,
  light: LIGHTS,
  subject: [...SUBJECTS, ...FALLING],
  kind: KINDS,
  time: TIMES,
  season: SEASONS,
  weather: WEATHERS,
  style: STYLES,
  tint: TINTS,
  mood: MOODS,
  landform: LANDFORMS,
  framing: FRAMINGS,
  motif: MOTIFS,
  material: MATERIALS,
  size: SIZES,
  place: PLACES,
  count: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  word: ['not', 'and', 'or', 'is', 'particle', 'filler', 'shield'],
}

/** The forms of one word that are written differently but read the same. */
const toSurface = (word: string): string => word.replaceAll(/[_-]/g, ' ')

function readMeaning(text: string): Meaning {
  const denied = text.startsWith('!')
  const [slot = '', value = ''] = text.slice(denied ? 1 : 0).split(':')
  if (!VALUES[slot]?.includes(value)) throw new Error(`lexicon: unknown meaning "${text}"`)
  return denied ? { slot, value, denied } : { slot, value }
}

/** Every surface of some data files with its row, in order; a surface may come up twice. */
export function* surfacesOf(files: readonly LexiconData[]): Generator<[string, Meaning[]]> {
  for (const file of files)
    for (const [key, words] of Object.entries(file)) {
      const meanings = key.split(' ').map(readMeaning)
      for (const word of words.trim().split(/\s+/)) yield [toSurface(word), meanings]
    }
}

/** Joins data files into one table; a surface belongs to the first row that has it. */
export function buildLexicon(files: readonly LexiconData[]): ReadonlyMap<string, Meaning[]> {
  const lexicon = new Map<string, Meaning[]>()
  for (const [surface, meanings] of surfacesOf(files)) {
    if (!lexicon.has(surface)) lexicon.set(surface, meanings)
  }
  return lexicon
}
