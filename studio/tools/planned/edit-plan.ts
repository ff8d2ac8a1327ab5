import { type EditRequest, planEdit } from '../../painter/editing/sentence/plan-edit'
import type { KnownPicture } from './picture'
import type { ToolResult } from '../tool'
import type { AnyWork } from '../work'

/** Pictures that were planned for last: their things and trial paintings are made once. */
const MOST_KNOWN = 6
const known = new Map<string, KnownPicture>()

function remember(picture: KnownPicture): KnownPicture {
  const key = JSON.stringify(picture.plan)
  const same = known.get(key) ?? picture
  known.delete(key)
  known.set(key, same)
  for (const old of known.keys()) if (known.size > MOST_KNOWN) known.delete(old)
  return same
}

/** Answer: `{ reading }` of a picture with a plan, see DraftReading; null without one. */
export async function editPlanTool(work: AnyWork): Promise<ToolResult> {
  const opened = await work.planned('image')
  if (!opened) return { answer: { reading: null } }
  const { plan, things } = remember(opened)
  const { request } = work.params as unknown as { request: EditRequest }
  return { answer: { reading: planEdit({ plan, things }, request) } }
}
