import type { SubjectFamily } from '../subject'
import { lantern } from './lantern'
import { skyLantern } from './sky-lantern'

export const thingsFamily = {
  lantern,
  'sky-lantern': skyLantern,
} satisfies SubjectFamily
