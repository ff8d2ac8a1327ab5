/** The order of a film, from the present draft: the parameters of its job and the seconds that are charged. */
import { findBeatMood, listFilmSeconds } from '@contract/script/beats'
import { buildDefaults } from '@contract/tools/define'
import { film, type FilmShot } from '@contract/tools/film'
import { NARRATION_ON } from '@contract/tools/speech-cost'
import { findVoice, type SpeechService } from '../../integrations/speech/service'
import { keyOfFilm, keyOfShot, nameSpeech } from '../job/film/pieces'
import type { StoryboardRow } from './repository'
import type { ShotState } from './state'

type Draft = Pick<
  StoryboardRow,
  'script' | 'ratio' | 'captions' | 'sound' | 'seed' | 'charged' | 'shots'
>

export interface PlannedShot {
  readonly shot: FilmShot
  /** Words of its picture, which its film does not depend on. */
  readonly words: string
  readonly key: string
  /** No film of this draft was charged for it as it is. */
  readonly isNew: boolean
  /** Seconds it is charged with. */
  readonly seconds: number
  /** Its spoken caption; null: none is spoken. */
  readonly speech: {
    readonly key: string
    /** Characters. */
    readonly length: number
    /** No film of this draft was charged for it. */
    readonly isNew: boolean
  } | null
}

export const isNarrated = ({ sound }: Pick<Draft, 'sound'>): boolean =>
  sound.narration === NARRATION_ON

/** Whether a shot goes over from the one before; the first one does not. */
function planShot({ shot, picture }: ShotState, nth: number, seconds: number): FilmShot {
  const { id, caption: text, motion } = shot
  const crossing = nth === 0 ? 'none' : shot.crossing
  return { id, image: picture, text, seconds, motion, crossing }
}

/** @param service null: none is configured */
export function planFilm(
  draft: Draft,
  states: readonly ShotState[],
  service: SpeechService | null,
): readonly PlannedShot[] {
  const charged = new Set(draft.charged)
  const lengths = listFilmSeconds({ ...draft, shots: states.map(({ shot }) => shot) })
  const spoken = new Set<string>(charged)
  const voice = service && findVoice(service, draft.sound.narrationVoice)
  const planSpeech = (text: string): PlannedShot['speech'] => {
    const words = text.trim()
    if (!isNarrated(draft) || !service || voice === null || words === '') return null
    const key = nameSpeech({ identity: service.identity, voice, words })
    const isNew = !spoken.has(key)
    // The same words of a later shot are bought once.
    spoken.add(key)
    return { key, length: [...words].length, isNew }
  }
  return states.map((state, nth) => {
    const shot = planShot(state, nth, lengths[nth] ?? state.shot.seconds)
    const key = keyOfShot(shot, draft.ratio, draft.captions)
    const { text: words } = state.shot
    const speech = planSpeech(shot.text)
    const isNew = !charged.has(key)
    return { shot, words, key, isNew, seconds: Math.ceil(shot.seconds), speech }
  })
}

/** Characters that are spoken and charged. */
export const countNewSpeech = (planned: readonly PlannedShot[]): number =>
  planned.reduce((sum, { speech }) => sum + (speech?.isNew ? speech.length : 0), 0)

/** Characters of everything that is spoken, each sentence once. */
export function countSpeech(planned: readonly PlannedShot[]): number {
  const lengths = new Map(
    planned.flatMap(({ speech }) => (speech ? [[speech.key, speech.length]] : [])),
  )
  return [...lengths.values()].reduce((sum, length) => sum + length, 0)
}

export const sumSeconds = (planned: readonly PlannedShot[]): number =>
  planned.reduce((sum, { seconds }) => sum + seconds, 0)

/** Parameters of the job. */
export function writeOrder(draft: Draft, planned: readonly PlannedShot[]) {
  const { ratio, captions, sound, seed } = draft
  const { shots: _shots, ...defaults } = buildDefaults(film)
  const shots = planned.map(({ shot, words, isNew }) => ({ ...shot, words, charged: isNew }))
  const seconds = sumSeconds(planned.filter(({ isNew }) => isNew))
  const mood = findBeatMood(draft)
  const music = mood === null ? {} : { music: mood }
  const speechChars = countNewSpeech(planned)
  return { ...defaults, ...sound, ...music, shots, ratio, captions, seconds, speechChars, seed }
}

/** Everything that the film shows and sounds like. */
export function identifyFilm(
  { captions, sound, seed, ratio }: Draft,
  planned: readonly PlannedShot[],
): string {
  return keyOfFilm({ ratio, captions, sound, seed, shots: planned.map(({ shot }) => shot) })
}
