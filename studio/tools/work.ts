/** A tool's work out of what the job sent: parameters, stored files by reference, a seed. */
import { decodeRaster } from '@media/codec'
import { drawMask } from '../imaging/masks/draw'
import { dependsOnPicture, MASK_PIXELS, MaskSource } from '../imaging/masks/source'
import type { Raster } from '@media/raster'
import type { Shot, ToolDefinition, SentParams } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { maskAt } from '@contract/tools/mask-of'
import { type PaintRecipe, requestOfRecipe } from '../painter/recipe'
import { type NetRun, noNets } from '@nets/run'
import { isOfThisKernel, isStillDrawn, type KnownPicture, readKnown } from './planned/picture'
import { ToolRefusal } from './refusal'
import { createDetectors } from './subject-seed'
import type { ToolWork } from './tool'

export interface WorkInput {
  readonly params: SentParams
  /** Stored bytes by media reference. */
  readonly media: ReadonlyMap<string, Uint8Array>
  readonly recipes?: ReadonlyMap<string, PaintRecipe> | undefined
  readonly plans?: ReadonlyMap<string, unknown> | undefined
  readonly seed: number
  readonly folder: string
  /** None unless given. */
  readonly nets?: NetRun
}

/** A copy on which a picture and its plan, painted again, are compared. */
const TRIAL_PIXELS = 256 * 256

export type AnyWork = ToolWork<Record<string, never>>

export function createWork(
  tool: ToolDefinition,
  { params, media, recipes, plans, seed, folder, nets = noNets }: WorkInput,
  onProgress: (share: number, picture?: Raster) => void,
): AnyWork {
  function requireFile(ref: unknown): Uint8Array {
    const file = typeof ref === 'string' ? media.get(ref) : undefined
    if (!file) throw new ToolRefusal('原图已经不在了，请重新选择')
    return file
  }
  /** A checked upload opens; one damaged since is reported as such. */
  async function open(ref: unknown, options: { maxPixels: number }): Promise<Raster> {
    const file = requireFile(ref)
    return decodeRaster(file, options).catch((cause: unknown) => {
      throw new ToolRefusal('图片打不开，可能已损坏，请重新上传', { cause })
    })
  }
  function listRefs(key: string): unknown[] {
    const value = params[key]
    if (!Array.isArray(value)) return []
    return tool.params[key]?.kind === 'shots'
      ? (value as Shot[]).flatMap(({ image }) => (image === null ? [] : [image]))
      : (value as unknown[])
  }
  const known = new Map<string, Promise<KnownPicture | null>>()
  async function openKnown(ref: string): Promise<KnownPicture | null> {
    const picture = readKnown(plans?.get(ref))
    if (!picture || isOfThisKernel(picture)) return picture
    return isStillDrawn(picture, await open(ref, { maxPixels: TRIAL_PIXELS })) ? picture : null
  }
  function planned(key: string): Promise<KnownPicture | null> {
    const ref = String(params[key])
    const opened = known.get(ref) ?? openKnown(ref)
    known.set(ref, opened)
    return opened
  }
  return {
    params: params as Record<string, never>,
    seed,
    folder,
    media,
    nets,
    image: (key, options) => open(params[key], options),
    async images(key, options) {
      const rasters: Raster[] = []
      for (const ref of listRefs(key)) rasters.push(await open(ref, options))
      return rasters
    },
    async mask(key, picture) {
      const spec = tool.params[key]
      const marked = params[key] as unknown as MaskValue
      if (spec?.kind !== 'mask' || !dependsOnPicture(marked)) return drawMask(picture, marked)
      const value = maskAt(spec, marked, params)
      const small = await open(params[spec.of], { maxPixels: MASK_PIXELS })
      const source = new MaskSource(small, createDetectors(nets), (await planned(spec.of))?.known)
      return drawMask(picture, value, source)
    },
    file: (key) => requireFile(params[key]),
    files: (key) => listRefs(key).map(requireFile),
    recipe: (key) => requestOfRecipe(recipes?.get(String(params[key]))),
    planned,
    progress: onProgress,
  }
}
