import type { PreparedIllustration } from '../illustrate'
import { paintLandscape, paintLarge } from '../paint-composed'
import type { PaintedPicture } from '../request'
import type { StepReport } from '../styles/style'
import { clearGround } from './clear'
import { composePlan } from './composed'
import { cutOut, isLocal } from './difference'
import { finishPicture } from './finish'
import type { Plan } from './plan'
import type { ThingBounds } from './things'

export interface RenderOptions {
  /** Pixels; default: as planned. */
  readonly width?: number
  readonly height?: number
  /** The part that is needed, shares: pixels elsewhere may be anything. Default: all. */
  readonly part?: ThingBounds | undefined
  /** Called after each real step with the share done, 0..1. */
  readonly report?: StepReport
}

const NO_REPORT: StepReport = () => undefined

/** Without the forms that no pixel of a part shows. A tone after another picture and a surface need all of them. */
function takePart(
  prepared: PreparedIllustration,
  { style, tone, surface }: Plan,
  { x, y, width, height }: ThingBounds,
): PreparedIllustration {
  if (!isLocal(style) || prepared.place || tone?.like || surface) return prepared
  const { frame } = prepared.illustration
  const box = {
    ...{ left: x * frame.width, right: (x + width) * frame.width },
    ...{ top: y * frame.height, bottom: (y + height) * frame.height },
  }
  return { ...prepared, illustration: cutOut(prepared.illustration, box) }
}

/** Paints a plan. The same plan and size give the same bytes within one kernel version. */
export function renderPlan(
  plan: Plan,
  { width = plan.width, height = plan.height, part, report = NO_REPORT }: RenderOptions = {},
): PaintedPicture {
  const { style, reading } = plan
  const composed = composePlan(plan, { width, height })
  const rgba =
    composed.kind === 'illustration'
      ? paintLarge(part ? takePart(composed.prepared, plan, part) : composed.prepared, report)
      : paintLandscape({ ...composed, style }, report)
  finishPicture(rgba, plan, { width, height })
  if (plan.clear && composed.kind === 'illustration')
    clearGround(rgba, composed.prepared, { width, height })
  return { rgba, width, height, style, reading }
}
