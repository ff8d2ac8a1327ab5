/** Who offers the grid mode, and what it costs there: derived from the engines, like every offer. */
import type { gridModel } from '@contract/endpoints/mj'
import { defaultsOf, type ToolDefinition } from '@contract/tools/define'
import { grid } from '@contract/tools/grid'
import { gridUpscale } from '@contract/tools/grid-upscale'
import { gridVariation } from '@contract/tools/grid-variation'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import { type Painter, quoteTool, toolPainter } from '../job/pricing'
import { listModels } from './service'

type GridModel = z.output<typeof gridModel>

export async function listGridModels(
  deps: Pick<Deps, 'config' | 'db' | 'engines' | 'storage'>,
): Promise<GridModel[]> {
  const price = (tool: ToolDefinition, painter: Painter): number =>
    quoteTool(deps.config.credits.prices, { ...painter, tool, params: defaultsOf(tool) })
  const enlarger = deps.engines.forTool(gridUpscale.id)
  const varier = deps.engines.forTool(gridVariation.id)
  if (!enlarger || !varier) return []
  return (await listModels(deps)).flatMap((model) => {
    const engine = deps.engines.forModel(model.id)
    if (!engine?.capabilities.tools.includes(grid.id)) return []
    const credits = {
      generate: price(grid, { engineId: engine.id, modelId: model.id }),
      upscale: price(gridUpscale, toolPainter(enlarger)),
      variation: price(gridVariation, toolPainter(varier)),
    }
    // A recipe is read only by the engine that wrote it.
    return [{ ...model, credits, repaints: engine.id === enlarger.id }]
  })
}
