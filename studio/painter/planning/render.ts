import { paintLandscape, paintLarge } from '../paint-composed'
import type { PaintedPicture } from '../request'
import type { StepReport } from '../styles/style'
import { clearGround } from './clear'
import { composePlan } from './composed'
import { finishPicture } from './finish'
import type { Plan } from './plan'

export interface RenderOptions {
  /** Pixels; default: as planned. */
  readonly width?: number
  readonly height?: number
  /** Called after each real step with the share done, 0..1. */
  readonly report?: StepReport
}

const NO_REPORT: StepReport = () => undefined

/** Paints a plan. The same plan and size give the same bytes within one kernel version. */
export function renderPlan(
  plan: Plan,
  { width = plan.width, height = plan.height, report = NO_REPORT }: RenderOptions = {},
): PaintedPicture {
  const { style, reading } = plan
  const composed = composePlan(plan, { width, height })
  const rgba =
    composed.kind === 'illustration'
      ? paintLarge(composed.prepared, report)
      : paintLandscape({ ...composed, style }, report)
  finishPicture(rgba, plan, { width, height })
  if (plan.clear && composed.kind === 'illustration')
    clearGround(rgba, composed.prepared, { width, height })
  return { rgba, width, height, style, reading }
}
