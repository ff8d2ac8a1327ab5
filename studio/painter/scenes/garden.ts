import { buildBorder } from './garden/border'
import { buildCorridor } from './garden/corridor'
import { buildMoonGate } from './garden/moon-gate'
import { buildGardenPond } from './garden/pond'
import { buildRaked } from './garden/raked'
import type { SceneDefinition } from './scene-definition'

const COURT = ['ground', 'sky', 'near', 'corner'] as const
const POND = [...COURT, 'water', 'span', 'surface'] as const

export const garden: SceneDefinition = {
  id: 'garden',
  habits: [
    ['bridge', 0.6],
    ['bamboo', 0.1],
    ['willow', 0.12],
    ['birds', 0.12],
  ],
  templates: [
    {
      id: 'moon gate',
      motifs: ['moon-gate'],
      offers: COURT,
      framing: ['framed', 'symmetry'],
      build: buildMoonGate,
    },
    {
      id: 'pond',
      motifs: ['pond'],
      offers: POND,
      framing: ['wide'],
      build: buildGardenPond,
    },
    {
      id: 'border',
      motifs: ['flower-bed'],
      offers: COURT,
      framing: ['path', 'low-horizon'],
      build: buildBorder,
    },
    {
      id: 'corridor',
      motifs: ['corridor'],
      offers: [...POND, 'table'],
      framing: ['framed'],
      weight: () => 0.4,
      build: buildCorridor,
    },
    {
      id: 'raked',
      motifs: ['rock-garden'],
      offers: ['ground', 'surface', 'near', 'corner'],
      framing: ['above', 'empty'],
      weight: ({ slots }) => (slots.moods.has('calm') ? 1.5 : 0.6),
      build: buildRaked,
    },
  ],
}
