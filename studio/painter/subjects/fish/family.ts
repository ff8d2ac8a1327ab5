import type { SubjectFamily } from '../subject'
import { jellyfish } from './jellyfish'
import { koi } from './koi'
import { fish } from './shoal'
import { whale } from './whale'

export const fishFamily = {
  koi,
  whale,
  jellyfish,
  fish,
} satisfies SubjectFamily
