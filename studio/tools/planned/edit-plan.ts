import { findMainColour } from '../../imaging/describe/main-colour'
import { suggestEdits } from '../../painter/editing/sentence/suggestions'
import { measureLike } from '../../painter/planning/like'
import { type EditRequest, planEdit } from '../../painter/editing/sentence/plan-edit'
import type { ToolResult } from '../tool'
import type { AnyWork } from '../work'

/** Enough for a mean and a spread. */
const COLOUR_PIXELS = 65_536

/**
 * Answer: `{ reading, things }` of a picture with a plan, see DraftReading; `reading` is null
 * without one. `things` are what a language model is given to choose from. With `suggest` it is
 * `{ suggestions }`; with `colours` it is `{ like, main }`, the colours of the picture and the one
 * that it is remembered by.
 */
export async function editPlanTool(work: AnyWork): Promise<ToolResult> {
  const { colours } = work.params as { colours?: unknown }
  if (colours === true) {
    const { rgba } = await work.image('image', { maxPixels: COLOUR_PIXELS })
    return { answer: { like: measureLike(rgba), main: findMainColour(rgba) } }
  }
  const picture = await work.planned('image')
  if (!picture) return { answer: { reading: null } }
  const { plan, things } = picture
  const { request, suggest } = work.params as unknown as {
    request: EditRequest
    suggest?: { most: number; longest: number }
  }
  if (suggest) return { answer: { suggestions: suggestEdits({ plan, things }, suggest) } }
  const named = things.map(({ id, name, words, bounds }) => ({ id, name, words, bounds }))
  return { answer: { reading: planEdit({ plan, things }, request), things: named } }
}
