/** Plan of a tool's parameters on a server of diffusion models. */
import type { ParamsOf, ToolDefinition } from '@contract/tools/define'
import type { Mask, Raster } from '@media/raster'
import type { ReferenceFile } from '../../engine'

/** A part of a picture, or all of it, repainted. */
export interface PaintPlan {
  readonly kind: 'paint'
  readonly picture: Raster
  /** 255 = repainted, everything else comes back as it was; null: the whole picture. */
  readonly mask: Mask | null
  readonly prompt: string
  readonly negative: string
  /** Denoising strength, 0..1. */
  readonly denoise: number
  readonly count: number
  /** The result has the size of the picture, as versions of a thread have. */
  readonly keepsSize?: true
  /** PNGs that the prompt refers to by their place after the picture; left out: none. */
  readonly references?: readonly Buffer[]
}

/** A picture made larger by a network of the server. */
export interface EnlargePlan {
  readonly kind: 'enlarge'
  readonly picture: Raster
  readonly factor: 2 | 4
  /** Share of the network in the result, 0..1. */
  readonly share: number
  /** A drawing: some networks are made for them. */
  readonly isDrawing: boolean
}

/** An old photograph: its faces and its sharpness. */
export interface RestorePlan {
  readonly kind: 'restore'
  readonly picture: Raster
  /** 255 = scratches and spots that are painted over first; null: there are none to be. */
  readonly damage: Mask | null
  /** 255 = stays as it is. */
  readonly keep: Mask | null
  /** Strength of face restoration, 0..1. */
  readonly faces: number
  /** Share of the network in the luma, 0..1. */
  readonly share: number
  readonly keepTone: boolean
}

/** A sentence about a picture. */
export interface DescribePlan {
  readonly kind: 'describe'
  readonly picture: Raster
  readonly file: Uint8Array
}

export type Plan = PaintPlan | EnlargePlan | RestorePlan | DescribePlan

/** Capabilities of a server beyond painting from words; each tool needs one of them. */
export type Skill = 'picture' | 'mask' | 'enlarge' | 'faces' | 'captions'

/** A tool's parameters and pictures as a plan reads them. */
export interface PlanWork<P> {
  readonly params: P
  /** Of an `image` parameter, upright. Throws EngineError when there is none. */
  picture(key: string): Promise<Raster>
  file(key: string): Uint8Array
  /** Of the parameter `references`, in their order. Throws EngineError when one is gone. */
  references(): readonly ReferenceFile[]
  /**
   * Of a `mask` parameter, at the size of its picture; 255 = the tool works here. Rejects where it
   * covers nothing.
   */
  mask(key: string, picture: Raster): Promise<Mask>
  /** The same, null where it covers nothing. */
  maskIfAny(key: string, picture: Raster): Promise<Mask | null>
}

export interface Planned {
  readonly needs: Skill
  readonly plan: (work: PlanWork<never>) => Promise<Plan>
  /** Values of options it cannot do. */
  readonly lacks?: Readonly<Record<string, readonly string[]>>
  /** Served by models made for it alone: no checkpoint can. */
  readonly isSpecial?: true
}

/** Checks a plan against its definition. */
export function plannedFor<T extends ToolDefinition>(
  needs: Skill,
  plan: (work: PlanWork<ParamsOf<T>>) => Promise<Plan>,
  lacks?: Planned['lacks'],
): Planned {
  return { needs, plan, lacks }
}
