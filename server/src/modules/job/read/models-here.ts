/** Samples and speed of each model on this installation. */
import type { configEndpoints } from '@contract/endpoints/config'
import { text2img } from '@contract/tools/text2img'
import type { z } from 'zod'
import { capabilitiesOf, type EngineCapabilities } from '../../../integrations/engines/engine'
import type { JobPorts } from '../ports'
import { readRuns } from './runs'
import { machineLoad } from '../run/machine-load'
import { listShown } from '../repository/shown'

type ModelHere = z.output<typeof configEndpoints.modelsHere.data>[number]

const SAMPLES = 4

/** Of one picture as an untouched form asks for it, px. */
function usualPixels({ sizes }: EngineCapabilities): number {
  const { initial } = text2img.params.ratio
  const size = sizes.find(({ ratio }) => ratio === initial) ?? sizes[0]
  return size ? size.width * size.height : 0
}

/** @param userId who asks; null: a visitor, who is shown the square alone */
export async function listModelsHere(
  deps: Pick<JobPorts, 'db' | 'engines' | 'ownEngines' | 'storage'>,
  userId: string | null,
): Promise<ModelHere[]> {
  const { db, storage } = deps
  const engines = userId === null ? deps.engines : await deps.ownEngines.loadUserEngines(userId)
  const models = engines.models().filter(({ model }) => engines.isOn(model.id))
  const modelIds = models.map(({ model }) => model.id)
  const kinds = modelIds.map((modelId) => ({ modelId, tool: text2img.id }))
  const [shown, estimate] = await Promise.all([
    listShown(db, { modelIds, userId, limit: SAMPLES }),
    readRuns(db, kinds),
  ])
  const load = machineLoad()
  return models.map(({ engine, model }) => {
    const pixels = usualPixels(capabilitiesOf(engine, model.id))
    const effort = { pixels, size: 0, options: null, load }
    const band = estimate({ modelId: model.id, tool: text2img.id }, effort)
    return {
      modelId: model.id,
      samples: (shown.get(model.id) ?? []).map(({ id, thumbKey, thumbhash, color }) => ({
        id,
        thumbhash,
        color,
        thumbUrl: storage.url(thumbKey),
      })),
      speed: band && { fromMs: Math.round(band.fromMs), toMs: Math.round(band.toMs) },
    }
  })
}
