import type { SentParams } from '@contract/tools/define'
import {
  type Engine,
  type EngineCapabilities,
  type EngineCharacter,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineProgress,
  type EngineResult,
  type Text2ImgRequest,
  type ToolRequest,
} from '../engine'
import type { EngineDecline, EngineForecast } from '../forecast'
import { STUDIO_ID, studioCapabilitiesAt } from './capabilities'
import type { BankFile } from '@media/audio/synth/bank'
import type { PaintRequest, PaintedPicture } from '@studio/painter/paint'
import type { PromptReading } from '@studio/painter/parse'
import { buildForecast } from '@studio/painter/intent/forecast'
import { type DeclinedIntent, readIntent } from '@studio/painter/intent/intent'
import { type IntentMessage, toMessage } from '@studio/painter/intent/message'
import { STYLES, type StyleId } from '@studio/painter/slots'
import type { BorrowedPicture } from '@studio/tools/borrowing'
import { dropMentions } from '@contract/tools/references'
import { buildCast } from './characters'
import { openReferences } from './references'
import { toRecipe } from '@studio/painter/recipe'
import { MASK_REST_TOOL, MASK_TOOL } from '@studio/tools/mask-definition'
import { EDIT_PLAN_TOOL, THINGS_TOOL } from '@studio/tools/planned/definition'
import { DRIFT_TOOL } from '@studio/tools/drift/definition'
import { MOOD_SAMPLE_TOOL, MUSIC_TOOL } from '@studio/tools/music/definition'
import { REGIONS_TOOL } from '@studio/tools/regions/definition'
import { toolWordsIssue } from '@studio/tools/words-issue'
import type { NetHost } from '../../../platform/nets-process/host'
import { noNets } from '@nets/run'
import { IdlePool } from './idle-pool'
import { runOnPool, OWN_POOLS, type StudioPool, type StudioPools } from './pool'
import { PlannedReadings } from './planned-readings'
import { runStudioTool } from './run-tool'
import type { PaintProgress } from './taking'
import { STUDIO_NAME, texts } from './texts'
import type { ComposedReading, PaintedByPlan } from './worker'

export interface StudioOptions {
  /** Worker threads; each paints one picture at a time. Default 1. */
  readonly threads?: number
  /** null (default): the ffmpeg that came with the packages. */
  readonly ffmpegPath?: string | null
  /** Samples of instruments; null (default): synthesized without. */
  readonly soundBank?: BankFile | null
  /** A speech service is configured. Default: there is none. */
  readonly narration?: EngineCapabilities['narration']
  /** Small networks that tools may ask; without them they do what they can. */
  readonly nets?: NetHost
  /** Of the painter's sizes. Default 100. */
  readonly sizePercent?: number
  /** Default: its own. */
  readonly pools?: StudioPools
}

const SEED_LIMIT = 2 ** 31
const QUICK_TOOLS: ReadonlySet<string> = new Set([
  MASK_TOOL.id,
  MASK_REST_TOOL.id,
  THINGS_TOOL.id,
  EDIT_PLAN_TOOL.id,
  REGIONS_TOOL.id,
  DRIFT_TOOL.id,
  MUSIC_TOOL.id,
  MOOD_SAMPLE_TOOL.id,
])

function requireStyle(style: string | null): StyleId | null {
  if (style === null) return null
  const known = STYLES.find((id) => id === style)
  if (!known) throw new EngineError('unsupported', texts.noStyle(style))
  return known
}

function checkRequest(request: Text2ImgRequest, capabilities: EngineCapabilities): void {
  const { width, height, count, model, prompt } = request
  const { sizes, maxCount, maxPromptLength } = capabilities
  if (model !== STUDIO_ID) throw new EngineError('unsupported', texts.noModel(model))
  if (!sizes.some((size) => size.width === width && size.height === height)) {
    throw new EngineError('unsupported', texts.noSize(`${width}×${height}`))
  }
  if (!Number.isInteger(count) || count < 1 || count > maxCount) {
    throw new EngineError('unsupported', texts.count(maxCount))
  }
  if ([...prompt].length > maxPromptLength) {
    throw new EngineError('unsupported', texts.length(maxPromptLength))
  }
}

function sayDeclined({ unknown, owned, refusal, alternatives }: DeclinedIntent): EngineDecline {
  const reason = owned ? texts.owned(unknown) : texts.unknown(unknown)
  return { unknown, message: refusal ?? reason, alternatives }
}

