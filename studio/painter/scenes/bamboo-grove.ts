import { buildEdge, buildLookingUp, buildMoonlit, buildPath } from './bamboo-grove/templates'
import type { SceneDefinition } from './scene-definition'

const PLACES = ['ground', 'sky', 'near', 'corner'] as const

export const bambooGrove: SceneDefinition = {
  id: 'bamboo-grove',
  habits: [
    ['panda', 0.12],
    ['birds', 0.15],
    ['cottage', 0.15],
  ],
  templates: [
    { id: 'path', offers: PLACES, framing: ['path', 'symmetry', 'framed'], build: buildPath },
    {
      id: 'moonlit',
      offers: PLACES,
      framing: ['close', 'empty'],
      weight: ({ slots }) => (slots.time === 'night' || slots.lights.size > 0 ? 2.5 : 0.7),
      build: buildMoonlit,
    },
    { id: 'edge', offers: PLACES, framing: ['wide', 'diagonal'], build: buildEdge },
    {
      id: 'looking up',
      offers: PLACES,
      framing: ['below'],
      weight: () => 0.6,
      build: buildLookingUp,
    },
  ],
}
