/** Which tools 妙笔 shows: exactly those that work now, each with the server's price. */
import { text2img } from '@contract/tools/text2img'
import type { ToolDefinition } from '@contract/tools/define'

/** Tools this version of the app knows how to open. */
export const KNOWN_TOOLS: readonly ToolDefinition[] = [text2img]

export interface ToolCard {
  tool: ToolDefinition
  /** Credits for one result; null while the server has not said. */
  credits: number | null
}

/** `working` as the server lists them; a tool this version cannot open is not shown. */
export function toolCards(
  working: readonly string[],
  prices: readonly { tool: string; credits: number }[],
  known: readonly ToolDefinition[] = KNOWN_TOOLS,
): ToolCard[] {
  return known
    .filter((tool) => working.includes(tool.id))
    .map((tool) => ({
      tool,
      credits: prices.find((price) => price.tool === tool.id)?.credits ?? null,
    }))
}
