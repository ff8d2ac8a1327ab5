import { type SceneDefinition, template } from './scene-definition'
import { buildFirs } from './snow-field/firs'
import { buildHamlet } from './snow-field/hamlet'
import { buildIce } from './snow-field/ice'
import { buildPlain } from './snow-field/plain'
import { buildRime } from './snow-field/rime'
import { buildTracks } from './snow-field/tracks'

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const snowField: SceneDefinition = {
  id: 'snow-field',
  habits: [
    ['birds', 0.25],
    ['cottage', 0.15],
  ],
  templates: [
    template('plain', OFFERS, buildPlain, { framing: ['empty', 'low-horizon'] }),
    template('firs', OFFERS, buildFirs, { motifs: ['firs'], framing: ['framed', 'close'] }),
    template('ice', [...OFFERS, 'water', 'surface'], buildIce, {
      motifs: ['frozen-lake'],
      framing: ['symmetry', 'wide'],
    }),
    template('tracks', OFFERS, buildTracks, { framing: ['path', 'high-horizon'] }),
    template('rime', OFFERS, buildRime, { motifs: ['rime'], weight: () => 0 }),
    template('hamlet', OFFERS, buildHamlet, { framing: ['above', 'diagonal'] }),
  ],
}
