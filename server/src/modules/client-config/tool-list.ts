/** 妙笔: the tools some engine serves now, priced, each with what it once made of a picture. */
import type { bannerEndpoints } from '@contract/endpoints/banner'
import { ALL_TOOLS } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import { computeReliability, STRENGTHS } from '@contract/tools/strengths'
import type { z } from 'zod'
import type { ConfigPorts } from './ports'
import { toEngineModel, quoteTool } from '../job/pricing'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import { findCover } from '../../platform/lib/covers'

type ToolList = z.output<typeof bannerEndpoints.applist.data>

/** Worth keeping more often than not, as far as the trials go. */
const LEADING_SHARE = 0.6
const LEADING_RUNS = 2

/** Measured quality of a tool on the embedded engine; unknown for other engines. */
function getStrength(tool: string, engineId: string) {
  const known = engineId === STUDIO_ID ? STRENGTHS[tool] : undefined
  const trial = known?.trial ?? null
  const leads =
    trial !== null && trial.runs >= LEADING_RUNS && trial.usable / trial.runs >= LEADING_SHARE
  return { good: known?.good ?? null, trial, leads }
}

/** The tools to begin with first, the most reliable of them on top; the others as they are listed. */
function byReliability(list: ToolList): ToolList {
  const rank = ({ leads, trial }: ToolList[number]) =>
    leads && trial ? computeReliability(trial) : 0
  return [...list].sort((a, b) => rank(b) - rank(a))
}

export function listTools({ config, engines }: Pick<ConfigPorts, 'config' | 'engines'>): ToolList {
  const list = ALL_TOOLS.flatMap((tool) => {
    const [offer] = engines.offersOf(tool.id)
    const { id, name, summary, group, route, price } = tool
    if (!offer || group === null) return []
    const quote = {
      ...toEngineModel(offer),
      tool,
      params: { ...buildDefaults(tool), count: 1, seconds: 1 },
    }
    const credits = quoteTool(config.credits.prices, quote)
    return [
      {
        tool: id,
        name,
        summary,
        group,
        route,
        coverUrl: findCover(id),
        credits,
        unit: price.unit,
        ...getStrength(id, toEngineModel(offer).engineId),
      },
    ]
  })
  return byReliability(list)
}
