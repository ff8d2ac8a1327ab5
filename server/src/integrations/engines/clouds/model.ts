/** Known facts of a cloud's models, and the result of one picture. */
import type { EditFacts } from '../edits/tools/registry'
import type { RemoteMemory, SizeInfo, VendorCost } from '../engine'
import type { VideoModelFacts } from '../videos/plan'
import type { TaskWait } from '../remote/tasks'

export interface CloudPicture extends EditFacts {
  /** Paints from words alone. */
  readonly generates: boolean
  readonly sizes: readonly SizeInfo[]
  readonly negativePrompt: boolean
  readonly seed: boolean
  /** Queued under an id; else the answer is the picture. */
  readonly queued: boolean
  /** Of the tools such a model could serve, those it is for; left out: all. */
  readonly only?: readonly string[]
}

/** An auxiliary network: one tool each (see diffusion/plans). */
export type MendSkill = 'enlarge' | 'faces' | 'captions'

/** By a model's name. */
export type CloudFacts<P extends CloudPicture> = {
  readonly name: string
  readonly note: string
} & (
  | { readonly picture: P; readonly video: null; readonly mend?: null }
  | { readonly picture: null; readonly video: VideoModelFacts; readonly mend?: null }
  | { readonly picture: null; readonly video: null; readonly mend: MendSkill }
)

export interface PictureRequest {
  /** As its vendor calls it. */
  readonly model: string
  readonly prompt: string
  readonly negative: string
  readonly width: number
  readonly height: number
  readonly seed: number
  /** PNGs; the first is edited. */
  readonly pictures: readonly Buffer[]
  /** Greyscale PNG, white = edit. */
  readonly mask: Buffer | null
}

/** While it is waited for. */
export interface Waiting {
  readonly signal: AbortSignal
  /** Called where the vendor reports it: number of tasks ahead. */
  ahead(count: number): void
}

export interface PaintContext extends Waiting {
  /** Of this picture alone. */
  readonly memory: RemoteMemory
  readonly wait: TaskWait
}

/** A picture for a network that mends. */
export interface MendRequest {
  /** As its vendor calls it. */
  readonly model: string
  /** PNG. */
  readonly picture: Buffer
  /** Times the size. */
  readonly factor: 2 | 4
  readonly isDrawing: boolean
  /** Strength of face restoration, 0..1. */
  readonly faces: number
}

export interface Painted {
  /** Its bytes, or where they lie. */
  readonly file: Buffer | string
  readonly cost: VendorCost | null
  /** The seed that was used, where the vendor reports another. */
  readonly seed?: number | null
}

const size = (ratio: string, width: number, height: number): SizeInfo => ({ ratio, width, height })

/** A size both ways round. */
export const turned = (ratio: string, width: number, height: number): readonly SizeInfo[] =>
  width === height
    ? [size(ratio, width, height)]
    : [size(ratio, width, height), size(ratio.split(':').reverse().join(':'), height, width)]

/** The only ones the first Qwen-Image takes. */
export const QWEN_SIZES = [
  ...turned('1:1', 1328, 1328),
  ...turned('4:3', 1472, 1104),
  ...turned('16:9', 1664, 928),
]
/** Videos of 720p: most vendors take the ratio alone. */
export const VIDEO_SIZES = [
  ...turned('1:1', 960, 960),
  ...turned('4:3', 1088, 832),
  ...turned('16:9', 1280, 720),
]
/** Whole seconds, both included. */
export const between = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** A picture as a JSON field; the type is lower case, as Ark wants it. */
export const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** Longest wait for one answer that is no picture. */
export const CALL_MS = 60_000
/** A picture in the answer: Node's own client ends a call after 300 s. */
export const NOW_MS = 290_000
