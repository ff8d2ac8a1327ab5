import type { SceneDefinition } from './scene-definition'
import { buildCurtain } from './waterfall/curtain'
import { buildSide } from './waterfall/side'
import { buildTall } from './waterfall/tall'
import { buildTiers } from './waterfall/tiers'
import { buildValley } from './waterfall/valley'

const LAND = ['ground', 'surface', 'sky', 'near', 'corner'] as const
const POOL = [...LAND, 'water'] as const

export const waterfall: SceneDefinition = {
  id: 'waterfall',
  habits: [
    ['birds', 0.25],
    ['pavilion', 0.2],
    ['crane', 0.15],
  ],
  templates: [
    {
      id: 'tall',
      motifs: ['single-fall'],
      offers: [...POOL, 'span'],
      framing: ['framed', 'symmetry', 'below'],
      build: buildTall,
    },
    {
      id: 'tiers',
      motifs: ['tiered-fall'],
      offers: [...POOL, 'span'],
      framing: ['close'],
      build: buildTiers,
    },
    { id: 'curtain', motifs: ['broad-fall'], offers: POOL, framing: ['wide'], build: buildCurtain },
    { id: 'side', offers: POOL, framing: ['diagonal', 'empty'], build: buildSide },
    {
      id: 'valley',
      offers: [...LAND, 'span'],
      framing: ['path', 'high-horizon'],
      build: buildValley,
    },
  ],
}
