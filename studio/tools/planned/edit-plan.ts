import { type EditRequest, planEdit } from '../../painter/editing/sentence/plan-edit'
import type { ToolResult } from '../tool'
import type { AnyWork } from '../work'

/** Answer: `{ reading }` of a picture with a plan, see DraftReading; null without one. */
export async function editPlanTool(work: AnyWork): Promise<ToolResult> {
  const picture = await work.planned('image')
  if (!picture) return { answer: { reading: null } }
  const { plan, things } = picture
  const { request } = work.params as unknown as { request: EditRequest }
  return { answer: { reading: planEdit({ plan, things }, request) } }
}
