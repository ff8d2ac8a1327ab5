import type { SubjectFamily } from '../subject'
import { birds } from './birds'
import { crane } from './crane'

export const birdsFamily = {
  birds,
  crane,
} satisfies SubjectFamily
