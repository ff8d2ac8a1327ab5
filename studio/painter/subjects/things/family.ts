import { smallSubject } from '../../things/small'
import type { SubjectFamily } from '../subject'
import { books } from './books'
import { oranges, persimmons, pomegranates } from './fruit'
import { kite } from './kite'
import { lamp, lantern, skyLantern } from './lantern'
import { mushrooms } from './mushrooms'
import { umbrella } from './umbrella'
import { vase } from './vase'

export const thingsFamily = {
  books,
  fruit: smallSubject('fruit-bowl', ['table', 'ground', 'near'], 0.27, 1, { home: 'interior' }),
  persimmons,
  oranges,
  pomegranates,
  kite,
  lamp,
  lantern,
  mushrooms,
  teapot: smallSubject('teapot', ['table', 'ground', 'near'], 0.19, 1, { home: 'interior' }),
  umbrella,
  vase,
  'sky-lantern': skyLantern,
} satisfies SubjectFamily
