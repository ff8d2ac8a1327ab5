import { mixColour } from '../../colour'
import { landAt, materialsAt } from '../../palette'
import type { TerrainLayer } from '../../drawing'
import type { Stage } from '../../scene'
import { groundAnchor } from '../parts/ground'
import { addLand, woods } from '../parts/land'
import { type PeakForm, rangeOfPeaks } from '../parts/ridge'
import { addMist } from '../parts/terrain'

export interface IslePlan {
  readonly name: string
  /** Shares of the width (towards the focus positive) and height. */
  readonly x: number
  readonly y: number
  readonly rise: number
  readonly depth: number
  readonly form: PeakForm
  readonly count?: number
  readonly slender?: number
  readonly trees?: number
}

/** A peak that rises out of the clouds like an island. */
export function addIsle(stage: Stage, plan: IslePlan): TerrainLayer {
  const { width, height, side, unit } = stage
  const tallness = Math.min(1, (width / height) * 1.15 + 0.25)
  const baseY = height * plan.y
  const rise = height * plan.rise * tallness
  const main = 0.5 + side * plan.x
  const fork = stage.random.fork(`${plan.name} peaks`)
  const land = addLand(stage, plan.name, plan.depth, baseY, {
    form: 'rock',
    peaks: rangeOfPeaks(fork, width, rise, plan.form, main, plan.count ?? 1, plan.slender ?? 0.6),
    rough: 0.4,
    grain: 150 * unit,
    fades: true,
    cover: (ridge, random) =>
      woods(stage, random, plan.depth, ridge, plan.trees ?? 16, 44 * unit, {
        floor: baseY - rise * 0.34,
      }),
  })
  addMist(stage, baseY + height * 0.01, height * 0.06, 0.9, plan.depth - 0.005)
  return land
}

/** A rock at the viewer's side that juts out over the clouds. */
export function addLedge(stage: Stage, x: number, tall: number, reach: number): TerrainLayer {
  const { width, height, short, side, unit, palette } = stage
  const m = materialsAt(palette, 0.1)
  const middle = width * (0.5 + side * x)
  return addLand(stage, 'ledge', 0.1, height * 1.08, {
    form: 'rock',
    peaks: [
      { x: middle, height: short * tall, reach: short * reach, form: 'bluff', lean: -side * 0.7 },
      {
        x: middle + side * short * reach * 0.7,
        height: short * tall * 0.94,
        reach: short * reach * 1.2,
        form: 'bluff',
      },
    ],
    rough: 0.15,
    grain: 130 * unit,
    colour: mixColour(landAt(palette, 0.08), m.rock, 0.5),
  })
}

/** Places on the near rock, and on nothing else: clouds carry no one. */
export function standOnLedge(stage: Stage, ridge: Float32Array, x: number, scale: number): void {
  const { width, short, side } = stage
  for (const offset of [0, 0.12, 0.22])
    groundAnchor(stage, ridge, width * (0.5 + side * (x + offset)), short * scale, 0.095)
  stage.focusX = width * (0.5 + side * x)
}
