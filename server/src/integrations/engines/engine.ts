/**
 * The engine port: everything the product knows about a thing that paints.
 *
 * An engine receives a frozen request, reports real progress and returns pictures.
 * It knows nothing of users, credits, jobs, storage or HTTP. Vendors live in one folder each.
 */
import type { CharacterLooks } from '@contract/characters'
import type { LayerFormat } from '@contract/layers'
import type { ToolParams, SentParams } from '@contract/tools/define'
import type { Reference, ReferenceAbility } from '@contract/tools/references'
import type { RenderedPicture } from '../../platform/media-intake/rendered'
import type { EngineDecline, EngineForecast, PromptReading } from './forecast'
import type { PicturePlan } from './plan'
import type { Recipe } from './recipe'
import type { ClipAbility, VideoLimits } from './video-limits'

export interface StyleInfo {
  /** Stable id sent on the wire, e.g. `ink`. */
  readonly id: string
  /** Chinese name shown on the style card. */
  readonly name: string
  /** Chinese: what kinds of pictures it is among, for choosing by kind. */
  readonly tags?: readonly string[]
}

export interface ModelInfo {
  readonly id: string
  readonly name: string
  /** One honest Chinese sentence: what it is good at and where it is weak. */
  readonly note: string
  /** Its best settings are a guess: it comes after all others unless an operator orders them. */
  readonly isGuess?: boolean
  /** Differences of this model from the engine's capabilities (see capabilitiesOf). */
  readonly can?: Partial<Omit<EngineCapabilities, 'models'>>
}

export interface SizeInfo {
  /** e.g. `3:4` */
  readonly ratio: string
  readonly width: number
  readonly height: number
}

/** Capabilities of an engine; they drive the form and are checked before any credit is held. */
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
  /** Use of reference pictures of a prompt; left out: none. */
  readonly references?: ReferenceAbility
  /** Reference pictures that an edit by instruction takes besides its picture; left out: none. */
  readonly editReferences?: number
  /** It takes the looks of characters, instead of pictures and words. */
  readonly characters?: true
  /** Voices whose words may be put into its videos, the usual one first; left out: none. */
  readonly narration?: readonly { readonly id: string; readonly name: string }[]
  /** By tool and parameter: values of options it cannot do. */
  readonly lacksOptions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Tools that go on only with pictures it made itself. */
  readonly ownOnly?: readonly string[]
  /** Longest video, s; left out: as the tool says. */
  readonly maxSeconds?: number
  /** Edits a user's video within these limits, and is charged by its seconds. */
  readonly takesVideo?: VideoLimits
  /** It films shots of a storyboard, from a first picture. */
  readonly clips?: ClipAbility
  /** Its vendor's own limit for a run, ms: it goes before that of jobs, which is for work done here. */
  readonly longestMs?: number
  /** Reports during a run, and whether a cancel reaches it. */
  readonly reports?: {
    readonly progress: boolean
    readonly preview: boolean
    readonly cancel: boolean
  }
}

export interface Text2ImgRequest {
  readonly tool: 'text2img'
  readonly prompt: string
  readonly negativePrompt: string
  readonly model: string
  /** A style id of the engine, or null: the engine chooses. */
  readonly style: string | null
  /** Strength of the style, 0..1; null: its default. */
  readonly strength: number | null
  readonly width: number
  readonly height: number
  readonly count: number
  /** 0 … 2^31-1. Picture i of a job is painted with seed + i (wrapping). */
  readonly seed: number
  /** Only of engines whose capabilities have them. */
  readonly references?: readonly ReferenceFile[]
  /** Mentioned in the prompt by `@` and their name; only of engines whose capabilities have them. */
  readonly characters?: readonly EngineCharacter[]
}

/** A character with its looks. */
export interface EngineCharacter {
  /** Decides the looks that are left open. */
  readonly key: string
  readonly name: string
  readonly looks: CharacterLooks
}

/** A reference with its stored bytes. */
export interface ReferenceFile extends Reference {
  readonly file: Uint8Array
}

