/**
 * The captions of a film, spoken before its shots are rendered. What was spoken is stored with the
 * draft under the name of its words, voice and service, so that it is bought once.
 */
import { SHOT_SECONDS } from '@contract/storyboard'
import type { FilmShot } from '@contract/tools/film'
import { NARRATION_ON } from '@contract/tools/speech-cost'
import { measureLength } from '@media/audio/length'
import { secondsWithSpeech, SPEECH_LEAD } from '@studio/tools/narration/timing'
import {
  type EngineContext,
  EngineError,
  type RemoteMemory,
} from '../../../integrations/engines/engine'
import { callCounted } from '../../../integrations/engines/remote/counted-calls'
import { forgetful, splitMemory } from '../../../integrations/engines/remote/memory'
import { UNITS } from '../../../integrations/engines/texts'
import { findVoice, type SpeechService } from '../../../integrations/speech/speech'
import { texts } from '../texts'
import { nameSpeech } from './pieces'
import { type PieceStore, SPEECH_SUFFIX } from './store'

/** Longer than any that fits, to say by how much. */
const MEASURED_SECONDS = 60

export interface SpokenCaption {
  readonly name: string
  readonly file: Uint8Array
  readonly seconds: number
}

interface Speaking {
  readonly speech: SpeechService
  readonly voice: string
  readonly store: PieceStore
  readonly memory: (name: string) => RemoteMemory
  readonly signal: AbortSignal
}

/** One purchase, stored before anything else happens to it. */
async function buySpeech(
  { speech, voice, store, memory, signal }: Speaking,
  words: string,
  name: string,
): Promise<Uint8Array> {
  const own = memory(name)
  const server = speech.identity
  const call = { label: 'speech API', server, memory: own }
  const { answer, lost } = await callCounted(call, () => speech.speak(words, { voice, signal }))
  await store.save(name, answer)
  const spent = { amount: [...words].length, unit: UNITS.character, ...(lost > 0 && { lost }) }
  await own.save({ server, spent }, { answered: true })
  return answer
}

async function measure(file: Uint8Array): Promise<number> {
  try {
    return await measureLength(file, MEASURED_SECONDS)
  } catch (cause) {
    throw new EngineError('unavailable', 'speech API answered no sound', { cause })
  }
}

/** By shot; null for one without words. Rejects with EngineError. */
export async function speakCaptions(
  {
    speech,
    store,
    params,
    context,
  }: {
    readonly speech: SpeechService | null
    readonly store: PieceStore
    readonly params: Readonly<Record<string, unknown>>
    readonly context: EngineContext
  },
  shots: readonly FilmShot[],
): Promise<readonly (SpokenCaption | null)[]> {
  if (params.narration !== NARRATION_ON) return shots.map(() => null)
  if (!speech) throw new EngineError('unsupported', 'no speech service is configured')
  const voice = findVoice(speech, params.narrationVoice)
  const memory = splitMemory(context.remote ?? forgetful())
  const speaking = { speech, voice, store, memory, signal: context.signal }
  const spoken = new Map<string, SpokenCaption>()
  const captions: (SpokenCaption | null)[] = []
  for (const [index, shot] of shots.entries()) {
    const words = shot.text.trim()
    if (words === '') {
      captions.push(null)
      continue
    }
    context.signal.throwIfAborted()
    context.onProgress({ progress: 0, index, step: texts.speakStep })
    const name = `${nameSpeech({ identity: speech.identity, voice, words })}${SPEECH_SUFFIX}`
    const known = spoken.get(name)
    const file = known?.file ?? (await store.find(name)) ?? (await buySpeech(speaking, words, name))
    const caption = known ?? { name, file, seconds: await measure(file) }
    spoken.set(name, caption)
    captions.push(caption)
  }
  return captions
}

/** Throws EngineError `input` for words that last longer than a shot may. */
export function fitShots(
  shots: readonly FilmShot[],
  captions: readonly (SpokenCaption | null)[],
): readonly FilmShot[] {
  return shots.map((shot, i) => {
    const spoken = captions[i]
    if (!spoken) return shot
    const seconds = secondsWithSpeech(shot.seconds, spoken.seconds)
    if (seconds > SHOT_SECONDS.max)
      throw new EngineError('input', texts.speechLong(i + 1, spoken.seconds, SHOT_SECONDS.max))
    return { ...shot, seconds, speech: { from: SPEECH_LEAD, to: SPEECH_LEAD + spoken.seconds } }
  })
}
