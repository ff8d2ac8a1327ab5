/**
 * A film in pieces: each is rendered by the engine alone and stored at once, so that a cancelled or
 * changed film does not render it again. A shot that fails is left out, and costs nothing.
 */
import type { CaptionMode, FilmRatio } from '@contract/storyboard'
import type { ToolParams } from '@contract/tools/define'
import type { FilmShot } from '@contract/tools/film'
import { isMediaRef } from '@contract/tools/media'
import { readMusicOrder } from '@contract/tools/music'
import { speechRef } from '@contract/tools/narration'
import { clipRef } from '@studio/tools/film/clip'
import { FILM_JOIN_TOOL, FILM_PIECE_TOOL } from '@studio/tools/film/definition'
import { FILM_FPS } from '@studio/tools/film/timing'
import type { Db } from '../../../platform/db/client'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineResult,
  type ToolRequest,
} from '../../../integrations/engines/engine'
import { sumSpent } from '../../../integrations/engines/remote/spent'
import type { SpeechService } from '../../../integrations/speech/service'
import type { Storage } from '../../../integrations/storage/storage'
import { findDraftOfFilm } from '../repository/films'
import type { JobRow } from '../rows'
import { findSources, loadSourceFile } from '../sources'
import { texts } from '../texts'
import { buyClips, type ClipDeps, limitClips } from './clips'
import { chooseSize, type FilmSize, listPieces, namePiece, type Piece } from './pieces'
import { fitShots, speakCaptions, type SpokenCaption } from './speak'
import { openPieces, type PieceStore } from './store'

/** Share of the work that joining and composing is. */
const JOINING = 0.12

type FilmJob = Pick<JobRow, 'tool' | 'params' | 'userId'> &
  Partial<Pick<JobRow, 'id' | 'costCredits'>>

interface FilmParams {
  readonly shots: readonly (FilmShot & { readonly charged?: boolean })[]
  readonly ratio: FilmRatio
  readonly captions: CaptionMode
  readonly seconds: number
  readonly seed: number
  /** Jobs of older releases have none. */
  readonly clipCredits?: number
}

interface Failed {
  readonly id: string
  readonly number: number
  readonly message: string
  readonly refunded: boolean
}

interface Making {
  readonly runTool: NonNullable<Engine['runTool']>
  readonly context: EngineContext
  readonly store: PieceStore
  readonly size: FilmSize
  readonly params: FilmParams
  readonly loadFile: (ref: string) => Promise<Uint8Array>
  /** An own file of the music, by its reference. */
  readonly music: ReadonlyMap<string, Uint8Array>
  /** By shot. */
  readonly spoken: ReadonlyMap<string, SpokenCaption>
  /** Videos by models, by name among the media of pieces; filled shot by shot. */
  readonly clips: Map<string, Uint8Array>
}

async function renderPiece(
  { runTool, context, size, params, loadFile, clips }: Making,
  { shots }: Piece,
  onShare: (share: number) => void,
): Promise<Uint8Array> {
  const media = new Map<string, Uint8Array>()
  for (const { image } of shots) if (image !== null) media.set(image, await loadFile(image))
  for (const { clip } of shots) {
    const file = clip && clips.get(clipRef(clip))
    if (clip && file) media.set(clipRef(clip), file)
  }
  const { captions } = params
  const request: ToolRequest = {
    tool: FILM_PIECE_TOOL.id,
    params: { shots, ...size, captions },
    media,
    seed: params.seed,
  }
  const { signal } = context
  const { videos = [] } = await runTool(request, {
    signal,
    onProgress: ({ progress }) => onShare(progress),
  })
  const [video] = videos
  if (!video) throw new EngineError('unavailable', 'a piece of a film has no video')
  return video.data
}

interface ShotFile {
  readonly shot: FilmShot
  readonly pieces: readonly Uint8Array[]
  readonly names: readonly string[]
  readonly frames: number
  /** Not from the store: itself, not only the crossing into it. */
  readonly rendered: boolean
}

/** One shot with the crossing into it, from the store or rendered. */
async function makeShot(
  making: Making,
  pieces: readonly Piece[],
  onShare: (share: number) => void,
): Promise<Omit<ShotFile, 'shot'>> {
  const { store, size, params, context } = making
  const total = pieces.reduce((sum, { frames }) => sum + frames, 0)
  const files: Uint8Array[] = []
  const names: string[] = []
  let [done, rendered] = [0, false]
  for (const piece of pieces) {
    context.signal.throwIfAborted()
    const name = namePiece(piece, params.captions, size)
    const stored = await store.find(name)
    const file =
      stored ??
      (await renderPiece(making, piece, (share) => onShare((done + share * piece.frames) / total)))
    if (!stored) {
      if (piece.shots.length === 1) rendered = true
      await store.save(name, file)
    }
    files.push(file)
    names.push(name)
    done += piece.frames
    onShare(done / total)
  }
  return { pieces: files, names, frames: total, rendered }
}

