/** A storyboard from the shots of a published film: pure. */
import type { CallInput } from '@contract/endpoints/all'
import {
  CAPTION_MAX,
  CAPTION_MODES,
  FILM_RATIOS,
  SCRIPT_MAX,
  SHOT_CROSSINGS,
  SHOT_MOTIONS,
  SHOT_SECONDS,
  SHOTS_MAX,
} from '@contract/storyboard'
import { FILM_SOUND } from '@contract/tools/film'
import type { Character } from '@/domain/characters/mentions'
import { buildShots, cutText, suggestTitle, type ShotContent } from '../content'

type Creation = CallInput<'POST /api/storyboards'>['body'] & { shots: ShotContent[] }
type Params = Readonly<Record<string, unknown>>

const oneWithin = <T extends string>(all: readonly T[], value: unknown, initial: T): T =>
  all.find((one) => one === value) ?? initial

/** In half seconds, as they are written. */
function readSeconds(value: unknown): number {
  const { min, max, step } = SHOT_SECONDS
  const seconds = typeof value === 'number' && Number.isFinite(value) ? value : min
  return Math.min(max, Math.max(min, Math.round(seconds / step) * step))
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

function readShot(value: unknown, cards: readonly Character[]): ShotContent[] {
  if (typeof value !== 'object' || value === null) return []
  const shot = value as Params
  const caption = cutText(readText(shot.text), CAPTION_MAX)
  // Films of older releases have the captions alone.
  const text = cutText(readText(shot.words) || caption)
  return buildShots([{ text, caption, seconds: readSeconds(shot.seconds) }], cards).map(
    (built) => ({
      ...built,
      motion: oneWithin(SHOT_MOTIONS, shot.motion, 'in'),
      crossing: oneWithin(SHOT_CROSSINGS, shot.crossing, 'fade'),
    }),
  )
}

/** Parameters of music: narration is paid for, and not taken over. */
function readSound(params: Params): Params {
  const keys = Object.keys(FILM_SOUND).filter((key) => key.startsWith('music'))
  return Object.fromEntries(
    keys.flatMap((key) => (key !== 'musicFile' && key in params ? [[key, params[key]]] : [])),
  )
}

/** null: its author shows no shots. */
export function readWorkStory(params: Params | null, cards: readonly Character[]): Creation | null {
  const all: unknown[] = Array.isArray(params?.shots) ? params.shots : []
  const shots = all.slice(0, SHOTS_MAX).flatMap((shot) => readShot(shot, cards))
  if (params === null || shots.length === 0) return null
  const script = cutText(shots.map(({ text }) => text).join('\n'), SCRIPT_MAX)
  return {
    title: suggestTitle(script),
    script,
    ratio: oneWithin(FILM_RATIOS, params.ratio, '9:16'),
    captions: oneWithin(CAPTION_MODES, params.captions, 'burned'),
    sound: readSound(params),
    shots,
  }
}
