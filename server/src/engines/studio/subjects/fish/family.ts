import type { SubjectFamily } from '../subject'
import { koi } from './koi'

export const fishFamily = {
  koi,
} satisfies SubjectFamily
