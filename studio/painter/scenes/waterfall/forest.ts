import { type Oklch, mixColour, shade } from '../../colour'
import type { Random } from '../../../lib/random'
import type { Shape } from '../../drawing'
import { materialsAt, toneAt } from '../../palette'
import { lightBeams } from '../forest/floor'
import { frameTrunks } from '../forest/templates'
import { offerAir } from '../parts/offers'
import { fall } from '../parts/waterfall'
import { type Stage, addForms } from '../parts/forms'
import { roundTree } from '../parts/cover'
import { addLand } from '../parts/land'
import { type Peak, ridgeAt } from '../parts/ridge'
import { isSnowy } from '../parts/soil'
import { addSky } from '../parts/sky'
import { addMist, addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { addBoulders } from './walls'
import { triples } from '../../drawing/notation'

/** Rock under moss and ferns: green by any light, and the leaves' colour in autumn. */
function mossAt(stage: Stage, depth: number): Oklch {
  const { palette, slots } = stage
  const { rock } = materialsAt(palette, depth)
  const near = depth * 0.7
  const green = toneAt(palette, near, slots.season === 'autumn' ? palette.leaf : [0.5, 0.1, 143])
  return mixColour(rock, green, 0.86)
}

interface Slope {
  readonly y: number
  readonly depth: number
  readonly peaks: readonly Peak[]
  /** Height of a tree, units. */
  readonly tall: number
  /** No tree is this near to the water, pixels. */
  readonly clear?: readonly [x: number, half: number]
}

/** A slope of the valley that is crowns from its ridge down. */
function addWoods(stage: Stage, name: string, { y, depth, peaks, tall, clear }: Slope): void {
  const { height, unit, width, palette } = stage
  const size = tall * unit
  const green = mossAt(stage, depth)
  const { bark, snow } = materialsAt(palette, depth)
  const leaf = isSnowy(stage) ? mixColour(green, snow, 0.6) : green
  const crowns = (ridge: Float32Array, random: Random): Shape[] =>
    [0, 0.5, 1, 1.6].flatMap((row) =>
      Array.from({ length: Math.ceil(width / (size * 0.46)) }, (_, i) => {
        const x = (i + random.range(-0.4, 0.4)) * size * 0.46
        const top = size * random.range(0.75, 1.15)
        if (clear && Math.abs(x - clear[0]) < clear[1] + top * 0.3) return []
        const shown = shade(leaf, random.spread() * 0.04 + 0.04 - row * 0.02)
        return roundTree(random, x, ridgeAt(ridge, x) + size * row, top, shown, bark)
      }).flat(),
    )
  addLand(stage, name, depth, height * y, {
    ...{ form: 'hill', peaks, rough: 0.1, roll: 16 * unit, body: height * 0.2 },
    ...{ colour: shade(green, -0.03), snow: 0, cover: crowns },
  })
}

/** A fall in three steps deep in the woods: trees on all sides, mossy boulders, trunks at the frame. */
export function buildForestFall(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('forest fall')
  stage.horizon = height * 0.4
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * 0.2, lightY: 0.4 })
  const x = width * (0.5 + side * random.range(0, 0.06))
  const hill = (at: number, rise: number, reach: number): Peak => ({
    ...{ x: width * at, height: height * rise, reach: width * reach, form: 'dome' },
  })
  addWoods(stage, 'far woods', {
    ...{ y: 0.42, depth: 0.86, tall: 84 },
    peaks: [hill(0.2, 0.2, 0.5), hill(0.8, 0.22, 0.5)],
  })
  addMist(stage, height * 0.34, height * 0.07, 0.8, 0.85)
  const steps = [
    { y: 0.44, depth: 0.72, lip: 0.035, foot: 0.56 },
    { y: 0.57, depth: 0.58, lip: 0.06, foot: 0.68 },
    { y: 0.69, depth: 0.44, lip: 0.095, foot: 0.8 },
  ]
  for (const [i, { y, depth, lip, foot }] of steps.entries()) {
    const gap = short * lip
    const at = x + side * (i - 1) * width * 0.025
    addWoods(stage, `bank ${i}`, {
      ...{ y, depth, tall: 96 + i * 30, clear: [at, gap * 1.5] },
      peaks: [
        {
          x: -width * 0.06,
          height: height * 0.22,
          reach: at - gap * 1.4 + width * 0.06,
          form: 'bluff',
        },
        {
          x: width * 1.06,
          height: height * 0.24,
          reach: width * 1.06 - at - gap * 1.4,
          form: 'bluff',
        },
      ],
    })
    const ledge = { top: height * (y + 0.004), foot: height * foot, lip: gap, wide: gap * 1.25 }
    addForms(
      stage,
      `fall ${i}`,
      depth - 0.01,
      fall(stage, random.fork(`fall ${i}`), { x: at, ...ledge, depth, spray: true }),
    )
  }
  addMist(stage, height * 0.78, height * 0.05, 0.7, 0.42)
  addWater(stage, { top: height * 0.8, depth: 0.36, mirror: 0.5, ripples: 0.9, light: null })
  addBoulders(
    stage,
    'boulders',
    triples(
      `-0.24,0.8,0.05 0.26,0.81,0.055 -0.14,0.85,0.035 0.16,0.87,0.05 0.4,0.86,0.09 -0.4,0.88,0.1
      -0.22,0.95,0.07 0.27,0.98,0.09 0.04,0.93,0.03`,
    ),
    0.2,
  )
  if (/^(day|dawn|sunset)$/.test(stage.slots.time))
    lightBeams(stage, x - side * short * 0.2, height * 0.8, 0.19)
  frameTrunks(stage, 'beech')
  anchor(stage, 'ground', [width * (0.5 + side * 0.3), height * 0.9], short * 0.6, 0.17)
  anchor(stage, 'water', [width * (0.5 - side * 0.1), height * 0.9], short * 0.6, 0.22)
  for (const off of [0.1, -0.08])
    anchor(stage, 'surface', [width * (0.5 + side * off), height * 0.94], short * 0.4, 0.19)
  offerAir(stage, { sky: [-0.1, 0.2], near: null })
  stage.focusX = x
}
