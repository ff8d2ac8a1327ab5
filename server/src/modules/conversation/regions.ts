/** Detections of networks in a picture, once per picture and process: seconds of work. */
import type { ToolParams } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import type { FoundRegions } from '@studio/tools/regions/definition'
import { limitWork } from '../../integrations/engines/work-limit'
import { AppError } from '../../platform/lib/errors'
import type { SourceRow } from '../job/sources'
import type { ConversationPorts } from './ports'
import { texts } from './texts'

const REGIONS_TOOL = 'regions'
const TIMEOUT_MS = 90_000
/** About 20 KB each. */
const MOST_CACHED = 300

const NOTHING: FoundRegions = { regions: [], subjectNames: [], seen: false }

/** By storage key, the latest last: files of a key never change. */
const cache = new Map<string, Promise<FoundRegions>>()

async function detect(
  { engines, storage }: Pick<ConversationPorts, 'engines' | 'storage'>,
  ref: MediaRef,
  row: Pick<SourceRow, 'key'>,
): Promise<FoundRegions> {
  const engine = engines.forTool(REGIONS_TOOL)
  if (!engine?.runTool) return NOTHING
  const limit = limitWork(TIMEOUT_MS)
  try {
    const { answer } = await engine.runTool(
      {
        tool: REGIONS_TOOL,
        params: { image: ref } as unknown as ToolParams,
        media: new Map([[ref, await storage.get(row.key)]]),
        seed: 0,
      },
      { ...limit, onProgress: () => {} },
    )
    return (answer as FoundRegions | null | undefined) ?? NOTHING
  } catch (error) {
    if (limit.signal.aborted)
      throw new AppError('ENGINE_BUSY', { message: texts.regionsSlow, cause: error })
    throw error
  }
}

/** Throws ENGINE_BUSY. Calls for one picture share the work. */
export async function findRegions(
  deps: Pick<ConversationPorts, 'engines' | 'storage'>,
  ref: MediaRef,
  row: Pick<SourceRow, 'key'>,
): Promise<FoundRegions> {
  const known = cache.get(row.key)
  if (known) {
    cache.delete(row.key)
    cache.set(row.key, known)
    return known
  }
  const work = detect(deps, ref, row)
  cache.set(row.key, work)
  const [oldest] = cache.keys()
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest)
  // A failure, or networks that were not there, are no answer for later.
  const forget = (): void => {
    if (cache.get(row.key) === work) cache.delete(row.key)
  }
  work.then(({ seen }) => {
    if (!seen) forget()
  }, forget)
  return work
}
