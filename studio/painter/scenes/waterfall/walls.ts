import { mixColour, shade } from '../../colour'
import type { Shape, TerrainLayer } from '../../drawing'
import { landAt, materialsAt } from '../../palette'
import { type Stage, addForms } from '../parts/forms'
import { addLand, woods } from '../parts/land'
import type { Peak } from '../parts/ridge'
import { foamAt, isSnowy } from '../parts/soil'
import { boulder } from '../parts/rocks'

/**
 * A cliff with its trees; water may fall from it.
 * @param height of the trees, units
 */
export function addWall(
  stage: Stage,
  name: string,
  depth: number,
  baseY: number,
  bottom: number,
  trees: number,
  height: number,
  plan: {
    readonly peaks: readonly Peak[]
    readonly from?: number
    readonly to?: number
    readonly rough?: number
  },
): TerrainLayer {
  const { unit, palette } = stage
  const { from = 0, to = 1 } = plan
  const rise = Math.max(...plan.peaks.map((peak) => peak.height))
  const m = materialsAt(palette, depth)
  return addLand(stage, name, depth, baseY, {
    form: 'rock',
    peaks: plan.peaks,
    rough: plan.rough ?? 0.16,
    grain: 130 * unit,
    body: rise * 0.4,
    colour: mixColour(landAt(palette, depth), m.rock, 0.4 * (1 - depth)),
    bottom,
    cover: (ridge, random) =>
      woods(stage, random, depth, ridge, trees, height * unit, { from, to }),
  })
}

/** Boulders in and around the pool. */
export function addBoulders(
  stage: Stage,
  name: string,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  depth: number,
): void {
  const { width, height, short, side, palette } = stage
  const random = stage.random.fork(name)
  const m = materialsAt(palette, depth)
  const shapes: Shape[] = []
  for (const [x, y, size] of [...spots].sort((a, b) => a[1] - b[1])) {
    shapes.push(
      ...boulder(
        random,
        width * (0.5 + side * x),
        height * y,
        short * size,
        shade(m.rock, random.range(-0.1, 0.04)),
        { lit: -side as -1 | 1, foam: foamAt(stage), ...(!isSnowy(stage) && { moss: m.leaf }) },
      ),
    )
  }
  addForms(stage, name, depth, shapes)
}
