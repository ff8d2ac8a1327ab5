import { buildCrest } from './desert/crest'
import { buildMesas } from './desert/mesas'
import { buildOasis } from './desert/oasis'
import { buildDuneSea } from './desert/sea'
import { buildStar } from './desert/star'
import { type SceneDefinition, suits } from './scene-definition'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const desert: SceneDefinition = {
  id: 'desert',
  habits: [['birds', 0.25]],
  templates: [
    { id: 'crest', offers: OFFERS, framing: ['path', 'diagonal'], build: buildCrest },
    { id: 'star', offers: OFFERS, framing: ['symmetry', 'empty'], build: buildStar },
    {
      id: 'dune sea',
      offers: OFFERS,
      framing: ['wide', 'high-horizon', 'above'],
      build: buildDuneSea,
    },
    {
      id: 'mesas',
      motifs: ['mesas'],
      offers: OFFERS,
      framing: ['low-horizon'],
      weight: suits('bluff', 0.8),
      build: buildMesas,
    },
    {
      id: 'oasis',
      motifs: ['oasis'],
      offers: [...OFFERS, 'water', 'surface', 'span'],
      framing: ['framed'],
      weight: () => 0.7,
      build: buildOasis,
    },
  ],
}
