import { smallSubject } from '../../things/small'
import type { SubjectFamily } from '../subject'
import { sailboat, skiff } from './boats'
import { train } from './train'

export const craftFamily = {
  balloon: smallSubject('hot-air-balloon', ['sky'], 0.34, 3),
  sailboat,
  skiff,
  train,
} satisfies SubjectFamily