class StudioEngine implements Engine {
  readonly id = STUDIO_ID
  readonly name = STUDIO_NAME
  readonly capabilities: EngineCapabilities
  readonly #nets: NetHost | null
  readonly #pool: IdlePool
  readonly reads = true
  /** Interactive requests: never behind a long job. */
  readonly #quick: IdlePool
  readonly #readings = new PlannedReadings((request) => this.#compose(request))
  #closed = false

  constructor(options: StudioOptions) {
    const { sizePercent = 100, narration } = options
    this.capabilities = { ...studioCapabilitiesAt(sizePercent), ...(narration && { narration }) }
    this.#nets = options.nets ?? null
    const pools = options.pools ?? OWN_POOLS
    const threads = Math.max(1, Math.floor(options.threads ?? 1))
    const files = { ffmpegPath: options.ffmpegPath ?? null, soundBank: options.soundBank ?? null }
    // An aborted worker is ended; the pool replaces it because of the minimum.
    this.#pool = new IdlePool(pools, { minThreads: threads, maxThreads: threads, ...files })
    this.#quick = new IdlePool(pools, { minThreads: 0, maxThreads: 1, ...files })
  }

  decline(
    prompt: string,
    negativePrompt: string,
    characters: readonly EngineCharacter[] = [],
  ): EngineDecline | null {
    const intent = readIntent(dropMentions(prompt), negativePrompt, buildCast(characters))
    return intent.kind === 'declined' ? sayDeclined(intent) : null
  }

  forecast(
    prompt: string,
    negativePrompt: string,
    characters: readonly EngineCharacter[] = [],
  ): EngineForecast {
    const cast = buildCast(characters)
    const { declined, ...forecast } = buildForecast(dropMentions(prompt), negativePrompt, cast)
    return { ...forecast, declined: declined && sayDeclined(declined) }
  }

