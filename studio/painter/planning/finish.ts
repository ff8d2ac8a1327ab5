import { laySurface } from '../surfaces/surface'
import type { Size } from './composed'
import type { Plan, PlanThing } from './plan'
import { applyTone } from './tone'
import { listWashes, washScenery } from './wash-scenery'
import { listWritings, writeOver } from './writing'

/** Layers over a painted picture: washes of the scenery, its surface, the tone, texts. In place. */
export function finishPicture(rgba: Uint8ClampedArray, plan: Plan, size: Size): void {
  washScenery(rgba, plan, size)
  if (plan.surface) laySurface(rgba, size, plan.surface)
  if (plan.tone) applyTone(rgba, plan.tone)
  writeOver(rgba, plan, size)
}

/** All that decides it; the same for pictures that differ in their painting alone. */
export const listFinish = (
  plan: Plan,
): readonly [Plan['tone'], Plan['surface'], ...PlanThing[]] => [
  ...([plan.tone, plan.surface] as const),
  ...listWashes(plan),
  ...listWritings(plan),
]