/** A sentence for the owner; errors that are not of this shot alone are thrown on. */
function explainFailure(error: unknown, { signal }: EngineContext): string {
  signal.throwIfAborted()
  if (!(error instanceof EngineError) || error.kind === 'rate_limited') throw error
  return error.kind === 'input' ? error.message : texts.shotFailed
}

async function joinFilm(
  { runTool, context, params: film, music, spoken }: Making,
  made: readonly ShotFile[],
  params: ToolParams,
): Promise<EngineResult> {
  const files = made.flatMap(({ pieces }) => pieces)
  const refs = files.map((_, i) => `upload:piece${i}` as const)
  const toMs = (frames: number) => Math.round((frames / FILM_FPS) * 1000)
  let frames = 0
  const places = made.map(({ shot, frames: own }) => {
    const fromMs = toMs(frames)
    frames += own
    return { id: shot.id, fromMs, toMs: toMs(frames) }
  })
  const lines = made.map(({ shot: { text, speech } }, i) => {
    const { fromMs, toMs: end } = places[i] as (typeof places)[number]
    if (!speech) return { text, fromMs, toMs: end }
    return { text, fromMs: fromMs + speech.from * 1000, toMs: fromMs + speech.to * 1000 }
  })
  const voices = made.flatMap(({ shot: { id, speech } }, i) => {
    const caption = spoken.get(id)
    const fromMs = (lines[i] as (typeof lines)[number]).fromMs
    return caption && speech ? [{ ref: speechRef(i), fromMs, file: caption.file }] : []
  })
  const { shots: _shots, seconds: _seconds, ratio: _ratio, ...sound } = params
  const request: ToolRequest = {
    tool: FILM_JOIN_TOOL.id,
    params: {
      ...sound,
      pieces: refs,
      lines: lines.map((line) => ({ ...line, toMs: Math.round(line.toMs) })),
      voices: voices.map(({ ref, fromMs }) => ({ ref, fromMs })),
      words: film.shots.map((shot) => shot.text).join('\n'),
    },
    media: new Map<string, Uint8Array>([
      ...music,
      ...voices.map(({ ref, file }) => [ref, file] as const),
      ...files.map((file, i) => [refs[i] as string, file] as const),
    ]),
    seed: film.seed,
  }
  const result = await runTool(request, {
    signal: context.signal,
    onProgress({ progress }) {
      const share = 1 - JOINING + JOINING * progress
      context.onProgress({ progress: share, index: made.length - 1, step: texts.joinStep })
    },
  })
  return { ...result, answer: { shots: places } }
}

