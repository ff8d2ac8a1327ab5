import { buildBend } from './river/gorge'
import { buildMeander } from './river/meander'
import { buildStream } from './river/stream'
import { buildWide } from './river/wide'
import { type Draft, type SceneDefinition, suits, template } from './scene-definition'

const OPEN = ['ground', 'water', 'surface', 'sky', 'near', 'corner'] as const
/** Too small for a boat, and just wide enough for a bridge. */
const BROOK = ['ground', 'surface', 'span', 'sky', 'near', 'corner'] as const

/** 樱花树和小河: a whole tree needs a bank that is wider than its foot. */
const onBank = ({ slots }: Draft): number =>
  slots.subjects.some(({ id }) => id === 'cherry-tree') ? 0 : 1

export const river: SceneDefinition = {
  id: 'river',
  habits: [
    ['skiff', 0.35],
    ['birds', 0.3],
    ['bridge', 0.2],
    ['willow', 0.15],
  ],
  templates: [
    template('meander', [...OPEN, 'span'], buildMeander, {
      motifs: ['meander'],
      framing: ['above', 'high-horizon', 'path'],
    }),
    template('stream', BROOK, buildStream, {
      motifs: ['brook'],
      framing: ['close', 'framed', 'diagonal'],
      weight: () => 2,
    }),
    template('bend', [...OPEN, 'span'], buildBend, {
      motifs: ['gorge'],
      framing: ['below', 'low-horizon'],
      weight: (stage) => suits('bluff')(stage) * onBank(stage),
    }),
    template('wide', OPEN, buildWide, { framing: ['wide', 'empty'], weight: onBank }),
  ],
}
