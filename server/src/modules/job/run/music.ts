/** Music under videos that an engine without a composer made: the embedded one adds it. */
import { readMusicOrder } from '@contract/tools/music'
import type {
  EngineContext,
  EngineResult,
  EngineVideo,
  ToolRequest,
} from '../../../integrations/engines/engine'
import type { EngineRegistry } from '../../../integrations/engines/registry'

const MUSIC_TOOL = 'music'
const VIDEO = 'upload:video'

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
  const composer = engines.forTool(MUSIC_TOOL)
  if (order === null || !composer?.runTool) return callEngine
  const runTool = composer.runTool.bind(composer)
  return async (context) => {
    const result = await callEngine(context)
    const notes: string[] = [...(result.notes ?? [])]
    const videos: EngineVideo[] = []
    for (const video of result.videos ?? []) {
      const scored = await runTool(
        {
          tool: MUSIC_TOOL,
          params: { ...order, video: VIDEO, words: listWords(request) },
          media: new Map([[VIDEO, video.data]]),
          seed: request.seed,
        },
        { signal: context.signal, onProgress: () => {} },
      )
      const data = scored.videos?.[0]?.data
      if (!data) throw new Error('the composer returned no video')
      videos.push({ ...video, data })
      notes.push(...(scored.notes ?? []))
    }
    return { ...result, videos, notes }
  }
}
