/** One job as one question to its engine. */
import { isMode } from '@contract/tools/modes'
import type { Db } from '../../../db/client'
import { type EngineContext, EngineError, type EngineResult } from '../../../engines/engine'
import type { EngineRegistry } from '../../../engines/registry'
import type { Storage } from '../../../storage/storage'
import { loadMedia, loadRecipes } from './media'
import type { JobRow } from '../rows'
import { toText2ImgRequest } from './request'

export interface AskDeps {
  readonly db: Db
  readonly storage: Storage
  readonly engines: EngineRegistry
}

/** Prepares everything once; the answer may be called again when the engine was busy. */
export async function prepare(
  deps: AskDeps,
  job: Pick<JobRow, 'tool' | 'params' | 'userId' | 'engineId' | 'modelId'>,
): Promise<(context: EngineContext) => Promise<EngineResult>> {
  const engine = deps.engines.byId(job.engineId)
  if (!engine) throw new EngineError('unavailable', `engine ${job.engineId} is not configured`)
  if (isMode(job.tool)) {
    const request = toText2ImgRequest(engine, job)
    return (context) => engine.run(request, context)
  }
  const { tool, params } = job
  if (!engine.runTool || !engine.capabilities.tools.includes(tool))
    throw new EngineError('unsupported', `engine ${engine.id} has no tool ${tool}`)
  const request = Object.freeze({
    tool,
    params,
    media: await loadMedia(deps, job),
    recipes: await loadRecipes(deps.db, job),
    // Tools without a choice of seed always draw the same.
    seed: typeof params.seed === 'number' ? params.seed : 0,
  })
  const runTool = engine.runTool.bind(engine)
  return (context) => runTool(request, context)
}
