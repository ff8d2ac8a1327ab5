import type { SubjectFamily } from '../subject'
import { aurora } from './aurora'
import { rainbow } from './rainbow'

export const heavenFamily = {
  aurora,
  rainbow,
} satisfies SubjectFamily
