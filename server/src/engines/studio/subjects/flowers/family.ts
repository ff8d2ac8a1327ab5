import type { SubjectFamily } from '../subject'
import { lotus } from './lotus'

export const flowersFamily = {
  lotus,
} satisfies SubjectFamily
