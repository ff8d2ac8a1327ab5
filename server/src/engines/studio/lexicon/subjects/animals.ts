import type { LexiconData } from '../format'

export const animalsWords: LexiconData = {}
