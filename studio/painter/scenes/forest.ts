import {
  buildBirches,
  buildClearing,
  buildInside,
  buildLookingUp,
  buildTrail,
} from './forest/templates'
import type { Draft, SceneDefinition } from './scene-definition'

const PLACES = ['ground', 'sky', 'near', 'corner'] as const

function ofAutumn({ slots }: Draft): number {
  return slots.season === 'autumn' ? 3 : slots.season === 'winter' ? 1.6 : 0.7
}

export const forest: SceneDefinition = {
  id: 'forest',
  habits: [
    ['deer', 0.3],
    ['birds', 0.12],
    ['fox', 0.12],
  ],
  templates: [
    { id: 'inside', offers: PLACES, framing: ['framed', 'symmetry'], build: buildInside },
    { id: 'trail', offers: PLACES, framing: ['path'], build: buildTrail },
    {
      id: 'birches',
      motifs: ['birches'],
      offers: PLACES,
      framing: ['close'],
      weight: ofAutumn,
      build: buildBirches,
    },
    {
      id: 'clearing',
      motifs: ['clearing'],
      offers: PLACES,
      framing: ['wide', 'empty'],
      build: buildClearing,
    },
    {
      id: 'looking up',
      offers: PLACES,
      framing: ['below'],
      weight: () => 0.6,
      build: buildLookingUp,
    },
  ],
}
