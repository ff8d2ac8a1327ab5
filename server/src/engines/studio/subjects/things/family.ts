import type { SubjectFamily } from '../subject'
import { fruit } from './fruit'
import { lantern } from './lantern'
import { skyLantern } from './sky-lantern'
import { teapot } from './teapot'
import { vase } from './vase'

export const thingsFamily = {
  fruit,
  lantern,
  teapot,
  vase,
  'sky-lantern': skyLantern,
} satisfies SubjectFamily
