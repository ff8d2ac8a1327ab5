/** What pictures cost in credits: the server's alone, shown to clients as quotes. */
import { costOf, type ToolDefinition } from '@contract/tools/define'
import type { Config } from '../../config/config'

export type PriceTable = Config['credits']['perPicture']

/** Credits for one picture by an engine; engines without a price of their own cost what openai does. */
export function pictureCredits(prices: PriceTable, engineId: string): number {
  return engineId === 'studio' ? prices.studio : prices.openai
}

/** Credits for `count` pictures. */
export function quoteCredits(
  prices: PriceTable,
  options: { engineId: string; count: number },
): number {
  return pictureCredits(prices, options.engineId) * options.count
}

/** Credits for a run of a tool with these parameters. */
export function quoteTool(
  prices: PriceTable,
  options: {
    engineId: string
    tool: ToolDefinition
    params: Readonly<Record<string, unknown>>
  },
): number {
  const { tool, params, engineId } = options
  return costOf(tool, params, pictureCredits(prices, engineId))
}
