import type { LexiconData } from '../format'

export const heavenWords: LexiconData = {}
