/** Music under a finished video, composed by the embedded engine on one of its threads. */
import type { MusicOrder } from '@contract/tools/music'
import type { EngineContext } from './engine'
import type { EngineRegistry } from './registry'

/** Not listed among tools: studio/tools/music. */
export const MUSIC_TOOL = 'music'
const VIDEO = 'upload:video'

interface MusicRequest {
  /** MP4 of ours; its own sound stays above the music. */
  readonly video: Uint8Array
  readonly order: MusicOrder
  /** Of own music. */
  readonly file?: Uint8Array | undefined
  /** Of what is shown, for a mood that fits. */
  readonly words: string
  readonly seed: number
}

export interface VideoWithMusic {
  readonly data: Uint8Array
  /** For the user, one Chinese sentence each. */
  readonly notes: readonly string[]
}

/** Null where no engine composes. Rejects with EngineError, or with the signal's reason. */
export async function composeUnder(
  engines: Pick<EngineRegistry, 'forTool'>,
  { video, order, file, words, seed }: MusicRequest,
  context: Pick<EngineContext, 'signal' | 'onBegin'>,
): Promise<VideoWithMusic | null> {
  const composer = engines.forTool(MUSIC_TOOL)
  if (!composer?.runTool) return null
  const { videos = [], notes = [] } = await composer.runTool(
    {
      tool: MUSIC_TOOL,
      params: { ...order, video: VIDEO, words },
      media: new Map([
        [VIDEO, video],
        ...(order.musicFile && file ? ([[order.musicFile, file]] as const) : []),
      ]),
      seed,
    },
    { ...context, onProgress: () => {} },
  )
  const [made] = videos
  if (!made) throw new Error('the composer returned no video')
  return { data: made.data, notes }
}
