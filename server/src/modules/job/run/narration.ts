/** The words of a video's shots spoken before its engine is called. */
import { SOUND_MAX_BYTES } from '@contract/uploads'
import { speechRef } from '@contract/tools/narration'
import { listSpokenWords } from '@contract/tools/speech-cost'
import type { MediaRef } from '@contract/tools/media'
import {
  type EngineContext,
  EngineError,
  type EngineResult,
  type RemoteState,
  type ToolRequest,
} from '../../../integrations/engines/engine'
import { forgetful, splitMemory } from '../../../integrations/engines/remote/memory'
import { sumSpent } from '../../../integrations/engines/remote/spent'
import { findVoice, type SpeechService } from '../../../integrations/speech/service'
import { pictureKey } from '../../../integrations/storage/keys'
import { ObjectMissing, type Storage } from '../../../integrations/storage/storage'
import { buySpeech } from '../buy-speech'

type RunTool = (request: ToolRequest, context: EngineContext) => Promise<EngineResult>

interface NarrationDeps {
  readonly speech: SpeechService | null
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete'>
}

/** Speech that an earlier run of the job bought and stored; null: none, or it is gone. */
async function findBought(
  { storage }: NarrationDeps,
  saved: RemoteState | null,
): Promise<Uint8Array | null> {
  if (typeof saved?.file !== 'string') return null
  try {
    return await storage.get(saved.file, { maxBytes: SOUND_MAX_BYTES })
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

/**
 * Each shot is spoken once, however often the engine is called and the job begins again: what was
 * bought is stored among the job's files until its video is made.
 */
export function withNarration(
  deps: NarrationDeps,
  jobId: string | undefined,
  request: ToolRequest,
  runTool: RunTool,
): (context: EngineContext) => Promise<EngineResult> {
  const words = listSpokenWords(request.params)
  if (words.every((text) => text === '')) return (context) => runTool(request, context)
  const spoken = new Map<MediaRef, Uint8Array>()
  return async (context) => {
    const { speech, storage } = deps
    if (!speech) throw new EngineError('unsupported', 'no speech service is configured')
    const voice = findVoice(speech, request.params.narrationVoice)
    const memory = splitMemory(context.remote ?? forgetful())
    for (const [shot, text] of words.entries()) {
      const ref = speechRef(shot)
      if (text === '' || spoken.has(ref)) continue
      const own = memory(ref)
      const keep = async (file: Uint8Array): Promise<RemoteState> => {
        if (jobId === undefined) return {}
        const key = pictureKey({ jobId, extension: 'speech' })
        await storage.put(key, file, { mime: 'application/octet-stream' })
        return { file: key }
      }
      const order = { voice, signal: context.signal, memory: own, keep }
      const bought = await findBought(deps, own.saved)
      spoken.set(ref, bought ?? (await buySpeech(speech, text, order)))
    }
    const media = new Map([...request.media, ...spoken])
    const result = await runTool({ ...request, media }, context)
    const stored = words.flatMap((_, shot) => memory(speechRef(shot)).saved?.file ?? [])
    await storage.delete(stored.filter((key) => typeof key === 'string'))
    const cost = sumSpent(context.remote?.saved ?? null)
    return { ...result, ...(cost && { cost }) }
  }
}
