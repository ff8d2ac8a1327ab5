/** Prices of plans: what the order of each would cost now, and how long it takes. */
import type { EditPlan } from '@contract/edits'
import { findTool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { quoteTool, toEngineModel } from '../job/pricing'
import type { ConversationPorts } from './ports'
import { texts } from './texts'
import { measureRun } from '../job/threads'

export type PlanContent = Omit<EditPlan, 'id' | 'modelId' | 'quote' | 'etaMs'>

type PricePorts = Pick<ConversationPorts, 'db' | 'config'>

/** A plan that is carried out by the client alone. */
export const UNDO_TOOL = 'undo'

/**
 * Throws CAPABILITY_MISSING when no model serves its tool.
 * @param modelId the chosen model; left out: the tool's first
 */
export async function pricePlan(
  { db, config }: PricePorts,
  engines: EngineRegistry,
  content: PlanContent,
  modelId?: string,
): Promise<EditPlan> {
  const id = newId()
  if (content.tool === UNDO_TOOL) return { ...content, id, modelId: null, quote: 0, etaMs: null }
  const tool = findTool(content.tool)
  const offers = engines.offersOf(content.tool)
  const offer = modelId === undefined ? offers[0] : offers.find(({ model }) => model.id === modelId)
  if (!tool || !offer) throw new AppError('CAPABILITY_MISSING', { message: texts.noModel })
  const params = { ...buildDefaults(tool), ...content.params }
  const quote = quoteTool(config.credits.prices, { ...toEngineModel(offer), tool, params })
  const etaMs = await measureRun(db, { modelId: offer.model.id, tool: tool.id })
  return { ...content, id, modelId: offer.model.id, quote, etaMs }
}
