/** POST /v1/images/generations: 文生图 in the shape of OpenAI. */
import { text2img } from '@contract/tools/text2img'
import type { z } from 'zod'
import { type Engine, capabilitiesOf } from '../../../integrations/engines/engine'
import { badParameter } from '../errors'
import { findRatio, findStyle, isForeignStyle, requireOffer } from '../offers'
import type { OpenApiPorts } from '../ports'
import { readRepeatable } from '../requests'
import type { ApiCall } from '../route'
import type { generationBody } from '../schemas'
import { type ApiOrder, submitByKey } from '../submit'
import { texts } from '../texts'
import { deliverJob, nameIgnored } from './deliver'

type Body = z.output<typeof generationBody>

const USED = new Set([
  'prompt',
  'model',
  'n',
  'size',
  'style',
  'response_format',
  'output_format',
  'output_compression',
  'background',
  'seed',
  'negative_prompt',
  'stream',
  'partial_images',
])

/** Fields that were sent and change nothing. */
export function listIgnored(body: Readonly<Record<string, unknown>>, used = USED): string[] {
  const names = Object.keys(body).filter((name) => body[name] !== null && !used.has(name))
  const ignored = isForeignStyle(body.style) ? [...names, 'style'] : names
  const isUrl = body.response_format === 'url' && typeof body.output_format === 'string'
  return isUrl && body.output_format !== 'png' ? [...ignored, 'output_format'] : ignored
}

/** Throws OpenApiError for a count that no model paints at once. */
export function requireCount(n: number, most: number): number {
  if (n > most) throw badParameter('n', texts.maxPictures(most))
  return n
}

/** The prompt of a body, with its wish for a transparent ground; throws where none can be had. */
function readPrompt(engine: Engine, body: Body): string {
  const { prompt, background, output_format: format } = body
  if (background !== 'transparent') return prompt
  if (format === 'jpeg') throw badParameter('output_format', texts.noAlpha)
  // refused by the tool: a long text would take seconds to read
  if (prompt.length > text2img.params.prompt.maxLength) return prompt
  const words = `${prompt}，${texts.clearGround}`
  const reading = engine.forecast?.(words, '')
  if (reading?.understood.includes(texts.clearGround)) return words
  // refused by the tool, too, with what it would draw instead
  if (reading?.declined && engine.forecast?.(prompt, '').declined) return prompt
  throw badParameter('background', texts.transparentGeneration)
}

/** The order for a checked body. */
export async function buildGeneration(
  deps: OpenApiPorts,
  userId: string,
  body: Body,
): Promise<ApiOrder> {
  const engines = await deps.ownEngines.loadUserEngines(userId)
  const { engine, model } = requireOffer(engines, text2img.id, body.model)
  const can = capabilitiesOf(engine, model.id)
  const ratio = findRatio(can, body.size)
  const count = requireCount(body.n ?? 1, Math.min(can.maxCount, text2img.params.count.max))
  const params = {
    prompt: readPrompt(engine, body),
    model: model.id,
    count,
    style: findStyle(can, engines.styles(), body.style),
    ...(ratio !== undefined && { ratio }),
    ...(body.seed !== null && body.seed !== undefined && { seed: body.seed }),
    ...(body.negative_prompt && { negativePrompt: body.negative_prompt }),
  }
  return { tool: text2img, params }
}

export async function generateImages(deps: OpenApiPorts, call: ApiCall) {
  const { key, request } = call
  // Checked by the schema of the route.
  const body = request.body as Body
  const repeatable = readRepeatable(request, key, [body])
  const jobId = await submitByKey(deps, { request, key, repeatable }, () =>
    buildGeneration(deps, key.userId, body),
  )
  nameIgnored(call, listIgnored(body))
  return deliverJob(deps, call, { jobId, kind: 'image_generation', options: body })
}
