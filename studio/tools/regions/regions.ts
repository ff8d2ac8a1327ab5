import { MASK_PIXELS } from '../../imaging/masks/source'
import type { ToolResult } from '../tool'
import type { AnyWork } from '../work'
import { findRegions } from './find'

/** Answer: FoundRegions. */
export async function regionsTool(work: AnyWork): Promise<ToolResult> {
  const picture = await work.image('image', { maxPixels: MASK_PIXELS })
  return { answer: { ...(await findRegions(work.nets, picture)) } }
}
