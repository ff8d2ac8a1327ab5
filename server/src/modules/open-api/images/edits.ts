/** POST /v1/images/edits and /v1/images/variations: our tools in the shape of OpenAI. */
import type { ToolDefinition } from '@contract/tools/define'
import { genfill } from '@contract/tools/genfill'
import { inpaint } from '@contract/tools/inpaint'
import { rembg } from '@contract/tools/rembg'
import { variation } from '@contract/tools/variation'
import type { z } from 'zod'
import { capabilitiesOf } from '../../../integrations/engines/engine'
import type { ToolOffer } from '../../../integrations/engines/registry'
import type { SpooledFile } from '../../../platform/media-intake/spool'
import { takeUpload } from '../../upload/take'
import { uploadFile } from '../../upload/service'
import { AppError } from '../../../platform/lib/errors'
import { badParameter } from '../errors'
import { findStyle, requireOffer } from '../offers'
import type { OpenApiPorts } from '../ports'
import { readRepeatable } from '../requests'
import type { ApiCall } from '../route'
import { editBody, variationBody } from '../schemas'
import { type ApiOrder, submitByKey } from '../submit'
import { texts } from '../texts'
import { deliverJob, nameIgnored } from './deliver'
import { listIgnored, requireCount } from './generations'
import { type ImageForm, withImageForm } from './form'
import { findOwnPicture, planInstruction } from './instruction'
import { readMask } from './mask'

type EditFields = z.output<typeof editBody>
type VariationFields = z.output<typeof variationBody>

/** A refused file is an error of the part it came in. */
async function asPart<T>(part: 'image' | 'mask', take: () => Promise<T>): Promise<T> {
  try {
    return await take()
  } catch (error) {
    const isRefused =
      error instanceof AppError &&
      (error.code === 'UPLOAD_REFUSED' || error.code === 'UPLOAD_UNREADABLE')
    throw isRefused ? badParameter(part, error.message, `invalid_${part}`) : error
  }
}

/** The form removes the file. */
async function storeImage(deps: OpenApiPorts, userId: string, file: SpooledFile) {
  const { id } = await asPart('image', () =>
    uploadFile(deps, userId, { ...file, dispose: async () => {} }),
  )
  return `upload:${id}`
}

async function requireMask(deps: OpenApiPorts, userId: string, file: SpooledFile) {
  // Decoded by the process for files of strangers, like every upload, but not stored.
  const { path } = await asPart('mask', () => takeUpload(deps, userId, file))
  return readMask(path)
}

/** Follows instructions about a whole picture; the local painter draws words where they are marked. */
const editsWholes = ({ engine }: ToolOffer): boolean => engine.forecast === undefined

async function buildEdit(
  deps: OpenApiPorts,
  userId: string,
  { form, fields }: { form: ImageForm; fields: EditFields },
): Promise<ApiOrder> {
  const engines = await deps.ownEngines.loadUserEngines(userId)
  const prompt = fields.prompt.trim()
  const findOffer = (tool: ToolDefinition) => requireOffer(engines, tool.id, fields.model)
  if (fields.background === 'transparent') {
    if (fields.output_format === 'jpeg') throw badParameter('output_format', texts.noAlpha)
    const { model } = findOffer(rembg)
    requireCount(fields.n ?? 1, 1)
    const image = await storeImage(deps, userId, form.image)
    return { tool: rembg, params: { image }, modelId: model.id }
  }
  const tool = prompt === '' ? inpaint : genfill
  const offer = findOffer(tool)
  const can = capabilitiesOf(offer.engine, offer.model.id)
  if (!form.mask && prompt !== '' && !editsWholes(offer)) {
    const image = await findOwnPicture(deps, userId, form.image)
    const order = image && (await planInstruction(deps, userId, { image, sentence: prompt }))
    if (order) {
      requireCount(fields.n ?? 1, 1)
      return order
    }
  }
  if (!form.mask && (prompt === '' || !editsWholes(offer)))
    throw badParameter('mask', prompt === '' ? texts.noEdit : texts.needsMask, 'mask_required')
  const most = tool === inpaint ? 1 : Math.min(can.maxCount, genfill.params.count.max)
  const count = requireCount(fields.n ?? 1, most)
  const style = findStyle(can, [], fields.style)
  const mask = form.mask
    ? await requireMask(deps, userId, form.mask)
    : { base: 'all', marks: [], inverted: false, feather: 0 }
  const image = await storeImage(deps, userId, form.image)
  const seed = fields.seed ?? null
  const params = { image, mask, prompt, style, seed, ...(tool === genfill && { count }) }
  return { tool, params, modelId: offer.model.id }
}

const EDIT_USED = new Set([...Object.keys(editBody.shape)].filter((name) => name !== 'size'))
const VARIATION_USED = new Set(Object.keys(variationBody.shape))

export async function editImage(deps: OpenApiPorts, call: ApiCall) {
  const { key, request } = call
  const { jobId, fields } = await withImageForm(deps, request, async (form) => {
    const read = editBody.parse(form.fields)
    const repeatable = readRepeatable(request, key, [read, form.hashes])
    const id = await submitByKey(deps, { request, key, repeatable }, () =>
      buildEdit(deps, key.userId, { form, fields: read }),
    )
    return { jobId: id, fields: read }
  })
  nameIgnored(call, listIgnored(fields, EDIT_USED))
  return deliverJob(deps, call, { jobId, kind: 'image_edit', options: fields })
}

async function buildVariation(
  deps: OpenApiPorts,
  userId: string,
  { form, fields }: { form: ImageForm; fields: VariationFields },
): Promise<ApiOrder> {
  const engines = await deps.ownEngines.loadUserEngines(userId)
  const { engine, model } = requireOffer(engines, variation.id, fields.model)
  const { maxCount } = capabilitiesOf(engine, model.id)
  const count = requireCount(fields.n ?? 1, Math.min(maxCount, variation.params.count.max))
  const image = await storeImage(deps, userId, form.image)
  return {
    tool: variation,
    params: { image, count, seed: fields.seed ?? null },
    modelId: model.id,
  }
}

export async function varyImage(deps: OpenApiPorts, call: ApiCall) {
  const { key, request } = call
  const { jobId, fields } = await withImageForm(deps, request, async (form) => {
    const read = variationBody.parse(form.fields)
    const repeatable = readRepeatable(request, key, [read, form.hashes])
    const id = await submitByKey(deps, { request, key, repeatable }, () =>
      buildVariation(deps, key.userId, { form, fields: read }),
    )
    return { jobId: id, fields: read }
  })
  nameIgnored(call, listIgnored(fields, VARIATION_USED))
  return deliverJob(deps, call, { jobId, kind: 'image_edit', options: fields })
}
