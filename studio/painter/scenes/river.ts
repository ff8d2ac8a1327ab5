import { buildBend } from './river/gorge'
import { buildBrook } from './river/brook'
import { buildMeander } from './river/meander'
import { buildStream } from './river/stream'
import { buildWide } from './river/wide'
import { type SceneDefinition, suits } from './scene-definition'

const OPEN = ['ground', 'water', 'surface', 'sky', 'near', 'corner'] as const
/** Too small for a boat, and just wide enough for a bridge. */
const BROOK = ['ground', 'surface', 'span', 'sky', 'near', 'corner'] as const

export const river: SceneDefinition = {
  id: 'river',
  habits: [
    ['skiff', 0.35],
    ['birds', 0.3],
    ['bridge', 0.2],
    ['willow', 0.15],
  ],
  templates: [
    {
      id: 'meander',
      motifs: ['meander'],
      offers: [...OPEN, 'span'],
      framing: ['above', 'high-horizon', 'path'],
      build: buildMeander,
    },
    {
      id: 'stream',
      motifs: ['brook'],
      offers: BROOK,
      framing: ['close', 'framed'],
      build: buildStream,
    },
    {
      id: 'bend',
      motifs: ['gorge'],
      offers: OPEN,
      framing: ['below', 'low-horizon'],
      weight: suits('bluff'),
      build: buildBend,
    },
    { id: 'wide', offers: OPEN, framing: ['wide', 'empty'], build: buildWide },
    { id: 'brook', motifs: ['brook'], offers: BROOK, framing: ['diagonal'], build: buildBrook },
  ],
}
