/**
 * The captions of a film, spoken before its shots are rendered. What was spoken is stored with the
 * draft under the name of its words, voice and service, so that it is bought once.
 */
import { SHOT_SECONDS } from '@contract/storyboard'
import type { FilmShot } from '@contract/tools/film'
import { NARRATION_ON } from '@contract/tools/speech-cost'
import { measureLength } from '@media/audio/length'
import { secondsWithSpeech, SPEECH_LEAD } from '@studio/tools/narration/timing'
import { type EngineContext, EngineError } from '../../../integrations/engines/engine'
import { forgetful, splitMemory } from '../../../integrations/engines/remote/memory'
import { findVoice, type SpeechService } from '../../../integrations/speech/service'
import { buySpeech } from '../buy-speech'
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

async function measure(file: Uint8Array): Promise<number> {
  try {
    return await measureLength(file, MEASURED_SECONDS)
  } catch (cause) {
    throw new EngineError('input', texts.speechFailed, { cause })
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
  const { signal } = context
  const spoken = new Map<string, SpokenCaption>()
  const captions: (SpokenCaption | null)[] = []
  for (const [index, shot] of shots.entries()) {
    const words = shot.text.trim()
    if (words === '') {
      captions.push(null)
      continue
    }
    context.onProgress({ progress: 0, index, step: texts.speakStep })
    signal.throwIfAborted()
    const name = `${nameSpeech({ identity: speech.identity, voice, words })}${SPEECH_SUFFIX}`
    const known = spoken.get(name)
    const keep = async (bought: Uint8Array) => {
      await store.save(name, bought)
      return {}
    }
    const order = { voice, signal, memory: memory(name), keep }
    const file = known?.file ?? (await store.find(name)) ?? (await buySpeech(speech, words, order))
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
