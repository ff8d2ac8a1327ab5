/** 短片: limits and choices of a storyboard. Free of zod. */
import { CROSSING } from './tools/crossing'
import type { MediaRef } from './tools/media'
import { named } from './tools/options'

export const STORYBOARDS_MAX = 30
export const SCRIPT_MAX = 2000
export const SHOTS_MIN = 2
export const SHOTS_MAX = 12
export const SHOT_SECONDS = { min: 2, max: 8, step: 0.5 } as const
/** Words of a shot's picture, and those written on it. */
export const SHOT_TEXT_MAX = 300
export const CAPTION_MAX = 60
/** Characters that can be spoken within the longest shot, by a fast voice. */
export const SPOKEN_CHARS_MAX = 44
export const STORYBOARD_TITLE_MAX = 20

export const FILM_RATIOS = ['9:16', '16:9', '1:1'] as const
export type FilmRatio = (typeof FILM_RATIOS)[number]

export const SHOT_MOTION_NAMES = {
  in: '推近',
  out: '拉远',
  left: '左移',
  right: '右移',
  up: '升起',
  down: '降下',
  orbit: '环绕',
  still: '不动',
} as const
export type ShotMotion = keyof typeof SHOT_MOTION_NAMES
export const SHOT_MOTIONS = Object.keys(SHOT_MOTION_NAMES) as ShotMotion[]
/** For the form: motions with their names. */
export const SHOT_MOTION_OPTIONS = named(SHOT_MOTION_NAMES)

/** Going over into a shot from the one before; of the first shot it does nothing. */
export const SHOT_CROSSINGS = ['none', 'fade', 'push', 'black'] as const
export type ShotCrossing = (typeof SHOT_CROSSINGS)[number]
export const SHOT_CROSSING_OPTIONS = CROSSING.options

/** Last frame of a shot by a video model: the picture of the shot after it. */
export const NEXT_PICTURE = 'next'

/** A shot by an image-to-video model instead of a camera move over its picture. */
export interface ShotClip {
  readonly model: string
  /** NEXT_PICTURE, or an own picture; null: the model ends as it likes. */
  readonly last: typeof NEXT_PICTURE | MediaRef | null
  /** Another one is another take, which is bought. */
  readonly seed: number
}

/** The shortest that is long enough, else the longest: the rest of the shot shows its last frame. */
export function chooseClipLength<T extends { readonly seconds: number }>(
  lengths: readonly T[],
  seconds: number,
): T | undefined {
  const rising = [...lengths].sort((a, b) => a.seconds - b.seconds)
  return rising.find((one) => one.seconds >= seconds) ?? rising.at(-1)
}

export const CAPTION_MODE_NAMES = { burned: '写在画面上', track: '字幕轨道', none: '不要' } as const
export type CaptionMode = keyof typeof CAPTION_MODE_NAMES
export const CAPTION_MODES = Object.keys(CAPTION_MODE_NAMES) as CaptionMode[]
