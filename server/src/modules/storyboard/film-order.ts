/** The order of a film, from the present draft: the parameters of its job and the seconds that are charged. */
import { findBeatMood, listFilmSeconds } from '@contract/script/beats'
import { buildDefaults } from '@contract/tools/define'
import { film, type FilmShot } from '@contract/tools/film'
import { keyOfFilm, keyOfShot } from '../job/film/pieces'
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
}

/** Whether a shot goes over from the one before; the first one does not. */
function planShot({ shot, picture }: ShotState, nth: number, seconds: number): FilmShot {
  const { id, caption: text, motion } = shot
  const crossing = nth === 0 ? 'none' : shot.crossing
  return { id, image: picture, text, seconds, motion, crossing }
}

export function planFilm(draft: Draft, states: readonly ShotState[]): readonly PlannedShot[] {
  const charged = new Set(draft.charged)
  const lengths = listFilmSeconds({ ...draft, shots: states.map(({ shot }) => shot) })
  return states.map((state, nth) => {
    const shot = planShot(state, nth, lengths[nth] ?? state.shot.seconds)
    const key = keyOfShot(shot, draft.ratio, draft.captions)
    const { text: words } = state.shot
    return { shot, words, key, isNew: !charged.has(key), seconds: Math.ceil(shot.seconds) }
  })
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
  return { ...defaults, ...sound, ...music, shots, ratio, captions, seconds, seed }
}

/** Everything that the film shows and sounds like. */
export function identifyFilm(
  { captions, sound, seed, ratio }: Draft,
  planned: readonly PlannedShot[],
): string {
  return keyOfFilm({ ratio, captions, sound, seed, shots: planned.map(({ shot }) => shot) })
}
