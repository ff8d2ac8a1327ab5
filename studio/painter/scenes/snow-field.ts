import type { SceneDefinition } from './scene-definition'
import { buildFirs } from './snow-field/firs'
import { buildHamlet } from './snow-field/hamlet'
import { buildIce } from './snow-field/ice'
import { buildPlain } from './snow-field/plain'
import { buildTracks } from './snow-field/tracks'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const snowField: SceneDefinition = {
  id: 'snow-field',
  habits: [
    ['birds', 0.25],
    ['cottage', 0.15],
  ],
  templates: [
    { id: 'plain', offers: OFFERS, framing: ['empty', 'low-horizon'], build: buildPlain },
    {
      id: 'firs',
      motifs: ['firs'],
      offers: OFFERS,
      framing: ['framed', 'close'],
      build: buildFirs,
    },
    {
      id: 'ice',
      motifs: ['frozen-lake'],
      offers: [...OFFERS, 'water', 'surface'],
      framing: ['symmetry', 'wide'],
      build: buildIce,
    },
    { id: 'tracks', offers: OFFERS, framing: ['path', 'high-horizon'], build: buildTracks },
    { id: 'hamlet', offers: OFFERS, framing: ['above', 'diagonal'], build: buildHamlet },
  ],
}
