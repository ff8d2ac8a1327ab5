import { type Draft, type SceneDefinition, template } from './scene-definition'
import { buildCurtain } from './waterfall/curtain'
import { buildForestFall } from './waterfall/forest'
import { buildSide } from './waterfall/side'
import { buildTall } from './waterfall/tall'
import { buildTiers } from './waterfall/tiers'
import { buildValley } from './waterfall/valley'

const LAND = ['ground', 'surface', 'sky', 'near', 'corner'] as const
const POOL = [...LAND, 'water'] as const

/** 密林深处的瀑布: woods that are named are all around it. */
const inWoods = ({ slots: { also } }: Draft): number =>
  also.has('forest') || also.has('bamboo-grove') ? 10_000 : 0.5

export const waterfall: SceneDefinition = {
  id: 'waterfall',
  habits: [
    ['birds', 0.25],
    ['pavilion', 0.2],
    ['crane', 0.15],
  ],
  templates: [
    template('tall', [...POOL, 'span'], buildTall, {
      motifs: ['single-fall'],
      framing: ['framed', 'symmetry', 'below'],
    }),
    template('tiers', [...POOL, 'span'], buildTiers, {
      motifs: ['tiered-fall'],
      framing: ['close'],
    }),
    template('forest', POOL, buildForestFall, {
      motifs: ['tiered-fall'],
      framing: ['framed'],
      weight: inWoods,
    }),
    template('curtain', POOL, buildCurtain, { motifs: ['broad-fall'], framing: ['wide'] }),
    template('side', POOL, buildSide, { framing: ['diagonal', 'empty'] }),
    template('valley', [...LAND, 'span'], buildValley, { framing: ['path', 'high-horizon'] }),
  ],
}
