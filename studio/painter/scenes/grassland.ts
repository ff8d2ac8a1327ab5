import { buildHills } from './grassland/hills'
import { buildMeadow } from './grassland/meadow'
import { buildPath } from './grassland/path'
import { buildSteppe } from './grassland/steppe'
import { buildTerraces } from './grassland/terraces'
import type { SceneDefinition } from './scene-definition'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const grassland: SceneDefinition = {
  id: 'grassland',
  habits: [
    ['birds', 0.35],
    ['cottage', 0.2],
  ],
  templates: [
    { id: 'hills', offers: OFFERS, framing: ['wide'], build: buildHills },
    { id: 'path', offers: OFFERS, framing: ['path'], build: buildPath },
    {
      id: 'meadow',
      motifs: ['flower-field'],
      offers: OFFERS,
      framing: ['close', 'below', 'framed'],
      weight: ({ slots }) => (slots.season === 'winter' ? 0.1 : 1),
      build: buildMeadow,
    },
    { id: 'steppe', offers: OFFERS, framing: ['empty', 'low-horizon'], build: buildSteppe },
    {
      id: 'terraces',
      motifs: ['terraces'],
      offers: [...OFFERS, 'surface'],
      framing: ['above', 'high-horizon', 'diagonal'],
      weight: ({ slots }) => (slots.also.has('mountains') ? 0.8 : 0),
      build: buildTerraces,
    },
  ],
}
