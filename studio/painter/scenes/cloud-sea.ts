import { buildAbove } from './cloud-sea/above'
import { buildCanyon, buildCloudCity } from './cloud-sea/city'
import { buildIslands } from './cloud-sea/islands'
import { buildLedge } from './cloud-sea/ledge'
import { buildRidges } from './cloud-sea/ridges'
import { buildSinglePeak } from './cloud-sea/single-peak'
import { buildRangeOverClouds } from './cloud-sea/range'
import { type Draft, type SceneDefinition, suits, template } from './scene-definition'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const
/** Compositions whose front is a rock with space for one tree. */
const ON_THE_ROCK = ['ground', 'sky', 'corner'] as const

/** 雪山云海: mountains that are named with their snow are a range of it. */
const overSnow = ({ slots }: Draft): number =>
  slots.also.has('mountains') && slots.season === 'winter' && slots.landform === null ? 10_000 : 0

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
    template('islands', OFFERS, buildIslands, { framing: ['wide'], weight: suits('bluff') }),
    template('ledge', ON_THE_ROCK, buildLedge, { framing: ['close', 'framed', 'diagonal'] }),
    template('single peak', ON_THE_ROCK, buildSinglePeak, {
      framing: ['symmetry', 'below'],
      weight: suits('cone'),
    }),
    template('ridges', OFFERS, buildRidges, { framing: ['high-horizon', 'above', 'path'] }),
    template('snow range', ON_THE_ROCK, buildRangeOverClouds, {
      motifs: ['range'],
      weight: overSnow,
    }),
    template('city', ON_THE_ROCK, buildCloudCity, {
      motifs: ['cloud-city', 'gorge', 'skyline'],
      weight: ({ slots }) => (slots.also.has('city') ? 100_000 : 0),
    }),
    template('canyon', ON_THE_ROCK, buildCanyon, { motifs: ['gorge'], weight: () => 0.1 }),
    template('above', ON_THE_ROCK, buildAbove, {
      framing: ['empty', 'low-horizon'],
      weight: ({ slots }) => (slots.also.has('mountains') ? 0 : 1),
    }),
  ],
}
