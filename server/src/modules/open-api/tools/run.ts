/** Running a tool for a key. */
import type { SentParams, ToolDefinition } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { z } from 'zod'
import { readJob } from '../../job/read/service'
import { awaitJob } from '../images/deliver'
import { requireOffer } from '../offers'
import type { OpenApiPorts } from '../ports'
import { readRepeatable } from '../requests'
import type { ApiCall } from '../route'
import { submitByKey } from '../submit'
import { viewTask } from '../tasks'
import { storeMedia } from './media'

/** Structure alone: what is wrong with a parameter is said by the order, in words of its form. */
const runBody = z.strictObject({
  input: z.record(z.string().max(40), z.unknown()),
  model: z.string().min(1).max(120).optional(),
})

/** The order of a tool by this key, answered as its task. */
export async function runTool(deps: OpenApiPorts, call: ApiCall, tool: ToolDefinition) {
  const { key, request } = call
  const { input, model } = runBody.parse(request.body)
  const repeatable = readRepeatable(request, key, [input, model])
  const jobId = await submitByKey(deps, { request, key, repeatable }, () =>
    prepareToolOrder(deps, key.userId, { tool, input, model }),
  )
  const { task } = await awaitJob(deps, call, jobId)
  return task ?? viewTask(deps, request, await readJob(deps, key.userId, jobId))
}

/** Uploads are stored first: what is wrong with the order is found before when it has none. */
export async function prepareToolOrder(
  deps: OpenApiPorts,
  userId: string,
  order: { tool: ToolDefinition; input: SentParams; model: string | undefined },
) {
  const { tool, input, model } = order
  const engines = await deps.ownEngines.loadUserEngines(userId)
  const offer = model === undefined ? null : requireOffer(engines, tool.id, model)
  const params = await storeMedia(deps, userId, { tool, input })
  if (!offer) return { tool, params }
  // The modes name their model among the parameters.
  return isMode(tool.id)
    ? { tool, params: { ...params, model: offer.model.id } }
    : { tool, params, modelId: offer.model.id }
}
