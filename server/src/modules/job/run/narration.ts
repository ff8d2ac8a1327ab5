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
import type { SpeechService } from '../../../integrations/speech/speech'

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
    for (const [shot, text] of words.entries()) {
      const ref = speechRef(shot)
      if (text !== '' && !spoken.has(ref))
        spoken.set(ref, await speech.speak(text, { voice: '', signal: context.signal }))
    }
    return runTool({ ...request, media: new Map([...request.media, ...spoken]) }, context)
  }
}
