/** A tool's job as edits by words, and the answers back at the size of the picture. */
import { findTool } from '@contract/tools/all'
import type { MaskValue } from '@contract/tools/mask'
import type { Raster } from '@media/raster'
import {
  EngineError,
  type EnginePicture,
  type EngineResult,
  type VendorCost,
  type SizeInfo,
  type ToolRequest,
} from '../engine'
import type { MaskMaker } from '../mask-maker'
import { compositeMasked } from '../composite'
import { cutOut, maskOn, pictureOn, sheetFor } from './canvas'
import { cutSubject } from './subject'
import type { EditWork } from './tools/mapping'
import { type AnsweredPicture, cropToSize, collectNotes } from '../remote/pictures'
import { MAPPINGS } from './tools/registry'
import { inputTexts } from '../texts'
import { listReferenceFiles } from './reference-files'
import { openPicture } from './open-picture'

/** One edit, on a sheet of a size the model takes. */
export interface SheetEdit {
  readonly prompt: string
  readonly count: number
  readonly width: number
  readonly height: number
  /** PNG. */
  readonly image: Buffer
  /** Greyscale PNG of the same size, white = edit; null edits the whole picture. */
  readonly mask: Buffer | null
  /** Further PNGs to look at. */
  readonly more: readonly Buffer[]
  /** The background becomes transparent. */
  readonly transparent: boolean
}

export interface Edited {
  /** Checked, of any size. */
  readonly pictures: readonly AnsweredPicture[]
  readonly cost: VendorCost | null
}

interface Editor {
  readonly sizes: readonly SizeInfo[]
  readonly drawMask: MaskMaker
  edit(sheetEdit: SheetEdit): Promise<Edited>
}

function createWork(
  { tool, params, media, plans }: ToolRequest,
  drawMask: MaskMaker,
  signal: AbortSignal,
): EditWork<never> {
  function requireFile(key: string): Uint8Array {
    const file = media.get(String(params[key]))
    if (!file) throw new EngineError('input', inputTexts.originalGone)
    return file
  }
  return {
    params: params as never,
    picture: (key) => openPicture(requireFile(key)),
    references: () => listReferenceFiles({ params, media }),
    async mask(key, { width, height }) {
      const spec = findTool(tool)?.params[key]
      const of = spec?.kind === 'mask' ? spec.of : 'image'
      const marked = { ref: String(params[of]), file: requireFile(of), plans }
      const mask = await drawMask(marked, params[key] as MaskValue, { width, height, signal })
      if (!mask.values.some((value) => value >= 128))
        throw new EngineError('input', inputTexts.emptyMask)
      return mask
    },
  }
}

function toEnginePicture({ width, height, rgba }: Raster): EnginePicture {
  const data = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  return { picture: { kind: 'raw', data, channels: 4 }, width, height, seed: null, style: null }
}

/** Rejects with EngineError, or with the signal's reason. */
export async function runEdit(
  { sizes, drawMask, edit }: Editor,
  request: ToolRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<EngineResult> {
  const mapping = MAPPINGS[request.tool]
  if (!mapping) throw new EngineError('unsupported', `no mapping for ${request.tool}`)
  const plan = await mapping.plan(createWork(request, drawMask, signal))
  const [first, ...others] = plan.pictures
  if (!first) throw new EngineError('unsupported', 'an edit needs a picture')
  const sheet = sheetFor(first, sizes)
  const more: Buffer[] = []
  for (const other of others) more.push(await pictureOn(sheetFor(other, sizes), other))
  more.push(...(plan.references ?? []))
  const { pictures: answers, cost } = await edit({
    prompt: plan.prompt,
    count: plan.count,
    width: sheet.width,
    height: sheet.height,
    more,
    image: await pictureOn(sheet, first),
    mask: plan.mask && (await maskOn(sheet, plan.mask)),
    transparent: plan.cutOut !== undefined,
  })
  const pictures: EnginePicture[] = []
  const cropped: { note: string | null }[] = []
  for (const answer of answers) {
    signal.throwIfAborted()
    const whole = plan.mask !== null || plan.cutOut !== undefined
    // Without pixels of the old picture, another ratio is cropped instead of stretched.
    const { data, note } = whole ? { ...answer, note: null } : await cropToSize('', answer, sheet)
    cropped.push({ note })
    const painted = await cutOut(data, sheet, whole ? first : undefined)
    if (plan.cutOut)
      pictures.push({
        ...toEnginePicture(cutSubject(first, painted, plan.cutOut)),
        transparent: true,
      })
    else if (plan.mask)
      pictures.push(toEnginePicture(await compositeMasked(first, painted, plan.mask)))
    else pictures.push(toEnginePicture(painted))
  }
  return { pictures, reading: null, ...collectNotes(cropped), cost }
}
