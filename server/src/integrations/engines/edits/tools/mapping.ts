/**
 * Maps a tool to a model that edits by words: everything is an edit of one picture, maybe of a part
 * of it, maybe with reference pictures, by a prompt made of the parameters.
 */
import type { ParamsOf, ToolDefinition } from '@contract/tools/define'
import type { Mask, Raster } from '@media/raster'
import type { ReferenceFile } from '../../engine'

export interface Mapping {
  /** Pictures the model must be able to take at once. */
  readonly pictures: 1 | 2
  /** Further requirements on the model: masks, transparency. */
  readonly needs?: 'mask' | 'transparent'
  /** Values of options it can do only with more pictures than that. */
  readonly withTwo?: Readonly<Record<string, readonly string[]>>
  readonly plan: (work: EditWork<never>) => Promise<EditPlan>
}

export interface EditWork<P> {
  readonly params: P
  /** Of an `image` parameter, upright. Throws EngineError when there is none. */
  picture(key: string): Promise<Raster>
  /** Of a `mask` parameter, at the size of its picture; 255 = the tool works here. */
  mask(key: string, picture: Raster): Promise<Mask>
  /** Of the parameter `references`, in their order. Throws EngineError when one is gone. */
  references(): readonly ReferenceFile[]
}

export interface EditPlan {
  /** The first is edited, the others are looked at. */
  readonly pictures: readonly Raster[]
  /** PNGs sent after them as they are; left out: none. */
  readonly references?: readonly Buffer[]
  /** 255 = repainted, everything else comes back as it was; null: the whole picture. */
  readonly mask: Mask | null
  readonly prompt: string
  readonly count: number
  /** The subject alone is wanted: what comes back transparent goes. */
  readonly cutOut?: { readonly keep: Mask; readonly edge: string; readonly size: string }
}

/** Checks a plan against its definition. */
export function createMapping<T extends ToolDefinition>(
  pictures: 1 | 2,
  plan: (work: EditWork<ParamsOf<T>>) => Promise<EditPlan>,
  also: Pick<Mapping, 'withTwo' | 'needs'> = {},
): Mapping {
  return { pictures, plan, ...also }
}

/** Sentences of a prompt; what was not written is left out. */
export const sentences = (...parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join(' ')

/** Of the levels of contract/tools/strength, in words. */
export function describeAmount(strength: number): string {
  if (strength <= 0.3) return 'only slightly'
  if (strength <= 0.5) return 'gently'
  if (strength <= 0.7) return 'clearly'
  return strength <= 0.9 ? 'strongly' : 'completely'
}