/** Any other tool: its checked parameters, and the files they name. */
export interface ToolRequest {
  readonly tool: string
  /** One of the engine's models; left out: its first. */
  readonly model?: string
  readonly params: ToolParams
  /** Stored bytes by media reference. */
  readonly media: ReadonlyMap<string, Uint8Array>
  /** By media reference: of pictures this engine made, what it said it needs to paint them again. */
  readonly recipes?: ReadonlyMap<string, Recipe> | undefined
  /** By media reference: plans of the pictures that have one, whichever engine made them. */
  readonly plans?: ReadonlyMap<string, PicturePlan> | undefined
  /** 0 … 2^31-1. */
  readonly seed: number
}

export interface EnginePicture extends RenderedPicture {
  /** The seed that repaints exactly this picture, or null where the engine has none. */
  readonly seed: number | null
  /** The style that was used; differs from the request when the engine chose. */
  readonly style: string | null
  /** Recipe to paint exactly this picture again, larger or varied; left out where there is none. */
  readonly recipe?: Recipe
  /** Its things and their places; left out: it is treated as a photograph. */
  readonly plan?: PicturePlan
  /** The same picture in layers, with a record that has no id yet; left out: none. */
  readonly layers?: readonly EngineLayers[]
}

/** A picture in layers, as one file. */
export interface EngineLayers {
  readonly format: LayerFormat
  readonly data: Uint8Array
}

/** A video, labelled in its frames and in its metadata by its producer. */
export interface EngineVideo {
  /** MP4. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly poster: EnginePicture
}

export interface VendorCost {
  readonly amount: number
  /** Its own, e.g. `张`, `token`. */
  readonly unit: string
  /** Calls besides whose answers were lost with a process: charged as well, most likely. */
  readonly lost?: number
}

export interface EngineResult {
  readonly pictures: readonly EnginePicture[]
  readonly videos?: readonly EngineVideo[]
  /** Of CLIP_TOOL: a video as its vendor made it, checked, without our labels. */
  readonly clip?: Uint8Array
  /** Answer of a text tool, in the shape its definition documents. */
  readonly answer?: Readonly<Record<string, unknown>> | null
  /** `doubtful`: it may not be what was ordered. `wrong`: it is not, and costs nothing. */
  readonly verdict?: 'doubtful' | 'wrong' | null
  /** Notes for the user about how it was made: one Chinese sentence each. */
  readonly notes?: readonly string[]
  readonly reading: PromptReading | null
  /** Part of the order that was done, in its units; the rest costs nothing. Left out: all. */
  readonly done?: { readonly made: number; readonly of: number }
  /** For the operator's log alone: what of the configuration does not fit this model. */
  readonly hint?: string
  /** Charge of the vendor; for the operator alone. */
  readonly cost?: VendorCost | null
}

export interface EngineProgress {
  /** Of the whole request, 0..1, never falling. Engines that have no progress report nothing. */
  readonly progress: number
  /** 0-based picture being painted. */
  readonly index: number
  /** A tiny honest preview of what is being painted (base64 thumbhash), when there is one. */
  readonly preview?: string
  /** The current step, in one short Chinese word: 铺底. */
  readonly step?: string
  /**
   * The unfinished picture: stored with the job as one of its stages and shown while it develops.
   * Any size; one larger than a stage is reduced.
   */
  readonly picture?: PreviewPicture
  /** While it waits in the engine's own queue: how many are before it. */
  readonly queue?: { readonly ahead: number }
}

/** An encoded picture of work in progress. */
export interface PreviewPicture {
  readonly data: Uint8Array
  /** `image/webp`, `image/jpeg` or `image/png`. */
  readonly mime: string
}

/**
 * Plain JSON in the engine's own format: the vendor's id of the submission, and whatever else the
 * result is fetched with.
 */
export type RemoteState = Readonly<Record<string, unknown>>

export interface RemoteMemory {
  /** State that this run, or an earlier one that died or was handed back, saved last. */
  readonly saved: RemoteState | null
  /**
   * Resolves when it is stored durably; the next run of the job finds it in `saved`. `answered`:
   * the vendor has answered, and while the database takes no writes the answer does not wait for
   * it: the state is stored with the answer.
   */
  save(state: RemoteState, options?: { answered: boolean }): Promise<void>
}

export interface EngineContext {
  readonly signal: AbortSignal
  onProgress(progress: EngineProgress): void
  /** Called when a thread takes the work, after any waiting. */
  onBegin?(): void
  /**
   * Called with each finished picture of several, in any order, by its 0-based index in the result,
   * which holds it as well.
   */
  onPicture?(picture: EnginePicture, index: number): void
  /**
   * Stored with the job until it ends. An engine whose work runs elsewhere saves its submission as
   * soon as it has an id (or before, if it chooses the id), and with `saved` set it fetches instead
   * of submitting, and paying, again.
   */
  readonly remote?: RemoteMemory
}

