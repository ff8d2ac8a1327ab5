/** The words of a video's shots spoken before its engine is called. */
import { speechRef } from '@contract/tools/narration'
import { listSpokenWords } from '@contract/tools/speech-cost'
import type { MediaRef } from '@contract/tools/media'
import {
  type EngineContext,
  EngineError,
  type EngineResult,
  type ToolRequest,
} from '../../../integrations/engines/engine'
import { forgetful, splitMemory } from '../../../integrations/engines/remote/memory'
import { sumSpent } from '../../../integrations/engines/remote/spent'
import type { SpeechService } from '../../../integrations/speech/service'
import { buySpeech } from '../buy-speech'

type RunTool = (request: ToolRequest, context: EngineContext) => Promise<EngineResult>

/** Each shot is spoken once, however often the engine is called. */
export function withNarration(
  speech: SpeechService | null,
  request: ToolRequest,
  runTool: RunTool,
): (context: EngineContext) => Promise<EngineResult> {
  const words = listSpokenWords(request.params)
  if (words.every((text) => text === '')) return (context) => runTool(request, context)
  const spoken = new Map<MediaRef, Uint8Array>()
  return async (context) => {
    if (!speech) throw new EngineError('unsupported', 'no speech service is configured')
    const memory = splitMemory(context.remote ?? forgetful())
    for (const [shot, text] of words.entries()) {
      const ref = speechRef(shot)
      if (text === '' || spoken.has(ref)) continue
      const order = { voice: '', signal: context.signal, memory: memory(ref) }
      spoken.set(ref, await buySpeech(speech, text, order))
    }
    const media = new Map([...request.media, ...spoken])
    const result = await runTool({ ...request, media }, context)
    const cost = sumSpent(context.remote?.saved ?? null)
    return { ...result, ...(cost && { cost }) }
  }
}
