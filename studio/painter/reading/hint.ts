import { HINTS } from '../lexicon/hints'

/** Whether a word only suggests what it means. 剪影 of a place is cut from paper, as it says. */
export const isHint = (word: string): boolean => word !== '剪影' && HINTS.has(word)
