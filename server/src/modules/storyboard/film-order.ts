/** The order of a film, from the present draft: the parameters of its job and the seconds that are charged. */
import { findBeatMood, listFilmSeconds } from '@contract/script/beats'
import { buildDefaults } from '@contract/tools/define'
import { film, type FilmShot } from '@contract/tools/film'
import { NARRATION_ON } from '@contract/tools/speech-cost'
import { findVoice, type SpeechService } from '../../integrations/speech/service'
import { keyOfFilm, keyOfShot, nameSpeech } from '../job/film/pieces'
import { type ClipIssue, type ClipOffer, planClip, type PlannedClip } from './clips'
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
  /** Its video by a model; null: it has none. */
  readonly clip: (PlannedClip & { readonly isNew: boolean }) | null
  /** Obstacle of its video by a model; null: it can be ordered, or it has none. */
  readonly clipIssue: ClipIssue | null
}

export const isNarrated = ({ sound }: Pick<Draft, 'sound'>): boolean =>
  sound.narration === NARRATION_ON

/** Whether a shot goes over from the one before; the first one does not. */
function planShot({ shot, picture }: ShotState, nth: number, seconds: number): FilmShot {
  const { id, caption: text, motion } = shot
  const crossing = nth === 0 ? 'none' : shot.crossing
  return { id, image: picture, text, seconds, motion, crossing }
}

interface Services {
  /** Null: none is configured. */
  readonly speech: SpeechService | null
  readonly offers: readonly ClipOffer[]
  /** Pictures of the user that are there. */
  readonly known: { has(ref: string): boolean }
}

export function planFilm(
  draft: Draft,
  states: readonly ShotState[],
  { speech: service, ...clips }: Services,
): readonly PlannedShot[] {
  const charged = new Set(draft.charged)
  const lengths = listFilmSeconds({ ...draft, shots: states.map(({ shot }) => shot) })
  // The same words, or the same video, of a later shot are bought once.
  const spoken = new Set<string>(charged)
  const filmed = new Set<string>(charged)
  const voice = service && findVoice(service, draft.sound.narrationVoice)
  const planSpeech = (text: string): PlannedShot['speech'] => {
    const words = text.trim()
    if (!isNarrated(draft) || !service || voice === null || words === '') return null
    const key = nameSpeech({ identity: service.identity, voice, words })
    const isNew = !spoken.has(key)
    spoken.add(key)
    return { key, length: [...words].length, isNew }
  }
  return states.map((state, nth) => {
    const seconds = lengths[nth] ?? state.shot.seconds
    const found = planClip({ states, ratio: draft.ratio }, { nth, seconds }, clips)
    const planned = typeof found === 'string' ? null : found
    const camera = planShot(state, nth, seconds)
    const shot = planned ? { ...camera, clip: planned.order } : camera
    const clip = planned && { ...planned, isNew: !filmed.has(planned.order.key) }
    if (clip) filmed.add(clip.order.key)
    const clipIssue = typeof found === 'string' ? found : null
    const key = keyOfShot(shot, draft.ratio, draft.captions)
    const { text: words } = state.shot
    const speech = planSpeech(shot.text)
    const isNew = !charged.has(key)
    const charge = { key, isNew, seconds: Math.ceil(seconds) }
    return { shot, words, ...charge, speech, clip, clipIssue }
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

/** Credits of the videos by models. */
export function sumClips(planned: readonly PlannedShot[], onlyNew: boolean): number {
  const prices = new Map(
    planned.flatMap(({ clip }) =>
      clip && (clip.isNew || !onlyNew) ? [[clip.order.key, clip.credits]] : [],
    ),
  )
  return [...prices.values()].reduce((sum, credits) => sum + credits, 0)
}

/** Parameters of the job. */
export function writeOrder(draft: Draft, planned: readonly PlannedShot[]) {
  const { ratio, captions, sound, seed } = draft
  const { shots: _shots, ...defaults } = buildDefaults(film)
  const shots = planned.map(({ shot, words, isNew, clip }) => ({
    ...shot,
    words,
    charged: isNew,
    ...(clip && { clip: { ...clip.order, credits: clip.isNew ? clip.credits : 0 } }),
  }))
  const seconds = sumSeconds(planned.filter(({ isNew }) => isNew))
  const mood = findBeatMood(draft)
  const music = mood === null ? {} : { music: mood }
  const speechChars = countNewSpeech(planned)
  const charges = { seconds, speechChars, clipCredits: sumClips(planned, true) }
  return { ...defaults, ...sound, ...music, shots, ratio, captions, ...charges, seed }
}

/** Everything that the film shows and sounds like. */
export function identifyFilm(
  { captions, sound, seed, ratio }: Draft,
  planned: readonly PlannedShot[],
): string {
  return keyOfFilm({ ratio, captions, sound, seed, shots: planned.map(({ shot }) => shot) })
}