/** The call of a film's job. */
export async function filmInPieces(
  {
    db,
    storage,
    speech,
    ...clipDeps
  }: ClipDeps & {
    readonly db: Db
    readonly storage: Storage
    readonly speech: SpeechService | null
  },
  job: FilmJob,
  engine: Engine,
): Promise<{
  readonly longestMs: number
  readonly callEngine: (context: EngineContext) => Promise<EngineResult>
}> {
  const { userId } = job
  const params = job.params as unknown as FilmParams
  if (!engine.runTool) throw new EngineError('unsupported', `engine ${engine.id} has no tools`)
  const runTool = engine.runTool.bind(engine)
  const draft = job.id === undefined ? null : await findDraftOfFilm(db, { userId, jobId: job.id })
  const store = openPieces(storage, draft)
  const size = chooseSize(params.ratio, engine.capabilities.sizes)
  async function loadFile(ref: string): Promise<Uint8Array> {
    const row = isMediaRef(ref) ? (await findSources(db, userId, [ref])).get(ref) : undefined
    if (!row) throw new EngineError('input', texts.originalGone)
    return loadSourceFile(storage, row)
  }
  const own = readMusicOrder(job.params)?.musicFile ?? null
  const music = new Map(own === null ? [] : [[own as string, await loadFile(own)] as const])
  const callEngine = async (context: EngineContext): Promise<EngineResult> => {
    const captions = await speakCaptions(
      { speech, store, params: job.params, context },
      params.shots,
    )
    const shots = fitShots(params.shots, captions)
    const spoken = new Map(
      shots.flatMap(({ id }, i) => {
        const caption = captions[i]
        return caption ? [[id, caption] as const] : []
      }),
    )
    const buying = { ...clipDeps, userId, store, size, loadFile, context }
    const bought = buyClips(buying, shots)
    const clips = new Map<string, Uint8Array>()
    const parts = { runTool, context, store, size, params, loadFile, music, spoken }
    const making: Making = { ...parts, clips }
    const clipNames: string[] = []
    const total = shots.reduce((sum, { seconds }) => sum + seconds, 0)
    const made: ShotFile[] = []
    const failed: Failed[] = []
    let [seconds, lastError]: [number, unknown] = [0, null]
    try {
      for (const [i, shot] of shots.entries()) {
        const report = (share: number, step = texts.shotStep(i + 1)) =>
          context.onProgress({
            progress: ((1 - JOINING) * (seconds + share * shot.seconds)) / total,
            index: i,
            step,
          })
        report(0, shot.clip ? texts.clipStep(i + 1) : undefined)
        const pieces = listPieces(shot, made.at(-1)?.shot ?? null)
        try {
          const clip = await bought.get(shot)
          if (clip && 'error' in clip) throw clip.error
          if (clip && shot.clip) {
            making.clips.set(clipRef(shot.clip), clip.file)
            clipNames.push(clip.name)
          }
          made.push({ shot, ...(await makeShot(making, pieces, report)) })
        } catch (error) {
          const message = explainFailure(error, context)
          failed.push({
            id: shot.id,
            number: i + 1,
            message,
            refunded: params.shots[i]?.charged === true || (shot.clip?.credits ?? 0) > 0,
          })
          lastError = error
        }
        seconds += shot.seconds
      }
    } finally {
      await bought.settle()
    }
    if (made.length === 0) throw lastError
    const names = [
      ...made.flatMap((one) => one.names),
      ...[...spoken.values()].map((one) => one.name),
      ...clipNames,
    ]
    await store.trim(new Set(names))
    const result = await joinFilm(making, made, job.params)
    const cost = sumSpent(context.remote?.saved ?? null)
    const longer = params.shots.flatMap(({ id, seconds: ordered }, i) =>
      made.some(({ shot }) => shot.id === id && shot.seconds > ordered) ? [i + 1] : [],
    )
    const notes = longer.length > 0 ? [texts.shotsLonger(longer)] : []
    const narrated = {
      ...result,
      notes: [...notes, ...(result.notes ?? [])],
      ...(cost && { cost }),
    }
    return withFailures(narrated, { failed, made, params, costCredits: job.costCredits ?? 0 })
  }
  return { callEngine, longestMs: limitClips(clipDeps, params.shots) }
}

/** Part of the price that is charged, in its units; what a shot's video by a model costs is its own. */
function countDone(
  { shots, seconds, clipCredits = 0 }: FilmParams,
  failed: readonly Failed[],
  costCredits: number,
): { made: number; of: number } {
  const lost = shots.filter(({ id }) => failed.some((one) => one.id === id))
  const lostSeconds = lost
    .filter(({ charged }) => charged === true)
    .reduce((sum, one) => sum + Math.ceil(one.seconds), 0)
  const made = seconds - lostSeconds
  if (clipCredits === 0) return { made, of: seconds }
  const lostCredits = lost.reduce((sum, { clip }) => sum + (clip?.credits ?? 0), 0)
  const own = costCredits - clipCredits
  const ownMade = seconds === 0 ? own : Math.floor((own * made) / seconds)
  return { made: ownMade + clipCredits - lostCredits, of: costCredits }
}

/** Shots that were left out, in the report, the answer and the price. */
function withFailures(
  { notes = [], answer, ...result }: EngineResult,
  {
    failed,
    made,
    params,
    costCredits,
  }: {
    failed: readonly Failed[]
    made: readonly ShotFile[]
    params: FilmParams
    costCredits: number
  },
): EngineResult {
  const said = failed.map(({ number, refunded }) => texts.shotLeftOut(number, refunded))
  return {
    ...result,
    notes: [...said, ...notes],
    answer: {
      ...answer,
      failed: failed.map(({ id, message }) => ({ id, message })),
      rendered: made.filter((one) => one.rendered).map(({ shot }) => shot.id),
    },
    done: countDone(params, failed, costCredits),
  }
}
