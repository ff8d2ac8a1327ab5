/** Runs a tool's job on a diffusion server, and returns its answers at the size of the picture. */
import { findTool } from '@contract/tools/all'
import type { Img2TagAnswer } from '@contract/tools/img2tag'
import type { MaskValue } from '@contract/tools/mask'
import { maskAt } from '@contract/tools/mask-of'
import { decodeRaster, encodePng } from '@media/codec'
import { isClear, type Mask, type Raster } from '@media/raster'
import { compositeMasked, invertMask } from '../composite'
import type { Describer } from '../describer'
import {
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type ToolRequest,
} from '../engine'
import type { MaskMaker } from '../mask-maker'
import type { EngineParts } from '../vendor'
import type { Family } from './families'
import { checkedPixels, createPictureContexts, toEnginePicture, computeSeed } from './painter'
import type { EnlargePlan, PaintPlan, PlanWork, RestorePlan } from './plans/plan'
import { PLANS } from './plans/registry'
import type { CallContext, DiffusionServer } from './server'
import { fillMasked, maskOn, blendRasters, pictureOn, resizeRaster, sheetFor } from './sheet'
import { stretchTones } from './tone'
import { inputTexts } from '../texts'
import { listReferenceFiles } from '../edits/reference-files'

/** A phone's photograph at its full 12 megapixels. */
const MOST_PIXELS = 12_600_000
/** Words of a caption that become tags. */
const MOST_TAGS = 12

/** Services of the embedded engine. */
export interface Helpers {
  readonly drawMask: MaskMaker
  readonly describe: Describer
}

/** Null where one of them is missing: then no tool can be offered. */
export function toHelpers({ drawMask, describe }: EngineParts): Helpers | null {
  return drawMask && describe && { drawMask, describe }
}

export interface ToolServer extends DiffusionServer {
  readonly label: string
  familyOf(model: string): Family
}

interface Job {
  readonly server: ToolServer
  readonly request: ToolRequest
  readonly model: string
  readonly context: EngineContext
  readonly helpers: Helpers
}

function createWork({ request, helpers, context }: Job): PlanWork<never> {
  const { tool, params, media, plans } = request
  function file(key: string): Uint8Array {
    const found = media.get(String(params[key]))
    if (!found) throw new EngineError('input', inputTexts.originalGone)
    return found
  }
  async function maskIfAny(key: string, { width, height }: Raster): Promise<Mask | null> {
    const spec = findTool(tool)?.params[key]
    const of = spec?.kind === 'mask' ? spec.of : 'image'
    const marked = { ref: String(params[of]), file: file(of), plans }
    const maskOptions = { width, height, signal: context.signal }
    const value = params[key] as MaskValue
    const placed = spec?.kind === 'mask' ? maskAt(spec, value, params) : value
    const mask = await helpers.drawMask(marked, placed, maskOptions)
    return mask.values.some((value) => value >= 128) ? mask : null
  }
  return {
    params: params as never,
    file,
    maskIfAny,
    references: () => listReferenceFiles({ params, media }),
    picture: (key) =>
      decodeRaster(file(key), { maxPixels: MOST_PIXELS }).catch((cause: unknown) => {
        if (cause instanceof EngineError) throw cause
        throw new EngineError('input', inputTexts.unreadable, { cause })
      }),
    async mask(key, picture) {
      const mask = await maskIfAny(key, picture)
      if (!mask) throw new EngineError('input', inputTexts.emptyMask)
      return mask
    },
  }
}

/** One picture, at the size of the one it is painted from. */
async function paintedOnce(
  { server, model }: Pick<Job, 'server' | 'model'>,
  plan: Omit<PaintPlan, 'kind' | 'count'>,
  { seed, context }: { seed: number; context: CallContext },
): Promise<Raster> {
  const { picture, mask, prompt, negative, denoise, references = [] } = plan
  const sheet = sheetFor(picture, server.familyOf(model))
  const from = {
    picture: await pictureOn(sheet, mask ? fillMasked(picture, mask) : picture),
    mask: mask && (await maskOn(sheet, mask)),
    denoise,
  }
  const looks = references.length > 0 ? { references } : {}
  const painting = { model, prompt, negative, ...sheet, seed, from, ...looks }
  const file = await server.paint(painting, context)
  const answer = await checkedPixels(server.label, file, sheet)
  if (!mask && !plan.keepsSize) return answer
  const resized = await resizeRaster(answer, picture)
  return mask ? compositeMasked(picture, resized, mask) : resized
}

