/** Calls that run a tool: made from its definition, all take the same order and answer the job. */
import { ALL_TOOLS, type Tool, type ToolCall } from '../tools/all'
import type { ToolDefinition } from '../tools/define'
import { inpaint } from '../tools/inpaint'
import { variation } from '../tools/variation'
import { generateEndpoints, submitBody, submitData } from './generate'

function buildRun(tool: ToolDefinition, path: string, summary: string) {
  const call = { method: 'POST', auth: 'user', body: submitBody, data: submitData } as const
  return { tool, endpoint: { ...call, path, summary } }
}

/** By `METHOD path`, without the call that is among the endpoints already. */
export type ToolRuns = {
  readonly [C in Exclude<ToolCall, 'POST /api/generate'>]: ReturnType<typeof buildRun>['endpoint']
}

const parsePath = (tool: Tool): string => tool.call.replace('POST ', '')

/** Every call but POST /api/generate, which several tools share and which the client names. */
export const toolRuns = [
  ...ALL_TOOLS.filter((tool) => parsePath(tool) !== generateEndpoints.generate.path).map((tool) =>
    buildRun(tool, parsePath(tool), tool.callSummary ?? `Run the tool ${tool.id}`),
  ),
  // The specification has a second way to these two.
  buildRun(inpaint, '/api/generate/inpaint', 'The same, from a finished job'),
  buildRun(variation, '/api/generate/variation', 'The same, from a finished job'),
]
