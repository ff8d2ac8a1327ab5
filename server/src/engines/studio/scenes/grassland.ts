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
      offers: OFFERS,
      framing: ['close', 'below', 'framed'],
      weight: ({ slots }) => (slots.season === 'winter' ? 0.1 : 1),
      build: buildMeadow,
    },
    { id: 'steppe', offers: OFFERS, framing: ['empty', 'low-horizon'], build: buildSteppe },
    {
      id: 'terraces',
      offers: [...OFFERS, 'surface'],
      framing: ['above', 'high-horizon', 'diagonal'],
      build: buildTerraces,
    },
  ],
}