async function paintPictures(job: Job, plan: PaintPlan): Promise<EnginePicture[]> {
  const contextFor = createPictureContexts(job.context, plan.count)
  const pictures: EnginePicture[] = []
  for (let index = 0; index < plan.count; index++) {
    const seed = computeSeed(job.request.seed, index)
    const whole = await paintedOnce(job, plan, { seed, context: contextFor(index) })
    const result = toEnginePicture(whole, seed, null)
    job.context.onPicture?.(result, index)
    pictures.push(result)
  }
  return pictures
}

/** At `factor` times the picture's size. */
async function enlargePicture(
  server: ToolServer,
  plan: Pick<EnlargePlan, 'picture' | 'factor' | 'share' | 'isDrawing'>,
  context: CallContext,
): Promise<Raster> {
  const { picture, factor, share, isDrawing } = plan
  if (!server.enlarge) throw new EngineError('unsupported', `${server.label} enlarges nothing`)
  const size = { width: picture.width * factor, height: picture.height * factor }
  const small = await pictureOn(picture, picture)
  const { width, height } = picture
  const file = await server.enlarge(small, { factor, isDrawing, width, height }, context)
  const large = await resizeRaster(await checkedPixels(server.label, file, size), size)
  const plain = share < 1 || isClear(picture) ? await resizeRaster(picture, size) : null
  const result = plain && share < 1 ? blendRasters(large, plain, share) : large
  // Servers enlarge colours alone; transparency is the picture's own.
  if (plain)
    for (let i = 3; i < result.rgba.length; i += 4) result.rgba[i] = plain.rgba[i] as number
  return result
}

/** The prompt for scratches: continue the surroundings. */
const UNDAMAGED = {
  prompt: 'old photograph, undamaged, seamless natural continuation of the surroundings',
  negative: 'scratches, dust, stains, cracks, text, watermark',
  denoise: 0.75,
}

async function restorePicture(job: Job, plan: RestorePlan, context: CallContext): Promise<Raster> {
  const { server } = job
  const { picture, damage, keep, share } = plan
  let result = picture
  if (damage && server.paints !== false) {
    const seed = computeSeed(job.request.seed, 0)
    result = await paintedOnce(job, { picture, mask: damage, ...UNDAMAGED }, { seed, context })
  }
  if (plan.faces > 0) {
    if (!server.restore) throw new EngineError('unsupported', `${server.label} restores no faces`)
    const old = await encodePng(result)
    const file = await server.restore(old, { faces: plan.faces }, context)
    result = await resizeRaster(await checkedPixels(server.label, file, result), result)
  }
  if (share > 0 && server.enlarge) {
    const sharp = { picture: result, factor: 2, share: 1, isDrawing: false } as const
    const large = await enlargePicture(server, sharp, context)
    result = blendRasters(await resizeRaster(large, result), result, share)
  }
  if (!plan.keepTone) result = stretchTones(result)
  return keep ? compositeMasked(picture, result, invertMask(keep)) : result
}

/** Measurements, with the server's sentence as the prompt and its phrases as tags. */
function mergeCaption(measured: Img2TagAnswer, caption: string): Img2TagAnswer {
  const phrases = caption
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
  const tags = phrases.slice(0, MOST_TAGS).map((name) => ({ name, kind: 'object' as const }))
  return { ...measured, prompt: caption, tags: [...tags, ...measured.tags] }
}

/** Rejects with EngineError, or with the signal's reason. */
export async function runTool(job: Job): Promise<EngineResult> {
  const { request, server, context, helpers } = job
  const planned = PLANS[request.tool]
  if (!planned) throw new EngineError('unsupported', `no plan for ${request.tool}`)
  const plan = await planned.plan(createWork(job))
  if (plan.kind === 'paint') return { pictures: await paintPictures(job, plan), reading: null }
  const only = createPictureContexts(context, 1)(0)
  if (plan.kind === 'describe') {
    if (!server.describe) throw new EngineError('unsupported', `${server.label} has no captions`)
    const picture = { ref: String(request.params.image), file: plan.file }
    const measured = await helpers.describe(picture, context.signal)
    const caption = await server.describe(await encodePng(plan.picture), only)
    return { pictures: [], answer: { ...mergeCaption(measured, caption) }, reading: null }
  }
  const raster =
    plan.kind === 'enlarge'
      ? await enlargePicture(server, plan, only)
      : await restorePicture(job, plan, only)
  const result = { ...toEnginePicture(raster, null, null), transparent: isClear(raster) }
  return { pictures: [result], reading: null }
}
