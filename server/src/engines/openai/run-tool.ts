/** A tool's job as edits of the images API, and its answers back at the size of the picture. */
import { findTool } from '@contract/tools/all'
import type { MaskValue } from '@contract/tools/mask'
import { decodeRaster } from '@media/codec'
import type { Mask, Raster } from '@media/raster'
import {
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type SizeInfo,
  type ToolRequest,
} from '../engine'
import { blended, cutOut, maskOn, pictureOn, sheetFor } from './canvas'
import { picturesPerCall } from './capabilities'
import type { ApiOptions } from './client'
import { editImage } from './edits'
import { collectPictures } from './pictures'
import type { EditPlan, EditWork } from './tools/mapping'
import { MAPPINGS } from './tools/registry'

/** A phone's photograph at its full 12 megapixels. */
const MAX_PIXELS = 12_600_000

/** Draws marks as the mask studio shows them, at the size of the picture. */
export type MaskMaker = (
  picture: { ref: string; file: Uint8Array },
  mask: MaskValue,
  options: { width: number; height: number; signal: AbortSignal },
) => Promise<Mask>

interface ToolOptions extends ApiOptions {
  readonly model: string
  readonly drawMask: MaskMaker
}

function workOf(
  { tool, params, media }: ToolRequest,
  drawMask: MaskMaker,
  signal: AbortSignal,
): EditWork<never> {
  function fileOf(key: string): Uint8Array {
    const file = media.get(String(params[key]))
    if (!file) throw new EngineError('input', '原图已经不在了，请重新选择')
    return file
  }
  return {
    params: params as never,
    picture: (key) =>
      decodeRaster(fileOf(key), { maxPixels: MAX_PIXELS }).catch((cause: unknown) => {
        if (cause instanceof EngineError) throw cause
        throw new EngineError('input', '图片打不开，可能已损坏，请重新上传', { cause })
      }),
    async mask(key, { width, height }) {
      const spec = findTool(tool)?.params[key]
      const of = spec?.kind === 'mask' ? spec.of : 'image'
      const marked = { ref: String(params[of]), file: fileOf(of) }
      const mask = await drawMask(marked, params[key] as MaskValue, { width, height, signal })
      if (!mask.values.some((value) => value >= 128))
        throw new EngineError('input', '涂抹太小，或者没有落在画面上，请再涂一次')
      return mask
    },
  }
}

function toEnginePicture({ width, height, rgba }: Raster): EnginePicture {
  const data = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  return { picture: { kind: 'raw', data, channels: 4 }, width, height, seed: null, style: null }
}

async function ask(
  options: ToolOptions,
  plan: EditPlan,
  edit: { sizes: readonly SizeInfo[]; signal: AbortSignal },
) {
  const [first, ...others] = plan.pictures
  if (!first) throw new EngineError('unsupported', 'an edit needs a picture')
  const { signal } = edit
  const sheet = sheetFor(first, edit.sizes)
  const image = await pictureOn(sheet, first)
  const more: Buffer[] = []
  for (const other of others) more.push(await pictureOn(sheetFor(other, edit.sizes), other))
  const mask = plan.mask && (await maskOn(sheet, plan.mask))
  const { model } = options
  const size = `${sheet.width}x${sheet.height}`
  const wanted = { count: plan.count, perCall: picturesPerCall(model), signal }
  const answers = await collectPictures(options, wanted, (count) =>
    editImage(options, { model, prompt: plan.prompt, count, image, mask, more, size }, { signal }),
  )
  return { first, sheet, answers }
}

/** Rejects with EngineError, or with the signal's reason. */
export async function runOpenAiTool(
  options: ToolOptions & { readonly sizes: readonly SizeInfo[] },
  request: ToolRequest,
  { signal }: EngineContext,
): Promise<EngineResult> {
  const mapping = MAPPINGS[request.tool]
  if (!mapping) throw new EngineError('unsupported', `no mapping for ${request.tool}`)
  const plan = await mapping.plan(workOf(request, options.drawMask, signal))
  const { first, sheet, answers } = await ask(options, plan, { sizes: options.sizes, signal })
  const pictures: EnginePicture[] = []
  for (const { data } of answers) {
    signal.throwIfAborted()
    const painted = await cutOut(data, sheet, plan.mask ? first : undefined)
    pictures.push(toEnginePicture(plan.mask ? await blended(first, painted, plan.mask) : painted))
  }
  return { pictures, reading: null }
}
