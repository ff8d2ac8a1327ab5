import { buildCrest, buildDuneSea } from './desert/dunes'
import { buildMesas } from './desert/mesas'
import { buildOasis } from './desert/oasis'
import { buildDesertRoad } from './grassland/path'
import { type SceneDefinition, suits, template } from './scene-definition'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const desert: SceneDefinition = {
  id: 'desert',
  habits: [['birds', 0.25]],
  templates: [
    template('crest', OFFERS, buildCrest, {
      motifs: ['dunes'],
      framing: ['path', 'diagonal', 'low-horizon', 'symmetry', 'empty'],
    }),
    template('dune sea', OFFERS, buildDuneSea, {
      motifs: ['dunes', 'range'],
      framing: ['wide', 'high-horizon', 'above'],
    }),
    template('mesas', OFFERS, buildMesas, {
      motifs: ['mesas'],
      weight: suits('bluff', 0),
    }),
    template('road', OFFERS, buildDesertRoad, { motifs: ['road'], weight: () => 0 }),
    template('oasis', [...OFFERS, 'water', 'surface', 'span'], buildOasis, {
      motifs: ['oasis'],
      framing: ['framed'],
      weight: () => 0.3,
    }),
  ],
}