/**
 * The reason of an abort after which the job goes on elsewhere: what works for it at a vendor is
 * left alone. After any other reason it is cancelled there.
 */
export class JobTransferred extends Error {}

export interface Engine {
  readonly id: string
  /** Chinese name, shown wherever the engine paints. */
  readonly name: string
  readonly capabilities: EngineCapabilities
  /** Its results tell which words of the prompt were drawn. */
  readonly reads?: boolean
  /** Rejects with `EngineError`, or with the signal's reason when aborted. */
  run(request: Text2ImgRequest, context: EngineContext): Promise<EngineResult>
  /**
   * Called before any credit is held, for engines that know what they cannot draw: null for a
   * prompt that it draws. Answers within milliseconds.
   */
  decline?(
    prompt: string,
    negativePrompt: string,
    characters?: readonly EngineCharacter[],
  ): EngineDecline | null
  /**
   * Called while the user types, for engines that report which words were drawn. Answers within
   * milliseconds.
   */
  forecast?(
    prompt: string,
    negativePrompt: string,
    characters?: readonly EngineCharacter[],
  ): EngineForecast
  /** Called after `forecast`: words that the composed picture shows. Null: not known in time. */
  readComposed?(
    prompt: string,
    negativePrompt: string,
    options: { style: string | null; characters?: readonly EngineCharacter[] },
  ): Promise<PromptReading | null>
  /**
   * Called before any credit is held, for engines that know it: which of a tool's words they cannot
   * paint, and in which parameter. Answers within milliseconds.
   */
  wordsIssue?(
    tool: string,
    params: SentParams,
  ): { readonly key: string; readonly message: string } | null
  /** Only of engines whose capabilities name tools beyond the modes. Rejects like run. */
  runTool?(request: ToolRequest, context: EngineContext): Promise<EngineResult>
  /**
   * Only of engines elsewhere: whether it works now, found out without paying, and one line about
   * it for the operator (never a secret). An engine that learns from its server what it offers
   * learns it here: `capabilities` may differ afterwards. Rejects with EngineError.
   */
  check?(options: { readonly signal: AbortSignal }): Promise<string>
  /**
   * For the operator: what its server has that is not offered, and why, as it was found by the last
   * check. One Chinese sentence each.
   */
  notices?(): readonly string[]
  close(): Promise<void>
}

/** Capabilities of an engine with one of its models. */
export function capabilitiesOf(engine: Engine, modelId: string): EngineCapabilities {
  const { capabilities } = engine
  const can = capabilities.models.find(({ id }) => id === modelId)?.can
  return can ? { ...capabilities, ...can } : capabilities
}

/** `input`: our own tool cannot work on what it was given; its message is a sentence for people. */
export type EngineErrorKind =
  | 'unsupported'
  | 'rejected'
  | 'input'
  | 'content_blocked'
  | 'rate_limited'
  | 'unavailable'

/**
 * Why an engine could not serve, as far as its server says it. People get a sentence for it, of what
 * they can do; operators the message of the error.
 */
export type EngineTrouble =
  /** The key is refused. */
  | 'refused'
  /** The account is empty or barred. */
  | 'broke'
  /** The model is not there, or not open to the key. */
  | 'missing'
  /** The vendor wants the organisation, or its owner, verified first. */
  | 'unverified'
  /** The graphics card has not enough memory. */
  | 'memory'
  /** The work was stopped at the server. */
  | 'interrupted'
  /** The size of the picture, or of what was sent, is not accepted. */
  | 'size'
  /** Nothing answers at the address. */
  | 'unreachable'
  /** No answer in time. */
  | 'slow'

export class EngineError extends Error {
  readonly kind: EngineErrorKind
  readonly retryAfterMs: number | null
  /** For content_blocked: the words, if the engine names them. */
  readonly words: readonly string[]
  readonly trouble: EngineTrouble | null

  constructor(
    kind: EngineErrorKind,
    message: string,
    options: {
      retryAfterMs?: number
      words?: readonly string[]
      trouble?: EngineTrouble | null
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs ?? null
    this.words = options.words ?? []
    this.trouble = options.trouble ?? null
  }
}
