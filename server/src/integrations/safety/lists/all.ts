/** Every category. An operator's own words are in a separate file (see own-words.ts). */
import type { WordList } from './define'
import abuse from './abuse'
import drugs from './drugs'
import fraud from './fraud'
import gambling from './gambling'
import hatred from './hatred'
import minors from './minors'
import politics from './politics'
import sexual from './sexual'
import violence from './violence'
import weapons from './weapons'

export const LISTS: readonly WordList[] = [
  abuse,
  drugs,
  fraud,
  gambling,
  hatred,
  minors,
  politics,
  sexual,
  violence,
  weapons,
]
