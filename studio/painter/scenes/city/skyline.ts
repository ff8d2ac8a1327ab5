import type { Shape } from '../../drawing'
import { mix, sin } from '../../../lib/maths'
import { type Stage, addForms } from '../parts/forms'
import { cityPaint } from './paint'
import { tower } from './towers'

export interface RowPlan {
  readonly name: string
  readonly base: number
  readonly depth: number
  /** Heights as shares of the short side. */
  readonly low: number
  readonly high: number
  /** Width of a tower as a share of the short side. */
  readonly broad: number
  /** 0..1 across: where the tallest stand. */
  readonly centre: number
  /** Pixels of a metre, in units. */
  readonly metre: number
  /** Share of the places that stay empty. */
  readonly gaps?: number
}

/** One row of towers that rises towards its centre. */
export function addTowerRow(stage: Stage, plan: RowPlan): void {
  const { width, short, unit, side } = stage
  const random = stage.random.fork(`row ${plan.name}`)
  const paint = cityPaint(stage, plan.depth)
  const shapes: Shape[] = []
  let x = -short * random.range(0, 0.08)
  for (let i = 0; x < width; i++) {
    const fork = random.fork(`tower ${i}`)
    const broad = short * plan.broad * fork.range(0.6, 1.5)
    const near = 1 - Math.min(1, Math.abs((x + broad / 2) / width - plan.centre) * 2.1)
    const crowd = 0.35 + 0.65 * sin(near * near * 1.57)
    const rise = mix(plan.low, plan.high, crowd * fork.range(0.45, 1))
    // lower than the ground of its row it would hang from it
    if (!fork.chance(plan.gaps ?? 0.06) && rise > 0.012) {
      shapes.push(
        ...tower(
          fork,
          {
            ...{ x, base: plan.base, width: broad, height: short * rise },
            metre: plan.metre * unit,
            lightSide: side > 0 ? -1 : 1,
            detail: 0.3,
          },
          paint,
        ),
      )
    }
    x += broad * fork.range(0.86, 1.15)
  }
  addForms(stage, 'towers', plan.depth, shapes)
}
