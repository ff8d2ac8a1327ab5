import type { SubjectFamily } from '../subject'
import { fruit } from './fruit'
import { lantern } from './lantern'
import { skyLantern } from './sky-lantern'
import { teapot } from './teapot'
import { umbrella } from './umbrella'
import { vase } from './vase'

export const thingsFamily = {
  fruit,
  lantern,
  teapot,
  umbrella,
  vase,
  'sky-lantern': skyLantern,
} satisfies SubjectFamily
