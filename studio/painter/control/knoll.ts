import { landAt, materialsAt } from '../palette'
import type { Anchor, Stage } from '../scene'
import { makeCover } from '../scenes/parts/cover'
import { makeRidge } from '../scenes/parts/ridge'
import { addTerrain } from '../scenes/parts/terrain'

/** A rise of land or a small island under a thing that was drawn where there is none. */
export function addKnoll(stage: Stage, at: Anchor, halfWidth: number): void {
  const { width, unit, short, palette, slots } = stage
  const random = stage.random.fork(`knoll ${Math.round(at.x / unit)}`)
  const rise = short * random.range(0.035, 0.06)
  const reach = Math.max(halfWidth * 1.5, short * 0.12)
  const baseY = at.y + rise
  const ridge = makeRidge(random, width, {
    baseY: baseY + 5 * unit,
    peaks: [
      { x: at.x, height: rise + 6 * unit, reach, form: 'dome' },
      {
        x: at.x + random.sign() * reach * 0.7,
        height: rise * 0.6,
        reach: reach * 0.8,
        form: 'dome',
      },
    ],
    rough: 0.1,
    grain: 120 * unit,
  })
  const depth = at.depth + 0.003
  const m = materialsAt(palette, depth)
  const inWater = stage.layers.some((layer) => layer.kind === 'water' && layer.top < at.y)
  addTerrain(stage, 'ground', depth, ridge, baseY, {
    bottom: baseY + 1,
    shore: inWater,
    fades: !inWater,
    colour: landAt(palette, depth),
    cover: makeCover(random.fork('trees'), ridge, 7, 46 * unit, {
      colour: slots.season === 'autumn' ? m.leaf : m.pine,
      bark: m.bark,
      kind: 'mixed',
      snowy: slots.season === 'winter' || slots.weather.has('snow'),
      from: (at.x - reach) / width,
      to: (at.x + reach) / width,
    }),
  })
}
