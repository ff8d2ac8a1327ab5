import { buildBay } from './coast/bay'
import { buildBeach } from './coast/beach'
import { buildCliffs } from './coast/cliffs'
import { buildDunes } from './coast/dunes'
import { buildCoastRoad } from './coast/road'
import { type SceneDefinition, suits, template } from './scene-definition'

const OFFERS = ['ground', 'water', 'sky', 'near', 'corner'] as const

export const coast: SceneDefinition = {
  id: 'coast',
  habits: [
    ['birds', 0.45],
    ['sailboat', 0.4],
    ['lighthouse', 0.3],
  ],
  templates: [
    template('beach', OFFERS, buildBeach, {
      motifs: ['beach'],
      framing: ['diagonal', 'wide', 'empty'],
    }),
    template('cliffs', OFFERS, buildCliffs, {
      motifs: ['cliff'],
      framing: ['close', 'below'],
      weight: (stage) => (stage.slots.weather.has('storm') ? 6 : suits('cliff')(stage)),
    }),
    template('bay', [...OFFERS, 'surface'], buildBay, {
      motifs: ['bay', 'beach'],
      framing: ['above', 'high-horizon'],
      weight: () => 0.5,
    }),
    template('dunes', OFFERS, buildDunes, {
      motifs: ['dunes', 'beach'],
      framing: ['path', 'framed', 'low-horizon'],
      // who says 海边 means the sea
      weight: () => 0.3,
    }),
    template('road', ['ground', 'water', 'sky'], buildCoastRoad, {
      motifs: ['road'],
      framing: ['path'],
      weight: () => 0,
    }),
  ],
}
