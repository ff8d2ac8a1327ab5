import { HINTS, NARROWER_WORDS } from '../lexicon/hints'

/** Whether a word only suggests what it means. */
export const isHint = (word: string): boolean => HINTS.has(word) || NARROWER_WORDS.has(word)
