/** A tool's job asked of a diffusion server, and its answers back at the size of the picture. */
import { findTool } from '@contract/tools/all'
import type { Img2TagAnswer } from '@contract/tools/img2tag'
import type { MaskValue } from '@contract/tools/mask'
import { maskAt } from '@contract/tools/mask-of'
import { decodeRaster, encodePng } from '@media/codec'
import { isClear, type Mask, type Raster } from '@media/raster'
import { compositeMasked } from '../composite'
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
import { checkedPixels, picturesOf, pictureOf, seedOf } from './painter'
import type { EnlargePlan, PaintPlan, PlanWork, RestorePlan } from './plans/plan'
import { PLANS } from './plans/registry'
import type { AskContext, DiffusionServer } from './server'
import { filled, maskOn, mixed, pictureOn, resized, sheetFor } from './sheet'
import { evened } from './tone'

/** A phone's photograph at its full 12 megapixels. */
const MOST_PIXELS = 12_600_000
/** Words of a caption that become tags. */
const MOST_TAGS = 12

/** What the embedded engine does for others. */
export interface Helpers {
  readonly drawMask: MaskMaker
  readonly describe: Describer
}

/** Null where one of them is missing: then no tool can be offered. */
export function helpersOf({ drawMask, describe }: EngineParts): Helpers | null {
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

function workOf({ request, helpers, context }: Job): PlanWork<never> {
  const { tool, params, media } = request
  function file(key: string): Uint8Array {
    const found = media.get(String(params[key]))
    if (!found) throw new EngineError('input', '原图已经不在了，请重新选择')
    return found
  }
  async function maskIfAny(key: string, { width, height }: Raster): Promise<Mask | null> {
    const spec = findTool(tool)?.params[key]
    const of = spec?.kind === 'mask' ? spec.of : 'image'
    const marked = { ref: String(params[of]), file: file(of) }
    const asked = { width, height, signal: context.signal }
    const value = params[key] as MaskValue
    const meant = spec?.kind === 'mask' ? maskAt(spec, value, params) : value
    const mask = await helpers.drawMask(marked, meant, asked)
    return mask.values.some((value) => value >= 128) ? mask : null
  }
  return {
    params: params as never,
    file,
    maskIfAny,
    picture: (key) =>
      decodeRaster(file(key), { maxPixels: MOST_PIXELS }).catch((cause: unknown) => {
        if (cause instanceof EngineError) throw cause
        throw new EngineError('input', '图片打不开，可能已损坏，请重新上传', { cause })
      }),
    async mask(key, picture) {
      const mask = await maskIfAny(key, picture)
      if (!mask) throw new EngineError('input', '涂抹太小，或者没有落在画面上，请再涂一次')
      return mask
    },
  }
}

/** One picture, at the size of the one it is painted from. */
async function paintedOnce(
  { server, model }: Pick<Job, 'server' | 'model'>,
  plan: Omit<PaintPlan, 'kind' | 'count'>,
  { seed, context }: { seed: number; context: AskContext },
): Promise<Raster> {
  const { picture, mask, prompt, negative, denoise } = plan
  const sheet = sheetFor(picture, server.familyOf(model))
  const from = {
    picture: await pictureOn(sheet, mask ? filled(picture, mask) : picture),
    mask: mask && (await maskOn(sheet, mask)),
    denoise,
  }
  const file = await server.paint({ model, prompt, negative, ...sheet, seed, from }, context)
  const answer = await checkedPixels(server.label, file, sheet)
  return mask ? compositeMasked(picture, await resized(answer, picture), mask) : answer
}

async function painted(job: Job, plan: PaintPlan): Promise<EnginePicture[]> {
  const contextFor = picturesOf(job.context, plan.count)
  const pictures: EnginePicture[] = []
  for (let index = 0; index < plan.count; index++) {
    const seed = seedOf(job.request.seed, index)
    const whole = await paintedOnce(job, plan, { seed, context: contextFor(index) })
    const made = pictureOf(whole, seed, null)
    job.context.onPicture?.(made, index)
    pictures.push(made)
  }
  return pictures
}

/** At `factor` times the picture's size. */
async function enlargedBy(
  server: ToolServer,
  plan: Pick<EnlargePlan, 'picture' | 'factor' | 'share' | 'isDrawing'>,
  context: AskContext,
): Promise<Raster> {
  const { picture, factor, share, isDrawing } = plan
  if (!server.enlarge) throw new EngineError('unsupported', `${server.label} enlarges nothing`)
  const size = { width: picture.width * factor, height: picture.height * factor }
  const small = await pictureOn(picture, picture)
  const { width, height } = picture
  const file = await server.enlarge(small, { factor, isDrawing, width, height }, context)
  const large = await resized(await checkedPixels(server.label, file, size), size)
  const plain = share < 1 || isClear(picture) ? await resized(picture, size) : null
  const made = plain && share < 1 ? mixed(large, plain, share) : large
  // Servers enlarge colours alone; transparency is the picture's own.
  if (plain) for (let i = 3; i < made.rgba.length; i += 4) made.rgba[i] = plain.rgba[i] as number
  return made
}

/** What lies under scratches goes on as around them: a model is told no more. */
const UNDAMAGED = {
  prompt: 'old photograph, undamaged, seamless natural continuation of the surroundings',
  negative: 'scratches, dust, stains, cracks, text, watermark',
  denoise: 0.75,
}

async function restored(job: Job, plan: RestorePlan, context: AskContext): Promise<Raster> {
  const { server } = job
  const { picture, damage, keep, share } = plan
  let made = picture
  if (damage && server.paints !== false) {
    const seed = seedOf(job.request.seed, 0)
    made = await paintedOnce(job, { picture, mask: damage, ...UNDAMAGED }, { seed, context })
  }
  if (plan.faces > 0) {
    if (!server.restore) throw new EngineError('unsupported', `${server.label} restores no faces`)
    const old = await encodePng(made)
    const file = await server.restore(old, { faces: plan.faces }, context)
    made = await resized(await checkedPixels(server.label, file, made), made)
  }
  if (share > 0 && server.enlarge) {
    const sharp = { picture: made, factor: 2, share: 1, isDrawing: false } as const
    const large = await enlargedBy(server, sharp, context)
    made = mixed(await resized(large, made), made, share)
  }
  if (!plan.keepTone) made = evened(made)
  if (!keep) return made
  const { width, height, values } = keep
  return compositeMasked(picture, made, {
    width,
    height,
    values: values.map((value) => 255 - value),
  })
}

/** What was measured, with the server's sentence as the prompt and its phrases as tags. */
function described(measured: Img2TagAnswer, caption: string): Img2TagAnswer {
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
  const plan = await planned.plan(workOf(job))
  if (plan.kind === 'paint') return { pictures: await painted(job, plan), reading: null }
  const only = picturesOf(context, 1)(0)
  if (plan.kind === 'describe') {
    if (!server.describe) throw new EngineError('unsupported', `${server.label} has no captions`)
    const picture = { ref: String(request.params.image), file: plan.file }
    const measured = await helpers.describe(picture, context.signal)
    const caption = await server.describe(await encodePng(plan.picture), only)
    return { pictures: [], answer: { ...described(measured, caption) }, reading: null }
  }
  const raster =
    plan.kind === 'enlarge' ? await enlargedBy(server, plan, only) : await restored(job, plan, only)
  const made = { ...pictureOf(raster, null, null), transparent: isClear(raster) }
  return { pictures: [made], reading: null }
}
