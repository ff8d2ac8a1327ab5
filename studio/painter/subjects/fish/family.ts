import { smallSubject } from '../../things/small'
import type { SubjectFamily } from '../subject'
import { jellyfish } from './jellyfish'
import { koi } from './koi'
import { fish } from './shoal'

export const fishFamily = {
  koi,
  whale: smallSubject('whale', {
    placements: ['water', 'deep', 'surface', 'sky'],
    ...{ home: 'sea', height: 0.24, alone: 1.25, count: 1 },
  }),
  jellyfish,
  fish,
} satisfies SubjectFamily
