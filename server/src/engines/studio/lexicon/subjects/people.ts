import type { LexiconData } from '../format'

export const peopleWords: LexiconData = {}
