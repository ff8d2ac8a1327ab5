import { type Draft, type SceneDefinition, template } from './scene-definition'
import { buildTerraces, buildValley } from './village/hills'
import { buildFishingHamlet } from './village/shore'
import { buildWaterLane } from './village/water-lane'

const LAND = ['ground', 'sky', 'near', 'corner'] as const
const WATER = [...LAND, 'water', 'span', 'surface'] as const

function bySea({ slots: { also } }: Draft): number {
  if (also.has('sea') || also.has('coast')) return 8
  // no sea where only mountains are named
  return also.has('mountains') ? 0 : 0.3
}

export const village: SceneDefinition = {
  id: 'village',
  habits: [
    ['skiff', 0.45],
    ['bridge', 0.35],
    ['willow', 0.15],
    ['birds', 0.2],
  ],
  templates: [
    template('water lane', WATER, buildWaterLane, {
      motifs: ['canal'],
      framing: ['symmetry'],
      weight: ({ slots }) => (slots.also.has('river') || slots.also.has('lake') ? 4 : 1.2),
    }),
    template('terraces', LAND, buildTerraces, {
      framing: ['wide', 'above', 'high-horizon'],
      weight: ({ slots }) => (slots.also.has('mountains') ? 3 : 1),
    }),
    template('valley', LAND, buildValley, {
      framing: ['path', 'low-horizon'],
      weight: ({ slots }) => (slots.season === 'winter' || slots.weather.has('snow') ? 2.5 : 1),
    }),
    template('fishing hamlet', [...LAND, 'water', 'surface'], buildFishingHamlet, {
      motifs: ['harbour'],
      framing: ['diagonal'],
      weight: bySea,
    }),
  ],
}
