/** Music under videos that an engine without a composer made: the embedded one adds it. */
import { readMusicOrder } from '@contract/tools/music'
import type {
  EngineContext,
  EngineResult,
  EngineVideo,
  ToolRequest,
} from '../../../integrations/engines/engine'
import { composeUnder } from '../../../integrations/engines/music'
import type { EngineRegistry } from '../../../integrations/engines/registry'

function listWords({ params }: ToolRequest): string {
  const { shots } = params
  if (!Array.isArray(shots)) return ''
  return shots
    .flatMap((shot: object) => ('text' in shot && typeof shot.text === 'string' ? [shot.text] : []))
    .join('\n')
}

/** The call of an engine's tool, followed by the composer where the order asks for music. */
export function withMusic(
  engines: Pick<EngineRegistry, 'forTool'>,
  request: ToolRequest,
  callEngine: (context: EngineContext) => Promise<EngineResult>,
): (context: EngineContext) => Promise<EngineResult> {
  const order = readMusicOrder(request.params)
  if (order === null) return callEngine
  const words = listWords(request)
  const { seed } = request
  return async (context) => {
    const result = await callEngine(context)
    const notes: string[] = [...(result.notes ?? [])]
    const videos: EngineVideo[] = []
    for (const video of result.videos ?? []) {
      const file = order.musicFile === null ? undefined : request.media.get(order.musicFile)
      const piece = { video: video.data, order, file, words, seed }
      const scored = await composeUnder(engines, piece, { signal: context.signal })
      videos.push(scored ? { ...video, data: scored.data } : video)
      notes.push(...(scored?.notes ?? []))
    }
    return { ...result, videos, ...(notes.length > 0 && { notes }) }
  }
}
