import type { ThingView } from '@contract/things'
import type { ToolResult } from '../tool'
import type { AnyWork } from '../work'

/** Answer: `{ things }`, the nearest first; none in a picture without a plan that can be read. */
export async function thingsTool(work: AnyWork): Promise<ToolResult> {
  const things = (await work.planned('image'))?.things ?? []
  const views = things.map(({ id, name, bounds, outline }): ThingView => {
    return { id, name, bounds, outline: outline.map(([x, y]) => [x, y]) }
  })
  return { answer: { things: views } }
}
