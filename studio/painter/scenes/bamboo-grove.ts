import {
  buildBrook,
  buildEdge,
  buildLookingUp,
  buildMoonlit,
  buildPath,
} from './bamboo-grove/templates'
import { type SceneDefinition, template } from './scene-definition'

const PLACES = ['ground', 'sky', 'near', 'corner'] as const

export const bambooGrove: SceneDefinition = {
  id: 'bamboo-grove',
  habits: [
    ['panda', 0.12],
    ['birds', 0.15],
    ['cottage', 0.15],
  ],
  templates: [
    template('path', PLACES, buildPath, { framing: ['path', 'symmetry', 'framed'] }),
    template('brook', [...PLACES, 'span', 'surface'], buildBrook, {
      motifs: ['brook'],
      weight: ({ slots }) => (slots.also.has('river') ? 100 : 0),
    }),
    template('moonlit', PLACES, buildMoonlit, {
      framing: ['close', 'empty'],
      weight: ({ slots }) => (slots.time === 'night' || slots.lights.size > 0 ? 2.5 : 0.7),
    }),
    template('edge', PLACES, buildEdge, { framing: ['wide', 'diagonal'] }),
    template('looking up', PLACES, buildLookingUp, {
      framing: ['below'],
      weight: ({ slots }) => (slots.eyeLevel ? 0 : 0.6),
    }),
  ],
}
