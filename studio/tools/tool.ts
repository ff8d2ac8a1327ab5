/**
 * A tool of the embedded engine: a function from checked parameters and decoded pictures to
 * results. It runs alone on a worker thread, and is ended from outside when its caller is gone.
 */
import type { LayerFormat } from '@contract/layers'
import type { ParamsOf, ToolDefinition } from '@contract/tools/define'
import type { DrawnMask } from '../imaging/masks/draw'
import type { Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import type { PaintRequest } from '../painter/paint'
import type { Plan } from '../painter/planning/plan'
import type { StyleId } from '../painter/slots'
import type { KnownPicture } from './planned/picture'

export interface DecodeOptions {
  /** The picture is reduced to at most so many pixels; it is never enlarged. */
  readonly maxPixels: number
}

export interface ToolWork<P> {
  readonly params: P
  /** 0 … 2^31-1: the same seed gives the same bytes. */
  readonly seed: number
  /** Folder for a tool's files; emptied afterwards. */
  readonly folder: string
  /** Small networks. It rejects where there are none: then a tool does what it can without. */
  readonly nets: NetRun
  /** The picture of an `image` parameter, upright, sRGB. Throws ToolRefusal when there is none. */
  image(key: string, options: DecodeOptions): Promise<Raster>
  /** The pictures of an `images` or `shots` parameter, in their order; a shot without one is left out. */
  images(key: string, options: DecodeOptions): Promise<Raster[]>
  /** The mask of a `mask` parameter at the size of the picture it belongs to. */
  mask(key: string, picture: Raster): Promise<DrawnMask>
  /** The stored bytes of an `image` or `video` parameter. */
  file(key: string): Uint8Array
  /** The same of an `images` parameter, in their order. */
  files(key: string): Uint8Array[]
  /** The paint request of an `image` parameter; null if the picture is not one of ours. */
  recipe(key: string): PaintRequest | null
  /** Known things of an `image` parameter; null: it is treated as a photograph. */
  planned(key: string): Promise<KnownPicture | null>
  /** Stored bytes by media reference. */
  readonly media: ReadonlyMap<string, Uint8Array>
  /** Share of the work that is done, 0..1; `picture` is what there is to see so far. */
  progress(share: number, picture?: Raster): void
}

export interface ToolPicture {
  readonly raster: Raster
  /** Its transparency is meant (a cut-out); otherwise it lies on white. */
  readonly transparent?: boolean
  /** The seed that makes exactly this picture again, where it differs from the work's. */
  readonly seed?: number
  readonly style?: StyleId
  readonly recipe?: PaintRequest
  /** Its things and their places. */
  readonly plan?: Plan
  /** The same picture in layers; its record has the id `UNNAMED`. */
  readonly layers?: readonly LayeredBytes[]
}

/** A layered file before it is stored. */
export interface LayeredBytes {
  readonly format: LayerFormat
  readonly data: Uint8Array
}

export interface ToolVideo {
  /** An MP4 in the work's folder, labelled from its first frame. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly poster: Raster
}

/** Facts a text tool found; shape by tool, see the tool's own module. */
export type ToolAnswer = Readonly<Record<string, unknown>>

/** `doubtful`: it may not match the order. `wrong`: it does not, as far as can be measured. */
export type Verdict = 'doubtful' | 'wrong'

export interface ToolResult {
  readonly pictures?: readonly ToolPicture[]
  readonly videos?: readonly ToolVideo[]
  readonly answer?: ToolAnswer
  /** Null or left out: nothing speaks against it. */
  readonly verdict?: Verdict | null
  /** Notes for the user on how it was made, one Chinese sentence each. */
  readonly notes?: readonly string[]
}

/** Throws ToolRefusal with one Chinese sentence when this input cannot be done. */
export type StudioTool<T extends ToolDefinition> = (
  work: ToolWork<ParamsOf<T>>,
) => Promise<ToolResult>
