import { buildBorder } from './garden/border'
import { buildCorridor } from './garden/corridor'
import { buildMoonGate } from './garden/moon-gate'
import { buildGardenPond } from './garden/pond'
import { buildRaked } from './garden/raked'
import { isSunny } from '../palettes/choose'
import { type Draft, type SceneDefinition, template } from './scene-definition'

const COURT = ['ground', 'sky', 'near', 'corner'] as const
const POND = [...COURT, 'water', 'span', 'surface'] as const

/** A sunny day is seen where the sky is. */
const underSky =
  (weight: number) =>
  ({ slots }: Draft): number =>
    isSunny(slots) ? 0 : weight

export const garden: SceneDefinition = {
  id: 'garden',
  habits: [
    ['bridge', 0.6],
    ['bamboo', 0.1],
    ['willow', 0.12],
    ['birds', 0.12],
  ],
  templates: [
    template('moon gate', COURT, buildMoonGate, {
      motifs: ['moon-gate'],
      framing: ['framed', 'symmetry'],
      weight: underSky(1),
    }),
    template('pond', POND, buildGardenPond, { motifs: ['pond'], framing: ['wide'] }),
    template('border', COURT, buildBorder, {
      motifs: ['flower-bed'],
      framing: ['path', 'low-horizon'],
    }),
    template('corridor', [...POND, 'table'], buildCorridor, {
      motifs: ['corridor'],
      framing: ['framed'],
      weight: underSky(0.4),
    }),
    template('raked', ['ground', 'surface', 'near', 'corner'], buildRaked, {
      motifs: ['rock-garden'],
      framing: ['above', 'empty'],
      weight: (draft) => underSky(draft.slots.moods.has('calm') ? 1.5 : 0.6)(draft),
    }),
  ],
}
