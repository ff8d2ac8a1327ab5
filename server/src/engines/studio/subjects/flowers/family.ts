import type { SubjectFamily } from '../subject'
import { lotus } from './lotus'
import { peony } from './peony'

export const flowersFamily = {
  lotus,
  peony,
} satisfies SubjectFamily
