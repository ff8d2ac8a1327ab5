import { buildCrest } from './desert/crest'
import { buildMesas } from './desert/mesas'
import { buildOasis } from './desert/oasis'
import { buildDuneSea } from './desert/sea'
import { buildStar } from './desert/star'
import { type SceneDefinition, suits, template } from './scene-definition'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const desert: SceneDefinition = {
  id: 'desert',
  habits: [['birds', 0.25]],
  templates: [
    template('crest', OFFERS, buildCrest, { framing: ['path', 'diagonal'] }),
    template('star', OFFERS, buildStar, { framing: ['symmetry', 'empty'] }),
    template('dune sea', OFFERS, buildDuneSea, { framing: ['wide', 'high-horizon', 'above'] }),
    template('mesas', OFFERS, buildMesas, {
      motifs: ['mesas'],
      framing: ['low-horizon'],
      weight: suits('bluff', 0.8),
    }),
    template('oasis', [...OFFERS, 'water', 'surface', 'span'], buildOasis, {
      motifs: ['oasis'],
      framing: ['framed'],
      weight: () => 0.7,
    }),
  ],
}
