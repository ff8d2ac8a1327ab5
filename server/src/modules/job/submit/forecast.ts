/** Forecast of a prompt while it is typed: before anything is ordered or paid. */
import type { generateEndpoints, promptForecast } from '@contract/endpoints/generate'
import { textLength } from '@contract/tools/check'
import { READ_CHARACTERS } from '@contract/tools/prompt'
import type { z } from 'zod'
import type { EngineForecast, PromptReading } from '../../../integrations/engines/forecast'
import { AppError } from '../../../platform/lib/errors'
import type { JobPorts } from '../ports'
import { texts } from './texts'

type ForecastRequest = z.output<(typeof generateEndpoints.readPrompt)['body']>
type PromptForecast = z.output<typeof promptForecast>
type Answer = z.output<(typeof generateEndpoints.readPrompt)['data']>

function viewForecast({ near, declined, ...forecast }: EngineForecast): PromptForecast {
  return {
    understood: [...forecast.understood],
    ...(forecast.manner && { manner: [...forecast.manner] }),
    ignored: [...forecast.ignored],
    substituted: forecast.substituted.map(({ word, by }) => ({ word, by })),
    near: near.map(({ word, offers }) => ({ word, offers: [...offers] })),
    declined: declined && { ...declined, alternatives: [...declined.alternatives] },
    empty: forecast.empty,
    open: forecast.open,
  }
}

/** With the words as the composed picture shows them, where that is known. */
function withComposed(forecast: PromptForecast, composed: PromptReading | null): PromptForecast {
  if (!composed) return { ...forecast, rough: true }
  const { understood, manner, ignored, substituted = [] } = composed
  const { manner: _, ...rest } = forecast
  return {
    ...rest,
    ...(manner && { manner: [...manner] }),
    understood: [...understood],
    ignored: [...ignored],
    substituted: substituted.map(({ word, by }) => ({ word, by })),
    near: forecast.near.filter(({ word }) => ignored.includes(word)),
  }
}

/** Rejects with CAPABILITY_MISSING for a model that is not served. */
export async function forecastPrompt(
  { engines, safety }: Pick<JobPorts, 'engines' | 'safety'>,
  {
    prompt,
    negativePrompt = '',
    modelId = engines.defaultModelId,
    characters = [],
    style = null,
  }: ForecastRequest,
): Promise<Answer> {
  const engine = engines.forModel(modelId)
  if (!engine)
    throw new AppError('CAPABILITY_MISSING', { message: texts.noModel, details: { key: 'model' } })
  // A public call at every pause of typing: reading takes time with the square of the length, for
  // so many characters some 20 ms of a core and at the worst 50.
  if (textLength(prompt) + textLength(negativePrompt) > READ_CHARACTERS) return { forecast: null }
  // The order says why, in words of its own.
  if (safety.refusedHere([prompt, negativePrompt]).length > 0) return { forecast: null }
  const cast = characters.map(({ name, looks }) => ({ key: name, name, looks }))
  const forecast = engine.forecast?.(prompt, negativePrompt, cast)
  if (!forecast) return { forecast: null }
  const viewed = viewForecast(forecast)
  if (viewed.declined || viewed.empty || !engine.readComposed) return { forecast: viewed }
  const options = { style, characters: cast }
  return {
    forecast: withComposed(viewed, await engine.readComposed(prompt, negativePrompt, options)),
  }
}
