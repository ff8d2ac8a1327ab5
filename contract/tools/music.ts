/** Music of videos: moods, and the parameters by which a video tool asks for one. */
import type { NumberParam, OptionParam } from './define'
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

const OPTIONS: OptionParam['options'] = [
  { value: NO_MUSIC, name: '不要' },
  { value: FITTING_MUSIC, name: '自动', note: '按画面和文字挑一种；曲子现编，随画面结束' },
  ...named(MOOD_NAMES),
]

export const musicName = (music: string): string =>
  OPTIONS.find(({ value }) => value === music)?.name ?? ''

const WITHOUT = { music: [NO_MUSIC] } as const
const SECONDS = { kind: 'number', min: 0, max: 3, step: 0.5, unit: '秒', advanced: true } as const

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
    musicVolume: VOLUME,
    musicFadeIn: FADE_IN,
    musicFadeOut: FADE_OUT,
  } as const
}

export interface MusicOrder {
  readonly music: string
  /** 10..100. */
  readonly musicVolume: number
  /** Seconds. */
  readonly musicFadeIn: number
  readonly musicFadeOut: number
}

/** Null for parameters that ask for no music. */
export function readMusicOrder(params: Readonly<Record<string, unknown>>): MusicOrder | null {
  const { music, musicVolume, musicFadeIn, musicFadeOut } = params
  if (typeof music !== 'string' || music === NO_MUSIC) return null
  const toNumber = (value: unknown, initial: number): number =>
    typeof value === 'number' ? value : initial
  return {
    music,
    musicVolume: toNumber(musicVolume, VOLUME.initial),
    musicFadeIn: toNumber(musicFadeIn, FADE_IN.initial),
    musicFadeOut: toNumber(musicFadeOut, FADE_OUT.initial),
  }
}
