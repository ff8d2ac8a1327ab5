import type { SubjectFamily } from '../subject'
import { sailboat, skiff } from './boats'

export const craftFamily = {
  sailboat,
  skiff,
} satisfies SubjectFamily
