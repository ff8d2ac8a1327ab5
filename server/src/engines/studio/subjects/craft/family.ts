import type { SubjectFamily } from '../subject'
import { balloon } from './balloon'
import { sailboat, skiff } from './boats'

export const craftFamily = {
  balloon,
  sailboat,
  skiff,
} satisfies SubjectFamily
