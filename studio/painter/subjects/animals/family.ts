import { smallSubject } from '../../things/small'
import type { SubjectFamily } from '../subject'
import { butterfly } from './butterfly'

export const animalsFamily = {
  cat: smallSubject('cat', ['table', 'ground', 'near'], 0.15, 1, { home: 'interior', alone: 1.5 }),
  dog: smallSubject('dog', ['ground', 'near'], 0.12, 1, { home: 'grassland', alone: 1.4 }),
  deer: smallSubject('deer', ['ground', 'near'], 0.15, 1, { home: 'forest', alone: 1.35 }),
  horse: smallSubject('horse', ['ground', 'near'], 0.15, 1, { home: 'grassland', alone: 1.35 }),
  fox: smallSubject('fox', ['ground', 'near'], 0.12, 1, { home: 'forest', alone: 1.5 }),
  rabbit: smallSubject('rabbit', ['ground', 'near', 'table'], 0.09, 1, {
    home: 'grassland',
    alone: 1.6,
  }),
  panda: smallSubject('panda', ['ground', 'near'], 0.15, 1, { home: 'bamboo-grove', alone: 1.4 }),
  butterfly,
  dragon: smallSubject('dragon', ['sky', 'deep'], 0.36, 1, { home: 'cloud-sea', alone: 1.15 }),
} satisfies SubjectFamily
