import type { SceneDefinition } from './scene-definition'
import { buildKelp } from './underwater/kelp'
import { buildOpen } from './underwater/open'
import { buildReef } from './underwater/reef'
import { buildUpwards } from './underwater/upwards'
import { buildWall } from './underwater/wall'

const OFFERS = ['deep', 'ground', 'near'] as const

export const underwater: SceneDefinition = {
  id: 'underwater',
  templates: [
    { id: 'reef', motifs: ['reef'], offers: OFFERS, framing: ['wide'], build: buildReef },
    {
      id: 'kelp',
      motifs: ['kelp'],
      offers: OFFERS,
      framing: ['close', 'framed'],
      build: buildKelp,
    },
    { id: 'open', offers: OFFERS, framing: ['empty'], build: buildOpen },
    { id: 'upwards', offers: OFFERS, framing: ['below', 'symmetry'], build: buildUpwards },
    { id: 'wall', offers: OFFERS, framing: ['diagonal'], build: buildWall },
  ],
}
