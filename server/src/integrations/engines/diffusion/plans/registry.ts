/** The tools diffusion servers do; all others stay with the embedded engine (docs/ENGINES.md). */
import type { EngineCapabilities } from '../../engine'
import { FILL } from './fill'
import { MEND } from './mend'
import type { Planned, Skill } from './plan'
import { REPAINT } from './repaint'

export const PLANS: Readonly<Record<string, Planned>> = { ...FILL, ...REPAINT, ...MEND }

export function toolsFor(skills: ReadonlySet<Skill>): string[] {
  return Object.keys(PLANS).filter((id) => {
    const plan = PLANS[id]
    return plan !== undefined && !plan.isSpecial && skills.has(plan.needs)
  })
}

const BY_NETWORKS: ReadonlySet<Skill> = new Set(['enlarge', 'faces', 'captions'])

/** Done by networks of their own: whichever checkpoint is chosen, the result is the same. */
export function needsNoCheckpoint(id: string): boolean {
  const plan = PLANS[id]
  return plan !== undefined && BY_NETWORKS.has(plan.needs)
}

/** Values of options none of these tools can do, by tool. */
export function listLackingOptions(tools: readonly string[]): EngineCapabilities['lacksOptions'] {
  return Object.fromEntries(
    tools.flatMap((id) => {
      const lacks = PLANS[id]?.lacks
      return lacks ? [[id, lacks] as const] : []
    }),
  )
}
