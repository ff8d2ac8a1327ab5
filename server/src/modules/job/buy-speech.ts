/** One purchase of speech for a job: counted with the job, its cost stored, its errors explained. */
import { EngineError, type RemoteMemory, type RemoteState } from '../../integrations/engines/engine'
import { callCounted } from '../../integrations/engines/remote/counted-calls'
import type { Speech, SpeechService } from '../../integrations/speech/service'
import { texts } from './texts'

/** In words about narration: those of other errors are about the engine that paints. */
function explainFailure(error: unknown): unknown {
  if (!(error instanceof EngineError) || error.kind === 'rate_limited') return error
  const message = error.kind === 'content_blocked' ? texts.speechBlocked : texts.speechFailed
  return new EngineError('input', message, { cause: error })
}

/**
 * Rejects with EngineError: `rate_limited` to try again later, `input` with a sentence for the user.
 * @param order.keep stores the file before anything else happens to it; its answer is saved with the
 * job
 */
export async function buySpeech(
  speech: SpeechService,
  words: string,
  order: {
    readonly voice: string
    readonly signal: AbortSignal
    /** Of this purchase alone. */
    readonly memory: RemoteMemory
    readonly keep?: (file: Uint8Array) => Promise<RemoteState>
  },
): Promise<Uint8Array> {
  const { voice, signal, memory, keep } = order
  const server = speech.identity
  const call = { label: 'speech API', server, memory }
  let bought: { answer: Speech; lost: number }
  try {
    bought = await callCounted(call, () => speech.speak(words, { voice, signal }))
  } catch (error) {
    signal.throwIfAborted()
    throw explainFailure(error)
  }
  const { answer, lost } = bought
  const stored = await keep?.(answer.file)
  const spent = { ...answer.cost, ...(lost > 0 && { lost }) }
  await memory.save({ ...stored, server, spent }, { answered: true })
  return answer.file
}
