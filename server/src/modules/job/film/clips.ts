/**
 * Shots of a film by image-to-video models. Each answer is stored with the draft under the name of
 * what was ordered, as soon as it is there, so that it is bought once.
 */
import { isOwnModel } from '@contract/own-models'
import type { FilmClip, FilmShot } from '@contract/tools/film'
import type { ToolParams } from '@contract/tools/define'
import {
  capabilitiesOf,
  type Engine,
  type EngineContext,
  EngineError,
} from '../../../integrations/engines/engine'
import { OwnEngineError } from '../../../integrations/engines/own'
import type { EngineRegistry } from '../../../integrations/engines/registry'
import { forgetful, splitMemory } from '../../../integrations/engines/remote/memory'
import { CLIP_TOOL, type ClipParams } from '../../../integrations/engines/videos/plan'
import type { OwnEngines } from '../ports'
import { texts } from '../texts'
import type { FilmSize } from './pieces'
import { CLIP_SUFFIX, type PieceStore } from './store'

/** Of one film at a time: accounts of vendors allow few. */
const AT_ONCE = 2
/** For everything else of a film, ms. */
const RENDERING_MS = 20 * 60_000

type ClipShot = FilmShot & { readonly clip: FilmClip }

export interface ClipDeps {
  readonly engines: EngineRegistry
  readonly ownEngines: OwnEngines
  /** Repeats an attempt while its server is busy, within reason. */
  patiently<T>(attempt: () => Promise<T>, options: { signal: AbortSignal }): Promise<T>
  /** Reports to the circuit breaker how a purchase from a model ended; null: well. */
  noteClip(clip: FilmClip, userId: string, error: unknown): Promise<void>
}

interface Buying extends ClipDeps {
  readonly userId: string
  readonly store: PieceStore
  readonly size: FilmSize
  readonly loadFile: (ref: string) => Promise<Uint8Array>
  readonly context: EngineContext
}

/** The file, or an error with one sentence. */
type ClipOutcome =
  | { readonly name: string; readonly file: Uint8Array }
  | { readonly error: EngineError }

const nameClip = ({ key }: FilmClip): string => `${key}${CLIP_SUFFIX}`

const hasClip = (shot: FilmShot): shot is ClipShot => shot.clip !== undefined

/** Longest run of a film with these shots, ms; 0: it has no clips. */
export function limitClips(
  { engines }: Pick<ClipDeps, 'engines'>,
  shots: readonly FilmShot[],
): number {
  const limits = shots.filter(hasClip).map(({ clip }) => {
    const engine = engines.byId(clip.engineId)
    return engine ? (capabilitiesOf(engine, clip.model).longestMs ?? 0) : 0
  })
  if (limits.length === 0) return 0
  return Math.ceil(limits.length / AT_ONCE) * Math.max(...limits) + RENDERING_MS
}

async function openEngine(
  { engines, ownEngines, userId }: Buying,
  { engineId, model }: FilmClip,
): Promise<Engine> {
  if (isOwnModel(engineId)) return ownEngines.open(engineId, userId)
  const engine = engines.byId(engineId)
  if (!engine?.runTool || !capabilitiesOf(engine, model).clips)
    throw new EngineError('input', texts.clipModelGone)
  return engine
}

/** Explained to the owner of the film. */
function explainFailure(error: EngineError): EngineError {
  const isSaid = error.kind === 'input' || error instanceof OwnEngineError
  if (isSaid) return new EngineError('input', error.message, { cause: error })
  const message = error.kind === 'content_blocked' ? texts.clipBlocked : texts.clipFailed
  return new EngineError('input', message, { cause: error })
}

async function order(
  buying: Buying,
  { image, clip }: ClipShot,
  context: EngineContext,
): Promise<Uint8Array> {
  const { size, loadFile, patiently } = buying
  const engine = await openEngine(buying, clip)
  if (image === null) throw new EngineError('input', texts.originalGone)
  const media = new Map([[image as string, await loadFile(image)]])
  if (clip.last !== null && !media.has(clip.last)) media.set(clip.last, await loadFile(clip.last))
  const { prompt, last, seconds, model, seed } = clip
  const params: ClipParams = { prompt, first: image, last, seconds, ...size }
  const request = {
    tool: CLIP_TOOL,
    model,
    params: params as unknown as ToolParams,
    media,
    seed,
  }
  const result = await patiently(async () => engine.runTool?.(request, context), context)
  if (!result?.clip) throw new EngineError('unavailable', 'a shot has no video')
  return result.clip
}

/** Videos of shots that are being bought. */
interface Clips {
  /** Null: a camera moves over its picture. Rejects only with what is not of one shot alone. */
  get(shot: FilmShot): Promise<ClipOutcome | null>
  /** Resolves when nothing is under way: what is paid for is stored by then. */
  settle(): Promise<void>
}

/** Begins to buy those that are not stored, in the order of the shots. */
export function buyClips(buying: Buying, shots: readonly FilmShot[]): Clips {
  const { store, context, userId, noteClip } = buying
  const { signal } = context
  const memoryOf = splitMemory(context.remote ?? forgetful())

  async function buy(shot: ClipShot): Promise<ClipOutcome> {
    signal.throwIfAborted()
    const name = nameClip(shot.clip)
    const stored = await store.find(name)
    if (stored) return { name, file: stored }
    const remote = memoryOf(shot.clip.key)
    let file: Uint8Array
    try {
      file = await order(buying, shot, { signal, remote, onProgress: () => undefined })
    } catch (error) {
      // A film stopped by its owner or by a restart says nothing about the model.
      signal.throwIfAborted()
      if (!(error instanceof EngineError)) throw error
      await noteClip(shot.clip, userId, error)
      return { error: explainFailure(error) }
    }
    await noteClip(shot.clip, userId, null)
    await store.save(name, file)
    return { name, file }
  }

  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  /** The same order of two shots is bought once. */
  const outcomes = new Map<string, Promise<ClipOutcome>>()
  for (const shot of shots.filter(hasClip)) {
    const { key } = shot.clip
    if (outcomes.has(key)) continue
    const lane = outcomes.size % AT_ONCE
    const outcome = (lanes[lane] as Promise<unknown>).then(() => buy(shot))
    outcomes.set(key, outcome)
    lanes[lane] = outcome.catch(() => undefined)
  }
  return {
    get: async ({ clip }) => (clip && (await outcomes.get(clip.key))) ?? null,
    settle: async () => void (await Promise.all(lanes)),
  }
}
