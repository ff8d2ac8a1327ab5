import { buildBay } from './coast/bay'
import { buildBeach } from './coast/beach'
import { buildCliffs } from './coast/cliffs'
import { buildDunes } from './coast/dunes'
import { buildPoint } from './coast/point'
import { type SceneDefinition, suits } from './scene-definition'

const OFFERS = ['ground', 'water', 'sky', 'near', 'corner'] as const

export const coast: SceneDefinition = {
  id: 'coast',
  habits: [
    ['birds', 0.45],
    ['sailboat', 0.4],
    ['lighthouse', 0.3],
  ],
  templates: [
    { id: 'beach', offers: OFFERS, framing: ['diagonal', 'wide'], build: buildBeach },
    {
      id: 'cliffs',
      motifs: ['cliff'],
      offers: OFFERS,
      framing: ['close', 'below'],
      weight: (stage) => (stage.slots.weather.has('storm') ? 6 : suits('cliff')(stage)),
      build: buildCliffs,
    },
    {
      id: 'bay',
      motifs: ['bay'],
      offers: [...OFFERS, 'surface'],
      framing: ['above', 'high-horizon'],
      build: buildBay,
    },
    {
      id: 'dunes',
      motifs: ['dunes'],
      offers: OFFERS,
      framing: ['path', 'framed'],
      build: buildDunes,
    },
    {
      id: 'point',
      offers: OFFERS,
      framing: ['empty', 'low-horizon'],
      weight: suits('cliff', 0.9),
      build: buildPoint,
    },
  ],
}
