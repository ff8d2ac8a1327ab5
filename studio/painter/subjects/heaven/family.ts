import type { SubjectFamily } from '../subject'
import { aurora } from './aurora'
import { fireworks } from './fireworks'
import { lightning, meteor, meteorShower, milkyWay } from './meteors'
import { doubleRainbow, rainbow } from './rainbow'

export const heavenFamily = {
  aurora,
  rainbow,
  'double-rainbow': doubleRainbow,
  lightning,
  meteor,
  'meteor-shower': meteorShower,
  'milky-way': milkyWay,
  fireworks,
} satisfies SubjectFamily
