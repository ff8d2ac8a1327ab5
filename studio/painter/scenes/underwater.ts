import { type SceneDefinition, template } from './scene-definition'
import { buildKelp } from './underwater/kelp'
import { buildOpen } from './underwater/open'
import { buildReef } from './underwater/reef'
import { buildUpwards } from './underwater/upwards'
import { buildWall } from './underwater/wall'

const OFFERS = ['deep', 'ground', 'near'] as const

export const underwater: SceneDefinition = {
  id: 'underwater',
  templates: [
    template('reef', OFFERS, buildReef, { motifs: ['reef'], framing: ['wide'] }),
    template('kelp', OFFERS, buildKelp, { motifs: ['kelp'], framing: ['close', 'framed'] }),
    template('open', OFFERS, buildOpen, { framing: ['empty'] }),
    template('upwards', OFFERS, buildUpwards, { framing: ['below', 'symmetry'] }),
    template('wall', OFFERS, buildWall, { framing: ['diagonal'] }),
  ],
}
