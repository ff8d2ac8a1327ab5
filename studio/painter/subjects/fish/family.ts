import { smallSubject } from '../../things/small'
import type { SubjectFamily } from '../subject'
import { jellyfish } from './jellyfish'
import { koi } from './koi'
import { fish } from './shoal'

export const fishFamily = {
  koi,
  whale: smallSubject('whale', ['water', 'deep', 'surface', 'sky'], 0.24, 1, {
    home: 'sea',
    alone: 1.25,
  }),
  jellyfish,
  fish,
} satisfies SubjectFamily
