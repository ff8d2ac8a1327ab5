/**
 * The engine port: everything the product knows about a thing that paints.
 *
 * An engine receives a frozen request, reports real progress and returns pictures.
 * It knows nothing of users, credits, jobs, storage or HTTP. Vendors live in one folder each.
 */

export interface StyleInfo {
  /** Stable id sent on the wire, e.g. `ink`. */
  readonly id: string
  /** Chinese name shown on the style card. */
  readonly name: string
}

export interface ModelInfo {
  readonly id: string
  readonly name: string
  /** One honest Chinese sentence: what it is good at and where it is weak. */
  readonly note: string
}

export interface SizeInfo {
  /** e.g. `3:4` */
  readonly ratio: string
  readonly width: number
  readonly height: number
}

/** What an engine can do; drives what the form offers and is checked before any credit is held. */
export interface EngineCapabilities {
  readonly tools: readonly string[]
  readonly models: readonly ModelInfo[]
  readonly styles: readonly StyleInfo[]
  readonly sizes: readonly SizeInfo[]
  readonly maxCount: number
  readonly maxPromptLength: number
  readonly negativePrompt: boolean
  /** Its styles can be painted weaker and stronger. */
  readonly styleStrength: boolean
  readonly seed: boolean
  /** By tool and parameter: values of options it cannot do. */
  readonly lacksOptions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

export interface Text2ImgRequest {
  readonly tool: 'text2img'
  readonly prompt: string
  readonly negativePrompt: string
  readonly model: string
  /** A style id of the engine, or null: the engine chooses. */
  readonly style: string | null
  /** How far the style goes, 0..1; null: as it was made to look. */
  readonly strength: number | null
  readonly width: number
  readonly height: number
  readonly count: number
  /** 0 … 2^31-1. Picture i of a job is painted with seed + i (wrapping). */
  readonly seed: number
}

/** Any other tool: its checked parameters, and the files they name. */
export interface ToolRequest {
  readonly tool: string
  readonly params: Readonly<Record<string, unknown>>
  /** Stored bytes by media reference. */
  readonly media: ReadonlyMap<string, Uint8Array>
  /** By media reference: of pictures this engine made, what it said it needs to paint them again. */
  readonly recipes?: ReadonlyMap<string, Recipe> | undefined
  /** 0 … 2^31-1. */
  readonly seed: number
}

/** Plain JSON in the words of the engine that wrote it; nobody else reads it. */
export type Recipe = Readonly<Record<string, unknown>>

/** Raw pixels (row-major RGB or RGBA, 8 bit) or an encoded file. */
export type PictureData =
  | { readonly kind: 'raw'; readonly data: Uint8Array; readonly channels: 3 | 4 }
  | { readonly kind: 'encoded'; readonly data: Uint8Array }

export interface EnginePicture {
  readonly picture: PictureData
  readonly width: number
  readonly height: number
  /** The seed that repaints exactly this picture, or null where the engine has none. */
  readonly seed: number | null
  /** The style that was used; differs from the request when the engine chose. */
  readonly style: string | null
  /** What paints exactly this picture again, larger or varied; left out where nothing does. */
  readonly recipe?: Recipe
  /** Its transparency is meant and kept; otherwise the picture is laid on white. */
  readonly transparent?: boolean
}

/** A video, labelled in its frames and in its metadata by whoever made it. */
export interface EngineVideo {
  /** MP4. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly poster: EnginePicture
}

/** What the engine made of the prompt's words; null where an engine cannot know. */
export interface PromptReading {
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
}

export interface EngineResult {
  readonly pictures: readonly EnginePicture[]
  readonly videos?: readonly EngineVideo[]
  /** What a tool found out, in the shape its definition documents. */
  readonly answer?: Readonly<Record<string, unknown>>
  readonly reading: PromptReading | null
}

export interface EngineProgress {
  /** Of the whole request, 0..1, never falling. Engines that have no progress report nothing. */
  readonly progress: number
  /** 0-based picture being painted. */
  readonly index: number
  /** A tiny honest preview of what is being painted (base64 thumbhash), when there is one. */
  readonly preview?: string
}

export interface EngineContext {
  readonly signal: AbortSignal
  onProgress(progress: EngineProgress): void
  /**
   * Told of each finished picture of several, in any order, by its 0-based place in the result,
   * which holds it as well.
   */
  onPicture?(picture: EnginePicture, index: number): void
}

/** Why an engine would not draw a prompt: known from its words alone. */
export interface EngineDecline {
  /** The word it cannot draw, as it was written. */
  readonly unknown: string
  /** One sentence for people, in the engine's name. */
  readonly message: string
  /** Whole prompts that it does draw, the nearest first. */
  readonly alternatives: readonly string[]
}

export interface Engine {
  readonly id: string
  /** Chinese name, shown wherever the engine paints. */
  readonly name: string
  readonly capabilities: EngineCapabilities
  /** Rejects with `EngineError`, or with the signal's reason when aborted. */
  run(request: Text2ImgRequest, context: EngineContext): Promise<EngineResult>
  /**
   * Asked before any credit is held, of engines that know what they cannot draw: null for a prompt
   * that it draws. Answers within milliseconds.
   */
  decline?(prompt: string, negativePrompt: string): EngineDecline | null
  /**
   * Asked before any credit is held, of engines that know it: what they cannot paint of a tool's
   * words, and in which parameter they stand. Answers within milliseconds.
   */
  wordsIssue?(
    tool: string,
    params: Readonly<Record<string, unknown>>,
  ): { readonly key: string; readonly message: string } | null
  /** Only of engines whose capabilities name tools beyond the modes. Rejects like run. */
  runTool?(request: ToolRequest, context: EngineContext): Promise<EngineResult>
  close(): Promise<void>
}

/** `input`: our own tool cannot work on what it was given; its message is a sentence for people. */
export type EngineErrorKind =
  | 'unsupported'
  | 'rejected'
  | 'input'
  | 'content_blocked'
  | 'rate_limited'
  | 'unavailable'

export class EngineError extends Error {
  readonly kind: EngineErrorKind
  readonly retryAfterMs: number | null
  /** For content_blocked: the words, if the engine names them. */
  readonly words: readonly string[]

  constructor(
    kind: EngineErrorKind,
    message: string,
    options: { retryAfterMs?: number; words?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs ?? null
    this.words = options.words ?? []
  }
}
