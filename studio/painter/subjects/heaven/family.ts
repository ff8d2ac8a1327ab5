import type { SubjectFamily } from '../subject'
import { aurora } from './aurora'
import { fireworks } from './fireworks'
import { lightning } from './lightning'
import { meteor, meteorShower } from './meteors'
import { milkyWay } from './milky-way'
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
