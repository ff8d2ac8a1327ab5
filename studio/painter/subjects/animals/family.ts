import { smallSubject } from '../../things/small'
import type { SubjectFamily } from '../subject'
import { butterfly } from './butterfly'

export const animalsFamily = {
  cat: smallSubject('cat', {
    placements: ['table', 'ground', 'near'],
    ...{ home: 'interior', height: 0.15, alone: 1.5, count: 1 },
  }),
  dog: smallSubject('dog', {
    placements: ['ground', 'near'],
    ...{ home: 'grassland', height: 0.12, alone: 1.4, count: 1 },
  }),
  deer: smallSubject('deer', {
    placements: ['ground', 'near'],
    ...{ home: 'forest', height: 0.15, alone: 1.35, count: 1 },
  }),
  horse: smallSubject('horse', {
    placements: ['ground', 'near'],
    ...{ home: 'grassland', height: 0.15, alone: 1.35, count: 1 },
  }),
  fox: smallSubject('fox', {
    placements: ['ground', 'near'],
    ...{ home: 'forest', height: 0.12, alone: 1.5, count: 1 },
  }),
  rabbit: smallSubject('rabbit', {
    placements: ['ground', 'near', 'table'],
    ...{ home: 'grassland', height: 0.09, alone: 1.6, count: 1 },
  }),
  panda: smallSubject('panda', {
    placements: ['ground', 'near'],
    ...{ home: 'bamboo-grove', height: 0.15, alone: 1.4, count: 1 },
  }),
  butterfly,
  dragon: smallSubject('dragon', {
    placements: ['sky', 'deep'],
    ...{ home: 'cloud-sea', height: 0.36, alone: 1.15, count: 1 },
  }),
} satisfies SubjectFamily
