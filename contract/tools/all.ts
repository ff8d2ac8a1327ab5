/** Every tool, in the order 妙笔 shows them. */
import type { ToolDefinition } from './define'
import { text2img } from './text2img'

export const ALL_TOOLS: readonly ToolDefinition[] = [text2img]

const byId = new Map(ALL_TOOLS.map((tool) => [tool.id, tool]))

export function findTool(id: string): ToolDefinition | null {
  return byId.get(id) ?? null
}
