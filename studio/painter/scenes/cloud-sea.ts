import { buildAbove } from './cloud-sea/above'
import { buildIslands } from './cloud-sea/islands'
import { buildLedge } from './cloud-sea/ledge'
import { buildRidges } from './cloud-sea/ridges'
import { buildSinglePeak } from './cloud-sea/single-peak'
import { type SceneDefinition, suits } from './scene-definition'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const
/** Compositions whose front is a rock with room for one tree. */
const ON_THE_ROCK = ['ground', 'sky', 'corner'] as const

export const cloudSea: SceneDefinition = {
  id: 'cloud-sea',
  habits: [
    ['pine', 0.6, 'ground'],
    ['pine', 0.3],
    ['pavilion', 0.2],
    ['birds', 0.3],
    ['crane', 0.2],
  ],
  templates: [
    {
      id: 'islands',
      offers: OFFERS,
      framing: ['wide'],
      weight: suits('bluff'),
      build: buildIslands,
    },
    {
      id: 'ledge',
      offers: ON_THE_ROCK,
      framing: ['close', 'framed', 'diagonal'],
      build: buildLedge,
    },
    {
      id: 'single peak',
      offers: ON_THE_ROCK,
      framing: ['symmetry', 'below'],
      weight: suits('cone'),
      build: buildSinglePeak,
    },
    {
      id: 'ridges',
      offers: OFFERS,
      framing: ['high-horizon', 'above', 'path'],
      build: buildRidges,
    },
    { id: 'above', offers: ON_THE_ROCK, framing: ['empty', 'low-horizon'], build: buildAbove },
  ],
}
