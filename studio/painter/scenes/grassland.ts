import { buildHills, buildSteppe } from './grassland/plains'
import { buildMeadow } from './grassland/meadow'
import { buildPath, buildRoad } from './grassland/path'
import { buildTerraces } from './grassland/terraces'
import { type SceneDefinition, template } from './scene-definition'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const grassland: SceneDefinition = {
  id: 'grassland',
  habits: [
    ['birds', 0.35],
    ['cottage', 0.2],
  ],
  templates: [
    template('hills', OFFERS, buildHills, { framing: ['wide'] }),
    template('path', OFFERS, buildPath, { framing: ['path'] }),
    template('road', OFFERS, buildRoad, { motifs: ['road'], weight: () => 0 }),
    template('meadow', OFFERS, buildMeadow, {
      motifs: ['flower-field'],
      framing: ['close', 'below', 'framed'],
      weight: ({ slots }) => (slots.season === 'winter' ? 0.1 : 1),
    }),
    template('steppe', OFFERS, buildSteppe, { framing: ['empty', 'low-horizon'] }),
    template('terraces', [...OFFERS, 'surface'], buildTerraces, {
      motifs: ['terraces'],
      framing: ['above', 'high-horizon', 'diagonal'],
      weight: ({ slots }) => (slots.also.has('mountains') && !slots.snowPeaks ? 0.8 : 0),
    }),
  ],
}