  readComposed(
    prompt: string,
    negativePrompt: string,
    { style, characters = [] }: { style: string | null; characters?: readonly EngineCharacter[] },
  ) {
    const [size] = this.capabilities.sizes
    if (this.#closed || !size) return Promise.resolve(null)
    return this.#readings.find({
      prompt: dropMentions(prompt),
      negativePrompt,
      style: STYLES.find((id) => id === style) ?? null,
      width: size.width,
      height: size.height,
      seed: 0,
      ...(characters.length > 0 && { characters: buildCast(characters) }),
    })
  }

  async #compose(request: PaintRequest): Promise<PromptReading> {
    const { prompt, negativePrompt, characters, seed } = request
    const intent = toMessage(readIntent(prompt, negativePrompt, characters, seed))
    const task = { kind: 'compose', request, intent } as const
    const signal = new AbortController().signal
    const result = await this.#pool.use((pool) =>
      runOnPool(pool, task, { signal, onStep: () => undefined }),
    )
    return (result as ComposedReading).reading
  }

  #requireOpen(): void {
    if (this.#closed) throw new EngineError('unavailable', texts.stopped)
  }

  wordsIssue(tool: string, params: SentParams) {
    return toolWordsIssue(tool, params)
  }

  async runTool(request: ToolRequest, context: EngineContext): Promise<EngineResult> {
    context.signal.throwIfAborted()
    this.#requireOpen()
    const threads = QUICK_TOOLS.has(request.tool) ? this.#quick : this.#pool
    const nets = this.#nets?.run ?? noNets
    try {
      return await threads.use((pool) => runStudioTool({ pool, nets }, request, context))
    } catch (error) {
      context.signal.throwIfAborted()
      if (error instanceof EngineError) throw error
      throw new EngineError('unavailable', texts.toolNotFinished, { cause: error })
    }
  }

  async run(request: Text2ImgRequest, context: EngineContext): Promise<EngineResult> {
    context.signal.throwIfAborted()
    checkRequest(request, this.capabilities)
    const style = requireStyle(request.style)
    this.#requireOpen()
    const { negativePrompt, strength, width, height, references = [] } = request
    const prompt = dropMentions(request.prompt)
    const borrowed = await openReferences(references)
    const characters = buildCast(request.characters ?? [])
    const read = readIntent(prompt, negativePrompt, characters, request.seed)
    // Without a subject in the prompt each picture has its own.
    const isOpen = read.kind !== 'declined' && read.chosen !== undefined
    const common = toMessage(read)
    const failed = new AbortController()
    const signal = AbortSignal.any([context.signal, failed.signal])
    const progress = new ProgressOf(request.count, context)
    const readings: PaintedPicture['reading'][] = []
    const paintOne = async (pool: StudioPool, index: number): Promise<EnginePicture> => {
      const seed = (request.seed + index) % SEED_LIMIT
      const paint: PaintRequest = {
        prompt,
        negativePrompt,
        style,
        width,
        height,
        seed,
        ...(strength !== null && { strength }),
        ...(characters.length > 0 && { characters }),
      }
      const intent = isOpen
        ? toMessage(readIntent(prompt, negativePrompt, characters, seed))
        : common
      const picture = await this.#paint(
        pool,
        { request: paint, intent, borrowed },
        {
          signal,
          onStep: (step) => progress.step(index, step),
        },
      )
      readings.push(picture.reading)
      progress.step(index, { share: 1 })
      const { rgba } = picture
      const data = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength)
      const result: EnginePicture = {
        picture: { kind: 'raw', data, channels: 4 },
        width,
        height,
        seed,
        style: picture.style,
        // A picture that others were laid over is painted again as a photograph is.
        ...(picture.plan && { recipe: toRecipe(paint), plan: picture.plan }),
        ...(picture.plan?.clear && { transparent: true }),
      }
      context.onPicture?.(result, index)
      return result
    }
    try {
      const indices = Array.from({ length: request.count }, (_, index) => index)
      const pictures = await this.#pool.use((pool) =>
        Promise.all(indices.map((index) => paintOne(pool, index))),
      )
      const [reading = null] = readings
      const subjects = readings.flatMap(({ chosen }) => chosen ?? [])
      const judged = judgeReading(reading, [...new Set(subjects)])
      const isLarge = common !== null && references.some(({ role }) => role === 'layout')
      const notes = [...(judged.notes ?? []), ...(isLarge ? [texts.noLayout] : [])]
      return { pictures, reading, ...judged, ...(notes.length > 0 && { notes }) }
    } catch (error) {
      failed.abort(error)
      context.signal.throwIfAborted()
      if (error instanceof EngineError) throw error
      throw new EngineError('unavailable', texts.notFinished, { cause: error })
    }
  }

  async #paint(
    pool: StudioPool,
    task: {
      request: PaintRequest
      intent: IntentMessage
      borrowed: readonly BorrowedPicture[]
    },
    options: { signal: AbortSignal; onStep: (step: PaintProgress) => void },
  ): Promise<PaintedByPlan> {
    return (await runOnPool(pool, { kind: 'paint', ...task }, options)) as PaintedByPlan
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#nets?.close()
    await Promise.all([this.#pool.end(), this.#quick.end()])
  }
}

/** The progress of a whole request out of the shares of its pictures; never falls. */
class ProgressOf {
  readonly #shares: number[]

  constructor(
    count: number,
    readonly context: EngineContext,
  ) {
    this.#shares = new Array<number>(count).fill(0)
  }

  step(index: number, { share, step, preview, stage }: PaintProgress): void {
    this.#shares[index] = Math.max(this.#shares[index] ?? 0, share)
    this.#tell(index, { step, preview, picture: stage })
  }

  #tell(index: number, news: Omit<EngineProgress, 'progress' | 'index'>): void {
    if (this.context.signal.aborted) return
    const progress = this.#shares.reduce((sum, value) => sum + value, 0) / this.#shares.length
    this.context.onProgress({ progress, index, ...news })
  }
}

/** 本地画笔: the embedded painter. Procedural, without a model and without a network. */
export function createStudioEngine(options: StudioOptions = {}): Engine {
  return new StudioEngine(options)
}

/**
 * A picture of something else than the words name may be refunded (JobView.doubt).
 *
 * @param subjects those that were chosen for its pictures; empty: the prompt names its own
 */
function judgeReading(
  reading: PaintedPicture['reading'] | null,
  subjects: readonly string[],
): Pick<EngineResult, 'verdict' | 'notes'> {
  if (reading === null) return {}
  const { understood, manner = [], substituted = [], missing = [] } = reading
  const opened = subjects.length > 0 ? [texts.chosen(subjects)] : []
  // Of an order that leaves the subject open, no word has to be seen.
  const read = understood.length + manner.length + substituted.length
  if (opened.length === 0 && read === 0) return { verdict: 'doubtful', notes: [texts.nothingRead] }
  const drawnAs = substituted.map(({ word, by }) => texts.drawnAs(word, by))
  // Of a doubtful picture the first note names the fault.
  const others = [...drawnAs, ...opened]
  const notes = missing.length > 0 ? [texts.notShown(missing), ...others] : others
  const isDoubtful = missing.length > 0 || substituted.some(({ broad }) => broad)
  return { ...(isDoubtful && { verdict: 'doubtful' }), ...(notes.length > 0 && { notes }) }
}
