/** Models that offer the grid mode, and its price there: derived from the engines. */
import type { gridModel } from '@contract/endpoints/mj'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import { grid } from '@contract/tools/grid'
import { gridUpscale } from '@contract/tools/grid-upscale'
import { gridVariation } from '@contract/tools/grid-variation'
import type { z } from 'zod'
import { capabilitiesOf } from '../../integrations/engines/engine'
import { offerAfter } from '../../integrations/engines/registry'
import type { ConfigPorts } from './ports'
import { type EngineModel, toEngineModel, quoteTool } from '../job/pricing'
import { listModels } from './service'

type GridModel = z.output<typeof gridModel>

export async function listGridModels(
  deps: Pick<ConfigPorts, 'config' | 'db' | 'engines' | 'storage'>,
): Promise<GridModel[]> {
  const price = (tool: ToolDefinition, painter: EngineModel): number =>
    quoteTool(deps.config.credits.prices, { ...painter, tool, params: buildDefaults(tool) })
  return (await listModels(deps)).flatMap((model) => {
    const engine = deps.engines.forModel(model.id)
    if (!engine || !capabilitiesOf(engine, model.id).tools.includes(grid.id)) return []
    const after = (tool: ToolDefinition) =>
      offerAfter(deps.engines.offersOf(tool.id), tool.id, engine.id)
    const [enlarger, varier] = [after(gridUpscale), after(gridVariation)]
    if (!enlarger || !varier) return []
    const credits = {
      generate: price(grid, { engineId: engine.id, modelId: model.id }),
      upscale: price(gridUpscale, toEngineModel(enlarger)),
      variation: price(gridVariation, toEngineModel(varier)),
    }
    // A recipe is read only by the engine that wrote it.
    return [{ ...model, credits, repaints: engine === enlarger.engine }]
  })
}
