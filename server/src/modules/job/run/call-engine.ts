/** One job as one question to its engine. */
import { isOwnModel } from '@contract/own-models'
import { isMode } from '@contract/tools/modes'
import type { Db } from '../../../platform/db/client'
import {
  capabilitiesOf,
  type EngineContext,
  EngineError,
  type EngineResult,
} from '../../../integrations/engines/engine'
import type { EngineRegistry } from '../../../integrations/engines/registry'
import type { SpeechService } from '../../../integrations/speech/service'
import type { Storage } from '../../../integrations/storage/storage'
import type { OwnEngines } from '../ports'
import { film } from '@contract/tools/film'
import type { ClipDeps } from '../film/clips'
import { filmInPieces } from '../film/run'
import { chooseCardPictures, noteCards } from '../characters'
import { loadCardPictures, loadMedia, loadRecipes, loadReferences } from './media'
import type { JobRow } from '../rows'
import { withBusyRetries } from './busy'
import { withMusic } from './music'
import { withNarration } from './narration'
import { toText2ImgRequest } from './request'
import { asStyled } from './styled'

export interface EngineCallDeps {
  readonly db: Db
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly ownEngines: OwnEngines
  /** Null: no words are spoken. */
  readonly speech: SpeechService | null
  readonly noteClip: ClipDeps['noteClip']
}

export interface Prepared {
  /** May be called again when the engine was busy. */
  readonly callEngine: (context: EngineContext) => Promise<EngineResult>
  /** The vendor's own limit for a run, ms; 0: it has none. */
  readonly longestMs: number
}

/** Puts the notes about cards first in the report. */
function withNotes(result: EngineResult, notes: readonly string[]): EngineResult {
  return notes.length === 0 ? result : { ...result, notes: [...notes, ...(result.notes ?? [])] }
}

/** Prepares everything once. */
export async function prepare(
  deps: EngineCallDeps,
  job: Pick<JobRow, 'tool' | 'params' | 'userId' | 'engineId' | 'modelId'> &
    Partial<Pick<JobRow, 'id' | 'appliedStyle' | 'characters' | 'costCredits'>>,
): Promise<Prepared> {
  const engine = isOwnModel(job.engineId)
    ? await deps.ownEngines.open(job.engineId, job.userId)
    : deps.engines.byId(job.engineId)
  if (!engine) throw new EngineError('unavailable', `engine ${job.engineId} is not configured`)
  const can = capabilitiesOf(engine, job.modelId)
  const { longestMs = 0 } = can
  if (isMode(job.tool)) {
    const references = await loadReferences(deps, job)
    const cards = job.characters ?? []
    const own = await loadCardPictures(deps, job, chooseCardPictures(can, cards, references.length))
    const request = toText2ImgRequest(engine, job, [...references, ...own])
    const notes = noteCards(can, cards, own)
    const callEngine = async (context: EngineContext) =>
      withNotes(await engine.run(request, context), notes)
    const { style, prompt } = job.params
    const isStyled = job.appliedStyle && typeof style === 'string'
    const words = typeof prompt === 'string' ? prompt : ''
    return {
      callEngine: isStyled ? asStyled(callEngine, { style, prompt: words }) : callEngine,
      longestMs,
    }
  }
  const { tool, params } = job
  if (tool === film.id) return filmInPieces({ ...deps, patiently: withBusyRetries }, job, engine)
  if (!engine.runTool || !can.tools.includes(tool))
    throw new EngineError('unsupported', `engine ${engine.id} has no tool ${tool}`)
  const request = Object.freeze({
    tool,
    model: job.modelId,
    params,
    ...(await loadMedia(deps, job)),
    recipes: await loadRecipes(deps.db, job),
    // Tools without a choice of seed always draw the same.
    seed: typeof params.seed === 'number' ? params.seed : 0,
  })
  const runTool = engine.runTool.bind(engine)
  const callEngine = withNarration(deps, job.id, request, runTool)
  const composes = can.tools.includes('music')
  return {
    callEngine: composes ? callEngine : withMusic(deps.engines, request, callEngine),
    longestMs,
  }
}
