import type { SubjectFamily } from '../subject'
import { balloon } from './balloon'
import { sailboat, skiff } from './boats'
import { train } from './train'

export const craftFamily = {
  balloon,
  sailboat,
  skiff,
  train,
} satisfies SubjectFamily
