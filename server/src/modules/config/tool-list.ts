/** 妙笔: the tools some engine serves now, priced, each with what it once made of a picture. */
import type { bannerEndpoints } from '@contract/endpoints/banner'
import { ALL_TOOLS } from '@contract/tools/all'
import { defaultsOf } from '@contract/tools/define'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import { painterOf, quoteTool } from '../job/pricing'
import { coverOf } from '../../lib/covers'

type ToolList = z.output<typeof bannerEndpoints.applist.data>

export function listTools({ config, engines }: Pick<Deps, 'config' | 'engines'>): ToolList {
  return ALL_TOOLS.flatMap((tool) => {
    const [offer] = engines.offersOf(tool.id)
    const { id, name, summary, group, route, price } = tool
    if (!offer || group === null) return []
    const quote = {
      ...painterOf(offer),
      tool,
      params: { ...defaultsOf(tool), count: 1, seconds: 1 },
    }
    const credits = quoteTool(config.credits.prices, quote)
    return [
      { tool: id, name, summary, group, route, coverUrl: coverOf(id), credits, unit: price.unit },
    ]
  })
}
