/** 妙笔: the tools some engine serves now, priced, each with what it once made of a picture. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { bannerEndpoints } from '@contract/endpoints/banner'
import { ALL_TOOLS } from '@contract/tools/all'
import { defaultsOf } from '@contract/tools/define'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import { quoteTool } from '../job/pricing'
import { coversFolder } from '../../lib/paths'

type ToolList = z.output<typeof bannerEndpoints.applist.data>

export function coverOf(tool: string): string | null {
  return existsSync(path.join(coversFolder, `${tool}.webp`)) ? `/covers/${tool}.webp` : null
}

export function listTools({ config, engines }: Pick<Deps, 'config' | 'engines'>): ToolList {
  return ALL_TOOLS.flatMap((tool) => {
    const engine = engines.forTool(tool.id)
    const { id, name, summary, group, route, price } = tool
    if (!engine || group === null) return []
    const quote = {
      engineId: engine.id,
      tool,
      params: { ...defaultsOf(tool), count: 1, seconds: 1 },
    }
    const credits = quoteTool(config.credits.perPicture, quote)
    return [
      { tool: id, name, summary, group, route, coverUrl: coverOf(id), credits, unit: price.unit },
    ]
  })
}
