import type { SubjectFamily } from '../subject'
import { books } from './books'
import { fruit } from './fruit'
import { kite } from './kite'
import { lantern } from './lantern'
import { mushrooms } from './mushrooms'
import { skyLantern } from './sky-lantern'
import { teapot } from './teapot'
import { umbrella } from './umbrella'
import { vase } from './vase'

export const thingsFamily = {
  books,
  fruit,
  kite,
  lantern,
  mushrooms,
  teapot,
  umbrella,
  vase,
  'sky-lantern': skyLantern,
} satisfies SubjectFamily
