import { type EditRequest, planEdit } from '../../painter/editing/sentence/plan-edit'
import type { ToolResult } from '../tool'
import type { AnyWork } from '../work'

/**
 * Answer: `{ reading, things }` of a picture with a plan, see DraftReading; `reading` is null
 * without one. `things` are what a language model is given to choose from.
 */
export async function editPlanTool(work: AnyWork): Promise<ToolResult> {
  const picture = await work.planned('image')
  if (!picture) return { answer: { reading: null } }
  const { plan, things } = picture
  const { request } = work.params as unknown as { request: EditRequest }
  const named = things.map(({ id, name, words, bounds }) => ({ id, name, words, bounds }))
  return { answer: { reading: planEdit({ plan, things }, request), things: named } }
}
