import {
  buildBirches,
  buildClearing,
  buildForestBrook,
  buildForestRoad,
  buildInside,
  buildLookingUp,
  buildTrail,
} from './forest/templates'
import { type Draft, type SceneDefinition, template } from './scene-definition'

const PLACES = ['ground', 'sky', 'near', 'corner'] as const

const ofAutumn = ({ slots }: Draft): number =>
  slots.subjects.some(({ id }) => id === 'maple')
    ? 0
    : slots.season === 'autumn'
      ? 3
      : slots.season === 'winter'
        ? 1.6
        : 0.7

export const forest: SceneDefinition = {
  id: 'forest',
  habits: [['birds', 0.12]],
  templates: [
    template('inside', PLACES, buildInside, { framing: ['framed', 'symmetry'] }),
    template('trail', PLACES, buildTrail, { framing: ['path'] }),
    template('brook', [...PLACES, 'span', 'surface'], buildForestBrook, {
      motifs: ['brook'],
      weight: ({ slots }) => (slots.also.has('river') ? 100 : 0),
    }),
    template('road', PLACES, buildForestRoad, { motifs: ['road'], weight: () => 0 }),
    template('birches', PLACES, buildBirches, {
      motifs: ['birches'],
      framing: ['close'],
      weight: ofAutumn,
    }),
    template('clearing', PLACES, buildClearing, {
      motifs: ['clearing'],
      framing: ['wide', 'empty'],
      weight: () => 0.25,
    }),
    template('looking up', PLACES, buildLookingUp, {
      framing: ['below'],
      weight: () => 0,
    }),
  ],
}
