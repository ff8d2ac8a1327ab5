/** Music of videos: moods, and the parameters by which a video tool asks for one. */
import type { NumberParam, OptionParam, SoundParam } from './define'
import { isMediaRef, type MediaRef } from './media'
import { named } from './options'

export const MOOD_NAMES = {
  calm: '宁静',
  bright: '明快',
  mysterious: '神秘',
  festive: '喜庆',
  epic: '壮阔',
  lonely: '思念',
  playful: '俏皮',
  guofeng: '国风',
} as const

export type MoodId = keyof typeof MOOD_NAMES

export const MOOD_IDS = Object.keys(MOOD_NAMES) as MoodId[]

export const NO_MUSIC = 'none'
/** A mood that fits what is shown. */
export const FITTING_MUSIC = 'auto'

/** A file of the person, in `musicFile`. */
export const OWN_MUSIC = 'own'

const OPTIONS: OptionParam['options'] = [
  { value: NO_MUSIC, name: '不要' },
  { value: FITTING_MUSIC, name: '自动', note: '按画面和文字挑一种；曲子现编，随画面结束' },
  ...named(MOOD_NAMES),
  { value: OWN_MUSIC, name: '自己的音乐', note: '请只用您有权使用的音乐；比画面短时循环播放' },
]

export const musicName = (music: string): string =>
  OPTIONS.find(({ value }) => value === music)?.name ?? ''

const WITHOUT = { music: [NO_MUSIC] } as const
const SECONDS = { kind: 'number', min: 0, max: 3, step: 0.5, unit: '秒', advanced: true } as const

const FILE = {
  kind: 'sound',
  label: '音乐文件',
  when: { music: [OWN_MUSIC] },
} as const satisfies SoundParam

const VOLUME = {
  kind: 'number',
  label: '音量',
  min: 10,
  max: 100,
  step: 5,
  initial: 100,
  unit: '%',
  unless: WITHOUT,
} as const satisfies NumberParam

const FADE_IN = { ...SECONDS, label: '音乐淡入', initial: 0, unless: WITHOUT } as const
const FADE_OUT = { ...SECONDS, label: '音乐淡出', initial: 1, unless: WITHOUT } as const

/** Parameters of music, to be spread into those of a tool. */
export function musicParams(initial: typeof NO_MUSIC | typeof FITTING_MUSIC) {
  return {
    music: { kind: 'option', label: '配乐', options: OPTIONS, initial },
    musicFile: FILE,
    musicVolume: VOLUME,
    musicFadeIn: FADE_IN,
    musicFadeOut: FADE_OUT,
  } as const
}

export interface MusicOrder {
  readonly music: string
  /** For own music. */
  readonly musicFile: MediaRef | null
  /** 10..100. */
  readonly musicVolume: number
  /** Seconds. */
  readonly musicFadeIn: number
  readonly musicFadeOut: number
}

/** Null for parameters that ask for no music. */
export function readMusicOrder(params: Readonly<Record<string, unknown>>): MusicOrder | null {
  const { music, musicFile, musicVolume, musicFadeIn, musicFadeOut } = params
  if (typeof music !== 'string' || music === NO_MUSIC) return null
  const toNumber = (value: unknown, initial: number): number =>
    typeof value === 'number' ? value : initial
  return {
    music,
    musicFile: music === OWN_MUSIC && isMediaRef(musicFile) ? musicFile : null,
    musicVolume: toNumber(musicVolume, VOLUME.initial),
    musicFadeIn: toNumber(musicFadeIn, FADE_IN.initial),
    musicFadeOut: toNumber(musicFadeOut, FADE_OUT.initial),
  }
}

/** Made again by someone else, who cannot have the file: a fitting mood takes its place. */
export function withoutOwnMusic<T>(music: T): T | typeof FITTING_MUSIC {
  return music === OWN_MUSIC ? FITTING_MUSIC : music
}
