import type { SubjectFamily } from '../subject'
import { butterfly } from './butterfly'
import { cat } from './cat'
import { deer } from './deer'
import { dog } from './dog'
import { dragon } from './dragon/dragon'
import { fox } from './fox'
import { horse } from './horse'
import { panda } from './panda'
import { rabbit } from './rabbit'

export const animalsFamily = {
  cat,
  dog,
  deer,
  horse,
  fox,
  rabbit,
  panda,
  butterfly,
  dragon,
} satisfies SubjectFamily
