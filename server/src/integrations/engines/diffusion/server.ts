/** Port of a server of diffusion models, one picture at a time, whatever its protocol. */
import type { RemoteMemory } from '../engine'
import type { Family } from './families'
import type { Skill } from './plans/plan'

export interface Painting {
  /** A model id of the engine. */
  readonly model: string
  readonly prompt: string
  readonly negative: string
  readonly width: number
  readonly height: number
  /** 0 … 2^31-1. */
  readonly seed: number
  /** PNGs of that size; null: from words alone. */
  readonly from: {
    readonly picture: Buffer
    /** One channel, white = repainted; null: all of it. */
    readonly mask: Buffer | null
    /** 0..1 */
    readonly denoise: number
  } | null
  /** PNGs that the prompt refers to by their place; left out: none. */
  readonly references?: readonly Buffer[]
}

export interface ServerProgress {
  /** Of this picture, 0..1. */
  readonly progress: number
  /** An encoded picture of how far it is. */
  readonly preview?: Buffer
  /** Jobs before it in the server's own queue. */
  readonly ahead?: number
}

export interface CallContext {
  readonly signal: AbortSignal
  /** Of this picture alone. */
  readonly remote: RemoteMemory
  onProgress(progress: ServerProgress): void
}

/** Files are encoded pictures, not checked yet. All reject like `Engine.run`. */
export interface DiffusionServer {
  /** False: it only mends; what would be painted over stays as it is. */
  readonly paints?: boolean
  paint(painting: Painting, context: CallContext): Promise<Buffer>
  enlarge?(
    picture: Buffer,
    /** With the size of the picture. */
    how: { factor: 2 | 4; isDrawing: boolean; width: number; height: number },
    context: CallContext,
  ): Promise<Buffer>
  /** Faces alone; the size stays. */
  restore?(picture: Buffer, how: { faces: number }, context: CallContext): Promise<Buffer>
  describe?(picture: Buffer, context: CallContext): Promise<string>
}

export interface OfferedModel {
  /** As the port names it. */
  readonly id: string
  readonly title: string
  readonly family: Family
  /** The only tools it serves; left out: words, and every tool the skills allow. */
  readonly tools?: readonly string[]
  /** Its family is a guess: never a default. */
  readonly isGuess?: boolean
  /** Reference pictures that it takes, and needs one of; left out: none. */
  readonly references?: number
  /** Reference pictures that its edits take besides the picture; left out: none. */
  readonly editReferences?: number
  /** One Chinese sentence for people; left out: that of its family. */
  readonly note?: string
}

/** Inventory of a server. */
export interface Offer {
  readonly models: readonly OfferedModel[]
  readonly skills: ReadonlySet<Skill>
}
